import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A few key figures in one row; below each other only if the text is very large. */
export function StatCards({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr))',
      }}
    >
      {children}
    </Box>
  );
}
