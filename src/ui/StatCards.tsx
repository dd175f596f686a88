import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A few key figures in one row; below each other only if the text is very large. */
export const StatCards = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      gap: 1,
      // No narrower than its number, which breaks nowhere.
      '& > *': { flex: '1 1 5.5rem', minWidth: 'min-content' },
      // On phones and tablets all numbers are below their labels, though some would fit beside.
      '& dt': { flexBasis: { xs: '100%', md: 'auto' } },
    }}
  >
    {children}
  </Box>
);
