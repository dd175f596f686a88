import { Button, DialogActions } from '@mui/material';
import { useState } from 'react';
import { useAppSelector } from '../../../app/store/hooks';
import type { LeadAppointment } from '../../../domain/leads/appointments';
import { leadName } from '../../../domain/leads/rules';
import { selectLeadEntities } from '../../../domain/leads/slice';
import { isToldOf } from '../../../domain/messages/rules';
import { formatTimeOfDay, formatWeekday, type LocalDay } from '../../../lib/dates';
import { dotted, pluralize } from '../../../lib/text';
import { Fill, Muted, PlainList, Row } from '../../../ui/parts';
import { TitledDialog } from '../../../ui/screen/TitledDialog';
import { useCloseWithout } from '../../../ui/screen/useCloseWithout';
import { VisitMessage } from './CustomerMessages';

/** Visits of a day. */
export interface VisitsOfDay {
  visits: readonly Pick<LeadAppointment, 'id' | 'leadId'>[];
  day: LocalDay;
}

/**
 * Lists the customers of a day's visits, each with the message that names the day, and with whether they were told:
 * by a message that names it, or in any words since the list was opened. A visit that is no longer on that day is left
 * out, and without any the dialog closes.
 */
export function TellOfVisitsDialog({
  visits,
  day,
  onClose,
}: VisitsOfDay & { onClose: () => void }) {
  const [since] = useState(() => new Date().toISOString());
  const leads = useAppSelector(selectLeadEntities);
  const customers = [...new Set(visits.map(({ leadId }) => leadId))].flatMap((leadId) => {
    const lead = leads[leadId];
    const theirs = (lead?.appointments ?? []).filter(
      (visit) => visit.scheduledDate === day && visits.some(({ id }) => id === visit.id),
    );
    return lead && theirs[0] ? [{ lead, visits: theirs }] : [];
  });
  useCloseWithout(customers[0], onClose);
  return (
    <TitledDialog title="Tell the customers" subtitle={formatWeekday(day)} onClose={onClose}>
      <div>
        <PlainList lines="between" aria-label={pluralize(customers.length, 'customer')}>
          {customers.map(({ lead, visits: theirs }) => (
            <Row key={lead.id} component="li" sx={{ py: 0.5 }}>
              <Fill>
                {dotted(
                  theirs.map(({ scheduledTime }) => formatTimeOfDay(scheduledTime)).join(', '),
                  leadName(lead),
                )}
              </Fill>
              {lead.communications.some(
                ({ content, dateTime }) => dateTime >= since || isToldOf(content, day),
              ) && <Muted>Told</Muted>}
              {lead.phone || lead.email ? (
                <VisitMessage lead={lead} visits={theirs} />
              ) : (
                <Muted>No phone or e-mail</Muted>
              )}
            </Row>
          ))}
        </PlainList>
        <DialogActions sx={{ px: 0, pb: 0 }}>
          <Button variant="contained" onClick={onClose}>
            Done
          </Button>
        </DialogActions>
      </div>
    </TitledDialog>
  );
}
