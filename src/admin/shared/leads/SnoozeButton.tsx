import SnoozeIcon from '@mui/icons-material/Snooze';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { lazy, useState } from 'react';
import { LazyOverlay } from '../../../ui/overlays/LazyOverlay';
import { leadName } from '../../../domain/leads/rules';
import type { Lead } from '../../../domain/leads/schema';

const SnoozeMenu = lazy(async () => ({ default: (await import('./SnoozeMenu')).SnoozeMenu }));

interface SnoozeButtonProps {
  lead: Pick<Lead, 'id' | 'firstName' | 'lastName'>;
  sx?: IconButtonProps['sx'];
}

/** Puts off the follow-up of a lead: a button that opens a menu of dates. */
export function SnoozeButton({ lead, sx }: SnoozeButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        id={`snooze-${lead.id}`}
        title="Put off"
        aria-label={`Put off ${leadName(lead)}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={sx}
      >
        <SnoozeIcon fontSize="small" />
      </IconButton>
      {anchor && (
        <LazyOverlay>
          <SnoozeMenu leads={[lead]} anchor={anchor} onClose={() => setAnchor(null)} />
        </LazyOverlay>
      )}
    </>
  );
}
