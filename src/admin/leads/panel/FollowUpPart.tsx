import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useAppDispatch } from '../../../app/store/hooks';
import { scheduleFollowUp } from '../../../domain/leads/commands';
import { snoozedFollowUpDate } from '../../../domain/leads/rules';
import type { Lead } from '../../../domain/leads/schema';
import { formatDateTime, isIsoDateTime, localDateTime, type IsoDateTime } from '../../../lib/dates';
import { useNotify } from '../../../ui/notices/Notices';
import { FollowUp } from '../LeadCells';
import { PanelSection } from '../../../ui/screen/PanelSection';

const SNOOZES = [
  { label: 'Tomorrow', days: 1 },
  { label: 'In 3 days', days: 3 },
  { label: 'In a week', days: 7 },
] as const;

/** The next follow-up: set, snoozed or removed by the owner. */
export function FollowUpPart({ lead, isDue }: { lead: Lead; isDue: boolean }) {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const schedule = (dueDate: IsoDateTime | null): void => {
    dispatch(scheduleFollowUp(lead.id, dueDate));
    notify(
      dueDate === null ? 'Follow-up taken away' : `Follow-up set for ${formatDateTime(dueDate)}`,
    );
  };
  return (
    <PanelSection title="Follow-up">
      <Typography component="div" sx={{ mb: 1 }}>
        {isDue || lead.nextFollowUpDate === undefined ? (
          <FollowUp lead={lead} isDue={isDue} />
        ) : (
          formatDateTime(lead.nextFollowUpDate)
        )}
      </Typography>
      <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {SNOOZES.map(({ label, days }) => (
          <Button
            key={days}
            variant="outlined"
            onClick={() => schedule(snoozedFollowUpDate(days, new Date()))}
            sx={{ minHeight: 44 }}
          >
            {label}
          </Button>
        ))}
        {lead.nextFollowUpDate !== undefined && (
          <Button onClick={() => schedule(null)} sx={{ minHeight: 44 }}>
            No follow-up
          </Button>
        )}
      </Box>
      <ExactDate key={lead.nextFollowUpDate} lead={lead} onSet={schedule} />
    </PanelSection>
  );
}

function ExactDate({ lead, onSet }: { lead: Lead; onSet: (dueDate: IsoDateTime) => void }) {
  const errorId = useId();
  const [text, setText] = useState(localDateTime(lead.nextFollowUpDate ?? ''));
  const [isMissing, setMissing] = useState(false);
  return (
    <Box
      component="form"
      className="no-print"
      noValidate
      aria-label="Set the follow-up"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(!isIsoDateTime(text));
        if (isIsoDateTime(text)) onSet(new Date(text).toISOString());
      }}
      sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', maxWidth: 400 }}
    >
      <TextField
        type="datetime-local"
        label="Follow up on"
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={isMissing}
        helperText={isMissing ? 'Enter a date and a time' : undefined}
        slotProps={{ inputLabel: { shrink: true }, formHelperText: { id: errorId } }}
      />
      <Button type="submit" variant="outlined" sx={{ minHeight: 44 }}>
        Set
      </Button>
    </Box>
  );
}
