import List, { type ListProps } from '@mui/material/List';
import type { ElementType } from 'react';

interface PlainListProps extends ListProps {
  /** The space between its items, in steps of 8 pixels. */
  gap?: number;
  component?: ElementType;
}

/** A list without marks and margins. */
export const PlainList = ({ gap, sx, ...props }: PlainListProps) => (
  <List
    disablePadding
    {...props}
    sx={[
      gap !== undefined && { display: 'grid', gap, gridTemplateColumns: 'minmax(0, 1fr)' },
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
  />
);
