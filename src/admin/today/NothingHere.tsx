import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** What a section says if its list is empty. */
export function NothingHere({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ px: 2, pb: 2 }}>
      {children}
    </Typography>
  );
}
