import Box, { type BoxProps } from '@mui/material/Box';
import type { ElementType } from 'react';

interface FillProps extends Omit<BoxProps, 'flex' | 'sx'> {
  /** The width below which it gets a line of its own, if its row wraps. */
  basis?: string;
  component?: ElementType;
}

/** What takes the space left in a row; a word longer than that is broken. */
export const Fill = ({ basis = '0%', ...props }: FillProps) => (
  <Box {...props} sx={{ flex: `1 1 ${basis}`, minWidth: 0, overflowWrap: 'anywhere' }} />
);
