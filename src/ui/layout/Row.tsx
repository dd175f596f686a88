import Stack, { type StackProps } from '@mui/material/Stack';
import type { ElementType } from 'react';

interface RowProps extends Omit<StackProps, 'direction' | 'spacing'> {
  /** The space between and beneath its children, in steps of 8 pixels. */
  gap?: number;
  /** How they stand in their line; in the middle unless said otherwise. */
  align?: 'baseline' | 'center' | 'flex-end' | 'flex-start' | 'stretch';
  /** Whether all of them stay on one line. */
  noWrap?: boolean;
  component?: ElementType;
}

/** Children beside each other, on further lines where there is no room. */
export const Row = ({ gap = 1, align = 'center', noWrap, sx, ...props }: RowProps) => (
  <Stack
    direction="row"
    {...props}
    sx={[
      { gap, alignItems: align, flexWrap: noWrap ? 'nowrap' : 'wrap' },
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
  />
);
