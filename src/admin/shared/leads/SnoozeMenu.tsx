import { Button, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useAppSelector, useNow } from '../../../app/store/hooks';
import { scheduleFollowUps } from '../../../domain/leads/commands';
import { leadName, snoozedFollowUpDate } from '../../../domain/leads/rules';
import type { Lead } from '../../../domain/leads/schema';
import { selectClosedDays } from '../../../domain/shared/closedDays';
import { formatDateTime, parseIsoDateTime, type IsoDateTime } from '../../../lib/dates';
import { pluralize } from '../../../lib/text';
import { Menu } from '../../../ui/overlays/Menu';
import { Row } from '../../../ui/parts';
import { focusOnOpen } from '../../../ui/screen/focus';
import { TitledDialog } from '../../../ui/screen/TitledDialog';
import { useAct } from '../undo/useAct';
import { FollowUpDateForm } from './FollowUpDateForm';
import { snoozeChoices } from './snoozeChoices';

interface SnoozeMenuProps {
  /** The leads; several are put off by one act. A single lead that has a follow-up can also lose it. */
  leads: readonly (Pick<Lead, 'id' | 'firstName' | 'lastName'> &
    Partial<Pick<Lead, 'nextFollowUpDate'>>)[];
  anchor: HTMLElement;
  onClose: () => void;
  onDone?: (() => void) | undefined;
}

/** The dates to which a follow-up can be put off: a menu, and a form for any other. */
export function SnoozeMenu({ leads, anchor, onClose, onDone }: SnoozeMenuProps) {
  const act = useAct();
  const closed = useAppSelector(selectClosedDays);
  const now = useNow();
  const [isPickingDate, setPickingDate] = useState(false);
  const [lead] = leads;
  const isOne = leads.length === 1;
  const name = isOne && lead ? leadName(lead) : pluralize(leads.length, 'lead');
  /** A date to come that the picker begins with. */
  const planned = lead?.nextFollowUpDate;
  const close = (): void => {
    onClose();
    onDone?.();
  };
  const takeAway = (leadId: string): void => {
    act(scheduleFollowUps([leadId], null), `${name} has no follow-up any more`);
    close();
  };
  const putOff = (dueDate: IsoDateTime): void => {
    const ids = leads.map(({ id }) => id);
    const whose = isOne ? `The follow-up with ${name} is` : name;
    act(scheduleFollowUps(ids, dueDate), `${whose} put off to ${formatDateTime(dueDate)}`);
    close();
  };
  if (isPickingDate) {
    return (
      <TitledDialog title={`Put off ${name}`} onClose={onClose}>
        <FollowUpDateForm
          initial={
            isOne && planned !== undefined && parseIsoDateTime(planned) > now
              ? planned
              : snoozedFollowUpDate(1, now, closed)
          }
          onSet={putOff}
          inputRef={focusOnOpen}
        />
        <Row justify="flex-end">
          <Button onClick={onClose}>Cancel</Button>
        </Row>
      </TitledDialog>
    );
  }
  return (
    <Menu open anchorEl={anchor} onClose={onClose} label={`Put off ${name}`}>
      {snoozeChoices(now, closed).map(({ label, dueDate }) => (
        <MenuItem key={label} onClick={() => putOff(dueDate)}>
          {label}
        </MenuItem>
      ))}
      <MenuItem onClick={() => setPickingDate(true)}>Pick a date</MenuItem>
      {isOne && lead?.nextFollowUpDate !== undefined && (
        <MenuItem onClick={() => takeAway(lead.id)}>No follow-up</MenuItem>
      )}
    </Menu>
  );
}
