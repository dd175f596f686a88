import SnoozeIcon from '@mui/icons-material/Snooze';
import Button from '@mui/material/Button';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { lazy, useState, type MouseEvent } from 'react';
import { LazyOverlay } from '../../../ui/overlays/LazyOverlay';
import { leadName } from '../../../domain/leads/rules';
import type { Lead } from '../../../domain/leads/schema';

const SnoozeMenu = lazy(async () => ({ default: (await import('./SnoozeMenu')).SnoozeMenu }));

interface SnoozeButtonProps {
  lead: Pick<Lead, 'id' | 'firstName' | 'lastName'>;
  /** Its words; without any it is an icon. */
  label?: string;
  sx?: IconButtonProps['sx'];
}

/** Puts off the follow-up of a lead: a button that opens a menu of dates. */
export function SnoozeButton({ lead, label, sx }: SnoozeButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const opener = {
    id: `snooze-${lead.id}`,
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
  } as const;
  return (
    <>
      {label === undefined ? (
        <IconButton {...opener} title="Put off" aria-label={`Put off ${leadName(lead)}`} sx={sx}>
          <SnoozeIcon fontSize="small" />
        </IconButton>
      ) : (
        <Button {...opener} variant="outlined" aria-label={`${label} with ${leadName(lead)}`}>
          {label}
        </Button>
      )}
      {anchor && (
        <LazyOverlay>
          <SnoozeMenu leads={[lead]} anchor={anchor} onClose={() => setAnchor(null)} />
        </LazyOverlay>
      )}
    </>
  );
}
