import List, { type ListProps } from '@mui/material/List';
import type { ElementType } from 'react';

const ITEM = { py: 1, overflowWrap: 'anywhere' } as const;
const LINE = { borderTop: 1, borderColor: 'divider' } as const;

/** The lines of a list: between its items, or from edge to edge of the card that it fills. */
const LINES = {
  between: { '& > li': ITEM, '& > li + li': LINE },
  edge: { '& > li': { ...ITEM, ...LINE, px: 2 } },
} as const;

interface PlainListProps extends ListProps {
  /** The space between its items, in steps of 8 pixels. */
  gap?: number;
  lines?: keyof typeof LINES;
  component?: ElementType;
}

/** A list without marks and margins. */
export const PlainList = ({ gap, lines, sx, ...props }: PlainListProps) => (
  <List
    disablePadding
    {...props}
    sx={[
      gap !== undefined && { display: 'grid', gap, gridTemplateColumns: 'minmax(0, 1fr)' },
      lines && LINES[lines],
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
  />
);
