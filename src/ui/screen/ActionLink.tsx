import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';

interface ActionLinkProps {
  to: To;
  /** The history state of the address. */
  state?: object;
  icon: ReactNode;
  /** Whether it is the main action of the screen. */
  isMain?: boolean;
  children: ReactNode;
}

/** A link among a screen's actions, which looks like a button. */
export function ActionLink({ to, state, icon, isMain = false, children }: ActionLinkProps) {
  return (
    <Button
      component={Link}
      to={to}
      state={state}
      variant={isMain ? 'contained' : 'outlined'}
      startIcon={icon}
    >
      {children}
    </Button>
  );
}
