import EventIcon from '@mui/icons-material/Event';
import SnoozeIcon from '@mui/icons-material/Snooze';
import { Button, Stack, Typography } from '@mui/material';
import { useNow, useTimedCheck } from '../../../app/store/hooks';
import { formatAppointment, nextAppointment } from '../../../domain/leads/appointments';
import { isStage, isFollowUpDue } from '../../../domain/leads/rules';
import { STAGES, type Lead } from '../../../domain/leads/schema';
import { formatShortDateTime } from '../../../lib/dates';
import { ActingSelect } from '../../../ui/form/Select';
import { useMenu } from '../../../ui/overlays/useMenu';
import { Row, twoLines } from '../../../ui/parts';
import { useMoveLead } from '../../shared/leads/describeMoves';
import { FollowUp, lastSaid } from '../../shared/leads/LeadCells';
import { SnoozeMenu } from '../../shared/leads/SnoozeButton';

/** What was said last with a lead, its next appointment, its stage, and its next follow-up; the owner changes the last two here. */
export function NextStep({ lead }: { lead: Lead }) {
  const isDue = useTimedCheck((now) => isFollowUpDue(lead, now));
  const moveLead = useMoveLead();
  const now = useNow();
  const { button, menu, close } = useMenu();
  const { nextFollowUpDate: date } = lead;
  const visit = nextAppointment(lead, now);
  return (
    <Stack component="section" aria-label="Next step" spacing={1.5} sx={{ mb: 2 }}>
      {/* Before the first conversation `lastSaid` is the request, which the details show. */}
      {lead.communications.length > 0 && (
        <Typography variant="body2" sx={twoLines}>
          {lastSaid(lead, now)}
        </Typography>
      )}
      {visit && (
        <Row gap={0.75} noWrap>
          <EventIcon fontSize="small" color="action" aria-hidden />
          <Typography variant="subtitle2">{formatAppointment(visit)}</Typography>
        </Row>
      )}
      <Row>
        <Typography className="print-only">Stage: {lead.stage}</Typography>
        <ActingSelect
          className="no-print"
          label="Stage"
          value={lead.stage}
          onChoose={(stage) => moveLead(lead.id, stage)}
          // A row of its own where the stage would be cut off beside the date.
          sx={{ flex: '9 1 auto', width: 'auto', '& select': { pl: 1.25, fieldSizing: 'content' } }}
          options={isStage(lead.stage) ? STAGES : [lead.stage, ...STAGES]}
        />
        <Button
          variant="outlined"
          color="inherit"
          endIcon={<SnoozeIcon />}
          {...button}
          sx={{
            flex: '1 0 auto',
            minWidth: '9.25rem',
            justifyContent: 'space-between',
            borderColor: 'var(--line-strong)',
            px: 1.25,
            py: 0.5,
            lineHeight: 1.3,
            textAlign: 'left',
          }}
        >
          <Stack component="span">
            <Typography component="span" variant="caption" color="textSecondary">
              Follow-up<span className="visually-hidden">: </span>
            </Typography>
            {isDue || date === undefined ? <FollowUp lead={lead} /> : formatShortDateTime(date)}
          </Stack>
        </Button>
        {menu.anchorEl && <SnoozeMenu leads={[lead]} anchor={menu.anchorEl} onClose={close} />}
      </Row>
    </Stack>
  );
}
