import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { PageLink } from '../PageLink';
import { useReturnState } from './useReturnState';

interface ItemLinkProps {
  to: string;
  onFollow?: (() => void) | undefined;
  children: ReactNode;
}

/** A title that links to its record, whose panel closes to the screen that it was opened from. */
export function ItemLink({ to, onFollow, children }: ItemLinkProps) {
  const returnState = useReturnState();
  return (
    <Box
      component={PageLink}
      to={to}
      state={returnState}
      onClick={onFollow}
      sx={{
        color: 'text.primary',
        fontWeight: 600,
        '@media (pointer: coarse)': { py: 1.25, my: -1.25 },
      }}
    >
      {children}
    </Box>
  );
}
