import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageLink } from '../PageLink';
import { useReturnState } from './useReturnState';

/** A title that links to its record, whose panel closes to the screen that it was opened from. */
export function ItemLink({ to, children }: { to: string; children: ReactNode }) {
  const returnState = useReturnState();
  return (
    <Box
      component={PageLink}
      to={to}
      state={returnState}
      sx={{
        display: 'inline-block',
        color: 'text.primary',
        fontWeight: 600,
        '@media (pointer: coarse)': { py: 1.25, my: -1.25 },
      }}
    >
      {children}
    </Box>
  );
}
