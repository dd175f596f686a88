import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';

interface ActionLinkProps {
  to: To;
  state?: object;
  icon: ReactNode;
  isMain?: boolean;
  children: string;
}

/** A link among a screen's actions, which looks like a button; on a phone only the main one has words. */
export const ActionLink = ({ to, state, icon, isMain = false, children }: ActionLinkProps) => (
  <Button
    component={Link}
    to={to}
    state={state}
    variant={isMain ? 'contained' : 'outlined'}
    aria-label={children}
    sx={{ gap: 1, minWidth: 44, px: { xs: 1.5, sm: 2 }, '& svg': { fontSize: 20 } }}
  >
    {icon}
    <Box component="span" sx={isMain ? {} : { display: { xs: 'none', sm: 'inline' } }}>
      {children}
    </Box>
  </Button>
);
