import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useAppDispatch } from '../../app/store/hooks';
import { scheduleFollowUp } from '../../domain/leads/commands';
import { leadName, snoozedFollowUpDate } from '../../domain/leads/rules';
import type { Lead } from '../../domain/leads/schema';
import { formatDateTime, type IsoDateTime } from '../../lib/dates';
import { useNotify } from '../../ui/notices/Notices';
import { focusIfLost } from '../../ui/screen/focusElement';
import { FollowUpDateForm } from './FollowUpDateForm';
import { snoozeChoices } from './snoozeChoices';

interface SnoozeMenuProps {
  lead: Pick<Lead, 'id' | 'firstName' | 'lastName'>;
  /** The button that opened the menu. */
  anchor: HTMLElement;
  onClose: () => void;
}

const focusOnOpen = (element: HTMLInputElement | null): void => element?.focus();

/** The dates to which a follow-up can be put off: a menu, and a form for any other. */
export function SnoozeMenu({ lead, anchor, onClose }: SnoozeMenuProps) {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const titleId = useId();
  const [now] = useState(() => new Date());
  const [isPickingDate, setPickingDate] = useState(false);
  const name = leadName(lead);
  const putOff = (dueDate: IsoDateTime): void => {
    onClose();
    dispatch(scheduleFollowUp(lead.id, dueDate));
    notify(`The follow-up with ${name} is put off to ${formatDateTime(dueDate)}`);
    // In a list of what is due the button is gone by then.
    requestAnimationFrame(() => focusIfLost());
  };
  if (isPickingDate) {
    return (
      <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
        <DialogTitle id={titleId}>Put off {name}</DialogTitle>
        <DialogContent>
          {/* The label of the field needs space above it. */}
          <div style={{ paddingTop: 8 }}>
            <FollowUpDateForm
              initial={snoozedFollowUpDate(1, now)}
              onSet={putOff}
              inputRef={focusOnOpen}
            />
          </div>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose} sx={{ minHeight: 44 }}>
            Cancel
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {snoozeChoices(now).map(({ label, dueDate }) => (
        <MenuItem key={label} onClick={() => putOff(dueDate)} sx={{ minHeight: 48 }}>
          {label}
        </MenuItem>
      ))}
      <MenuItem onClick={() => setPickingDate(true)} sx={{ minHeight: 48 }}>
        Pick a date
      </MenuItem>
    </Menu>
  );
}
