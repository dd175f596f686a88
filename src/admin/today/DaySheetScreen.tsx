import PrintIcon from '@mui/icons-material/Print';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useLocation, useNavigate } from 'react-router-dom';
import { ADDRESSES, daySheetAddress, SHEET_DAYS, weekSheetAddress } from '../../app/addresses';
import { useAppSelector, useNow } from '../../app/store/hooks';
import { appointmentLabel } from '../../domain/leads/appointments';
import { addressLine, leadName, requestText } from '../../domain/leads/rules';
import type { Lead } from '../../domain/leads/schema';
import { selectLeads } from '../../domain/leads/slice';
import { isSettled } from '../../domain/projects/rules';
import type { Project } from '../../domain/projects/schema';
import { selectProjects } from '../../domain/projects/slice';
import { formatPhone } from '../../domain/shared/phoneNumbers';
import {
  addLocalDays,
  formatWeekday,
  isLocalDay,
  localDay,
  formatTimeOfDay,
  type LocalDay,
} from '../../lib/dates';
import { dotted } from '../../lib/text';
import { PlainList, Row, twoLines } from '../../ui/parts';
import { PrintPage } from '../../ui/screen/PrintPage';
import { Screen } from '../../ui/screen/Screen';
import type { ReturnState } from '../../ui/screen/useReturnState';
import { useHistoryState } from '../shared/openingState';

/** The sheet of a day, or of the week that begins with it: visits and jobs in order, to be printed. */
export function DaySheetScreen() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const { returnTo = ADDRESSES.today } = useHistoryState<ReturnState>();
  const query = new URLSearchParams(search);
  const today = localDay(useNow());
  const wanted = query.get('day') ?? '';
  const first = isLocalDay(wanted) ? wanted : today;
  const isWeek = query.get('days') === String(SHEET_DAYS);
  const days = Array.from({ length: isWeek ? SHEET_DAYS : 1 }, (_day, index) =>
    addLocalDays(first, index),
  );
  const show = (day: LocalDay, asWeek: boolean): void =>
    void navigate((asWeek ? weekSheetAddress : daySheetAddress)(day), {
      replace: true,
      state: state as object,
    });
  const step = isWeek ? SHEET_DAYS : 1;
  return (
    <Screen
      title={isWeek ? 'Week sheet' : 'Day sheet'}
      intro={isWeek ? `From ${formatWeekday(first)}` : formatWeekday(first)}
      isIntroOnPhone
      back={{ to: returnTo, label: returnTo.startsWith(ADDRESSES.calendar) ? 'Calendar' : 'Today' }}
      actions={
        <Button variant="contained" startIcon={<PrintIcon />} onClick={() => window.print()}>
          Print
        </Button>
      }
    >
      <Row className="no-print">
        <Button variant="outlined" onClick={() => show(addLocalDays(first, -step), isWeek)}>
          Earlier
        </Button>
        <Button variant="outlined" onClick={() => show(addLocalDays(first, step), isWeek)}>
          Later
        </Button>
        <Button onClick={() => show(first, !isWeek)}>{isWeek ? 'The day' : 'The week'}</Button>
      </Row>
      <PrintPage>
        <Stack spacing={3}>
          {days.map((day) => (
            <Day key={day} day={day} today={today} />
          ))}
        </Stack>
      </PrintPage>
    </Screen>
  );
}

function Day({ day, today }: { day: LocalDay; today: LocalDay }) {
  const leads = useAppSelector(selectLeads);
  const projects = useAppSelector(selectProjects);
  const entries = sheetOfDay(leads, projects, day, today);
  return (
    <section aria-label={formatWeekday(day)}>
      <Typography variant="h2" gutterBottom>
        {formatWeekday(day)}
      </Typography>
      {entries.length === 0 ? (
        <Typography color="textSecondary">Nothing planned</Typography>
      ) : (
        <PlainList component="ol">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </PlainList>
      )}
    </section>
  );
}

/** A visit or a job, with two blank lines to write on. */
const Entry = ({ entry: { time, what, name, phone, address, scope } }: { entry: SheetEntry }) => (
  <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider', breakInside: 'avoid' }}>
    <Typography variant="subtitle1">{dotted(time, what, name)}</Typography>
    <Typography variant="body2">{dotted(phone, address)}</Typography>
    <Typography
      variant="body2"
      // A long description leaves room for the others.
      sx={{ ...twoLines, WebkitLineClamp: 3, whiteSpace: 'pre-line' }}
    >
      {scope}
    </Typography>
    {['first', 'second'].map((line) => (
      <Box
        key={line}
        sx={{ height: 20, borderBottom: '1px dotted', borderColor: 'text.disabled' }}
      />
    ))}
  </Box>
);

/** What a printed day lists. */
type SheetEntry = ReturnType<typeof sheetOfDay>[number];

/**
 * Returns what happens on a job on a day: its start, its due day, or the only day that it has. A job in progress
 * is under way today, whatever was planned. Undefined if nothing happens.
 */
function momentOf(
  { startDate, estimatedCompletionDate: due, status }: Project,
  day: LocalDay,
  today: LocalDay,
): string | undefined {
  if (isSettled({ status })) return undefined;
  if (day === due) return day === startDate ? 'All day' : 'Due';
  if (day === startDate) return 'Starts';
  if (startDate !== '' && startDate < day && day < due) return 'Under way';
  if (status !== 'In Progress' || day !== today) return undefined;
  return due !== '' && due < day ? 'Late' : 'Under way';
}

/** Returns the visits of a day by time, then its jobs. */
export function sheetOfDay(
  leads: readonly Lead[],
  projects: readonly Project[],
  day: LocalDay,
  today: LocalDay,
) {
  const visits = leads
    .flatMap((lead) =>
      lead.appointments
        .filter(({ scheduledDate, status }) => scheduledDate === day && status === 'scheduled')
        .map((appointment) => ({ lead, appointment })),
    )
    .sort((a, b) => a.appointment.scheduledTime.localeCompare(b.appointment.scheduledTime))
    .map(({ lead, appointment: { id, type, scheduledTime, notes } }) => ({
      id,
      /** When: an hour, or what a job does that day. */
      time: formatTimeOfDay(scheduledTime),
      /** `Estimate` or the title of a job. */
      what: appointmentLabel(type),
      name: leadName(lead),
      phone: formatPhone(lead.phone),
      address: addressLine(lead) || lead.city,
      /** What is to be done. */
      scope: [notes, requestText(lead)].filter(Boolean).join('\n'),
    }));
  const jobs = [...projects]
    .sort((a, b) => a.title.localeCompare(b.title))
    .flatMap((project) => {
      const time = momentOf(project, day, today);
      if (time === undefined) return [];
      return {
        id: String(project.id),
        time,
        what: project.title,
        name: project.customerName,
        phone: formatPhone(project.customerPhone),
        address: addressLine(project) || project.city,
        scope: project.description,
      };
    });
  return [...visits, ...jobs];
}
