import Stack, { type StackProps } from '@mui/material/Stack';
import type { ElementType } from 'react';

interface RowProps extends Omit<StackProps, 'direction' | 'spacing'> {
  /** The space between and beneath its children, in steps of 8 pixels. */
  gap?: number;
  /** The space beneath them, if it is another one. */
  rowGap?: number;
  /** How they stand in their line; in the middle unless said otherwise. */
  align?: 'baseline' | 'center' | 'flex-end' | 'flex-start' | 'stretch';
  /** Where the space goes that they leave. */
  justify?: 'center' | 'flex-end' | 'space-between';
  /** Whether all of them stay on one line. */
  noWrap?: boolean;
  /** Whether the words of its first button, which has no frame, are in line with the text above. */
  outdent?: boolean;
  component?: ElementType;
}

/** Children beside each other, on further lines where there is no room. */
export const Row = ({
  gap = 1,
  rowGap = gap,
  align = 'center',
  justify,
  noWrap,
  outdent,
  sx,
  ...props
}: RowProps) => (
  <Stack
    direction="row"
    {...props}
    sx={[
      {
        columnGap: gap,
        rowGap,
        alignItems: align,
        justifyContent: justify,
        flexWrap: noWrap ? 'nowrap' : 'wrap',
        ml: outdent ? -1 : undefined,
      },
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
  />
);
