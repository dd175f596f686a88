import { Button, DialogActions } from '@mui/material';
import { useState } from 'react';
import { useAppSelector } from '../../../app/store/hooks';
import type { LeadAppointment } from '../../../domain/leads/appointments';
import { leadName } from '../../../domain/leads/rules';
import { selectLeadEntities } from '../../../domain/leads/slice';
import { formatTimeOfDay, formatWeekday, type LocalDay } from '../../../lib/dates';
import { dotted, pluralize } from '../../../lib/text';
import { Fill, Muted, PlainList, Row } from '../../../ui/parts';
import { TitledDialog, useCloseWithout } from '../../../ui/screen/TitledDialog';
import { VisitMessage } from './CustomerMessages';

/** Visits that were moved to a day. */
export interface MovedVisits {
  visits: readonly Pick<LeadAppointment, 'id' | 'leadId'>[];
  day: LocalDay;
}

/**
 * Lists the customers of moved visits, each with the message of the new day and with whether they were told since; a
 * visit that is no longer on that day is left out, and without any the dialog closes.
 */
export function MovedVisitsDialog({ visits, day, onClose }: MovedVisits & { onClose: () => void }) {
  const [since] = useState(() => new Date().toISOString());
  const leads = useAppSelector(selectLeadEntities);
  const customers = [...new Set(visits.map(({ leadId }) => leadId))].flatMap((leadId) => {
    const lead = leads[leadId];
    const moved = (lead?.appointments ?? []).filter(
      (visit) => visit.scheduledDate === day && visits.some(({ id }) => id === visit.id),
    );
    return lead && moved[0] ? [{ lead, first: moved[0], moved }] : [];
  });
  useCloseWithout(customers[0], onClose);
  return (
    <TitledDialog
      title="Tell the customers"
      subtitle={`Moved to ${formatWeekday(day)}`}
      onClose={onClose}
    >
      <PlainList lines="between" aria-label={pluralize(customers.length, 'customer')}>
        {customers.map(({ lead, first, moved }) => (
          <Row key={lead.id} component="li" noWrap sx={{ py: 0.5 }}>
            <Fill>
              {dotted(
                moved.map(({ scheduledTime }) => formatTimeOfDay(scheduledTime)).join(', '),
                leadName(lead),
              )}
            </Fill>
            {lead.communications.some(({ dateTime }) => dateTime >= since) && <Muted>Told</Muted>}
            {lead.phone || lead.email ? (
              <VisitMessage lead={lead} visit={first} />
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
    </TitledDialog>
  );
}
