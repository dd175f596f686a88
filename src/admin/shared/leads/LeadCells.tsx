import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlined';
import HandymanIcon from '@mui/icons-material/HandymanOutlined';
import HourglassIcon from '@mui/icons-material/HourglassEmpty';
import ThumbUpIcon from '@mui/icons-material/ThumbUpOutlined';
import { Box, Typography } from '@mui/material';
import { memo, type PropsWithChildren, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { leadAddress } from '../../../app/addresses';
import { useAppSelector, useTimedCheck } from '../../../app/store/hooks';
import { LARGE_TEXT } from '../../../app/theme/adminTheme';
import { isFollowUpDue, phaseOf, requestText } from '../../../domain/leads/rules';
import type { Lead, Priority, StagePhase, StoredStage } from '../../../domain/leads/schema';
import { workingMoment } from '../../../domain/shared/businessHours';
import { selectClosedDays } from '../../../domain/shared/closedDays';
import {
  formatDateTime,
  formatDaysLate,
  formatDistanceFrom,
  formatIsoDay,
  type IsoDateTime,
  parseIsoDateTime,
} from '../../../lib/dates';
import { shortenText } from '../../../lib/text';
import { Tag, type Tone } from '../../../ui/Tag';

const PRIORITY_TONES: Record<Priority, Tone> = {
  Low: 'plain',
  Medium: 'quiet',
  High: 'warning',
  Emergency: 'danger',
};

/** The priority of a lead or a project. */
export const PriorityTag = ({ priority }: { priority: Priority }) => (
  <Tag tone={PRIORITY_TONES[priority]}>
    {priority}
    <span className="visually-hidden"> priority</span>
  </Tag>
);

/** The color and the icon of each phase: color alone must not distinguish them. */
const PHASES: Record<StagePhase, { tone: Tone; icon: ReactNode }> = {
  waiting: { tone: 'plain', icon: <HourglassIcon fontSize="inherit" /> },
  won: { tone: 'brand', icon: <ThumbUpIcon fontSize="inherit" /> },
  working: { tone: 'warning', icon: <HandymanIcon fontSize="inherit" /> },
  closed: { tone: 'success', icon: <CheckCircleIcon fontSize="inherit" /> },
};

/** Returns the color of a stage, which is its phase's. */
export const stageTone = (stage: StoredStage): Tone => PHASES[phaseOf(stage)].tone;

/** A lead's stage, with the color and icon of its phase. */
export function StageTag({ stage }: { stage: StoredStage }) {
  const { tone, icon } = PHASES[phaseOf(stage)];
  return (
    <Tag tone={tone}>
      {icon}
      {stage}
    </Tag>
  );
}

interface FollowUpProps {
  lead: Lead;
  /** Whether the date of a due one is shown above how late it is, as in the list of leads. */
  hasDate?: boolean;
}

/** The local date of the next follow-up, or `None set`; for an overdue follow-up how late it is, in red. */
export function FollowUp({ lead, hasDate = false }: FollowUpProps) {
  const isDue = useTimedCheck((now) => isFollowUpDue(lead, now));
  const { nextFollowUpDate: date } = lead;
  if (date === undefined) {
    return (
      <Typography component="span" variant="inherit" color="textSecondary">
        None set
      </Typography>
    );
  }
  return isDue ? <DaysLate date={date} hasDate={hasDate} /> : formatIsoDay(date);
}

/** How late a follow-up is; its date is shown above, or the tooltip and read after it. */
function DaysLate({ date, hasDate }: { date: IsoDateTime; hasDate: boolean }) {
  const closed = useAppSelector(selectClosedDays);
  const late = useTimedCheck((now) =>
    formatDaysLate(workingMoment(parseIsoDateTime(date), closed), now),
  );
  return (
    <Box
      component="span"
      title={formatDateTime(date)}
      sx={{
        color: 'error.main',
        fontWeight: 600,
        whiteSpace: 'nowrap',
        [LARGE_TEXT]: { whiteSpace: 'normal' },
      }}
    >
      <ErrorOutlineIcon
        aria-hidden
        sx={{ fontSize: '1.15em', mr: 0.5, verticalAlign: '-0.18em' }}
      />
      {hasDate && <span aria-hidden>{formatIsoDay(date)}</span>}
      <Box component="span" sx={hasDate ? { display: 'block', fontWeight: 400 } : undefined}>
        {late}
        <span className="visually-hidden">, {formatIsoDay(date)}</span>
      </Box>
    </Box>
  );
}

/** The ids of the controls that get the focus back. */
export const openLinkId = (leadId: string): string => `open-${leadId}`;
export const editButtonId = (leadId: string): string => `edit-${leadId}`;

/** A lead's name as a link to its panel, which covers the whole row; the table stays as it is. */
export const LeadLink = memo(function LeadLink({
  leadId,
  children,
}: PropsWithChildren<{ leadId: string }>) {
  const { search } = useLocation();
  return (
    <Box
      component={Link}
      id={openLinkId(leadId)}
      to={{ pathname: leadAddress(leadId), search }}
      sx={{
        color: 'text.primary',
        fontWeight: 600,
        textDecoration: 'none',
        overflowWrap: 'anywhere',
        '&:hover': { textDecoration: 'underline' },
        '&::after': { content: '""', position: 'absolute', inset: 0 },
      }}
    >
      {children}
    </Box>
  );
});

/** Puts a control of a row above the link that covers the row. */
export const aboveRowLink = { position: 'relative', zIndex: 1 } as const;

/** How much of a text is shown in a list, in characters. */
const SHOWN_LENGTH = 140;

const shorten = (text: string): string => shortenText(text, SHOWN_LENGTH);

/** Returns the last thing said with a lead and how long ago; before the first contact, what the lead asks for. */
export function lastSaid(
  lead: Pick<Lead, 'communications' | 'projectDescription' | 'notes'>,
  now: Date,
): string {
  const last = [...lead.communications].sort((a, b) => a.dateTime.localeCompare(b.dateTime)).at(-1);
  if (!last) return shorten(requestText(lead));
  const text = [last.subject, last.content].filter(Boolean).join(': ');
  return `${shorten(text)} (${formatDistanceFrom(last.dateTime, now)})`;
}
