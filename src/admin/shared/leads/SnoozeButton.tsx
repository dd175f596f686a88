import SnoozeIcon from '@mui/icons-material/Snooze';
import { Button, IconButton, type IconButtonProps } from '@mui/material';
import { leadName } from '../../../domain/leads/rules';
import type { Lead } from '../../../domain/leads/schema';
import { lazyOverlay } from '../../../ui/overlays/lazyOverlay';
import { useMenu } from '../../../ui/overlays/useMenu';

export const SnoozeMenu = lazyOverlay(async () => (await import('./SnoozeMenu')).SnoozeMenu);

interface SnoozeButtonProps {
  lead: Pick<Lead, 'id' | 'firstName' | 'lastName'>;
  /** Its words; without any it is an icon. */
  label?: string;
  sx?: IconButtonProps['sx'];
}

/** Puts off the follow-up of a lead: a button that opens a menu of dates. */
export function SnoozeButton({ lead, label, sx }: SnoozeButtonProps) {
  const { button, menu, close } = useMenu();
  const opener = { ...button, id: `snooze-${lead.id}` };
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
      {menu.anchorEl && <SnoozeMenu leads={[lead]} anchor={menu.anchorEl} onClose={close} />}
    </>
  );
}
