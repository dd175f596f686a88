import Typography from '@mui/material/Typography';
import { leadName } from '../../domain/leads/rules';
import { formatTimeOfDay } from '../../lib/dates';
import { pluralize } from '../../lib/text';
import { PlainList } from '../../ui/layout/PlainList';
import { Row } from '../../ui/layout/Row';
import { Fill } from '../../ui/layout/Fill';
import { Popover } from '../../ui/overlays/Popover';
import { CallButton } from '../shared/calls/CallButtons';
import { timeOfDay } from './calendarEntries';
import type { EntryGroup } from './entryGroups';
import { LeadItemLink } from '../shared/leads/LeadItemLink';

interface CallsPopoverProps {
  /** Follow-ups that are one entry of the calendar. */
  group: EntryGroup;
  anchor: HTMLElement;
  onClose: () => void;
}

/** Whom to call of several follow-ups at one time: each with the link to the lead, and to the call. */
export function CallsPopover({ group, anchor, onClose }: CallsPopoverProps) {
  const label = pluralize(group.length, 'call');
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { p: 2 } } }}
    >
      <PlainList aria-label={label}>
        {group.map(({ id, subject, start }) =>
          subject.kind === 'follow-ups' ? (
            <Row key={id} component="li" noWrap gap={1.5}>
              <Typography variant="body2" color="textSecondary" noWrap>
                {formatTimeOfDay(timeOfDay(start))}
              </Typography>
              <Fill>
                <LeadItemLink leadId={subject.lead.id} onFollow={onClose}>
                  {leadName(subject.lead)}
                </LeadItemLink>
              </Fill>
              {subject.lead.phone !== '' && <CallButton lead={subject.lead} />}
            </Row>
          ) : null,
        )}
      </PlainList>
    </Popover>
  );
}
