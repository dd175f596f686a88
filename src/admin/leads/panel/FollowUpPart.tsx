import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Row } from '../../../ui/layout/Row';
import { useAppDispatch, useNow } from '../../../app/store/hooks';
import { scheduleFollowUps } from '../../../domain/leads/commands';
import type { Lead } from '../../../domain/leads/schema';
import { formatDateTime, type IsoDateTime } from '../../../lib/dates';
import { useNotify } from '../../../ui/notices/Notices';
import { FollowUpDateForm } from '../../shared/leads/FollowUpDateForm';
import { FollowUp } from '../../shared/leads/LeadCells';
import { snoozeChoices } from '../../shared/leads/snoozeChoices';
import { PanelSection } from '../../../ui/screen/PanelSection';

/** The next follow-up: set, snoozed or removed by the owner. */
export function FollowUpPart({ lead, isDue }: { lead: Lead; isDue: boolean }) {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const now = useNow();
  const schedule = (dueDate: IsoDateTime | null): void => {
    dispatch(scheduleFollowUps([lead.id], dueDate));
    notify(
      dueDate === null ? 'Follow-up taken away' : `Follow-up set for ${formatDateTime(dueDate)}`,
    );
  };
  return (
    <PanelSection title="Follow-up">
      <Typography gutterBottom component="div">
        {isDue || lead.nextFollowUpDate === undefined ? (
          <FollowUp lead={lead} isDue={isDue} />
        ) : (
          formatDateTime(lead.nextFollowUpDate)
        )}
      </Typography>
      <Row align="stretch" className="no-print" sx={{ mb: 2 }}>
        {snoozeChoices(new Date(now)).map(({ label, dueDate }) => (
          <Button key={label} variant="outlined" onClick={() => schedule(dueDate)}>
            {label}
          </Button>
        ))}
        {lead.nextFollowUpDate !== undefined && (
          <Button onClick={() => schedule(null)}>No follow-up</Button>
        )}
      </Row>
      <FollowUpDateForm
        key={lead.nextFollowUpDate}
        initial={lead.nextFollowUpDate}
        onSet={schedule}
      />
    </PanelSection>
  );
}
