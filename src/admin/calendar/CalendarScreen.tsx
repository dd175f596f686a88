import AddIcon from '@mui/icons-material/Add';
import FileDownloadOutlinedIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button, ListItemText, MenuItem } from '@mui/material';
import { useCallback, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { daySheetAddress, projectAddress, weekSheetAddress } from '../../app/addresses';
import type { Reminders } from '../../app/calendarFile/calendarFile';
import { useAppSelector } from '../../app/store/hooks';
import { leadName } from '../../domain/leads/rules';
import type { Appointment } from '../../domain/leads/schema';
import { selectLeads } from '../../domain/leads/slice';
import { selectProjects } from '../../domain/projects/slice';
import { selectClosedDays } from '../../domain/shared/closedDays';
import {
  addLocalDays,
  formatWeekday,
  localDay,
  parseIsoDateTime,
  startOfLocalDay,
  type LocalDay,
  formatTimeOfDay,
} from '../../lib/dates';
import { pluralize } from '../../lib/text';
import { Menu } from '../../ui/overlays/Menu';
import { Popover } from '../../ui/overlays/Popover';
import { useMenu } from '../../ui/overlays/useMenu';
import { Fill, Muted, PlainList, Row } from '../../ui/parts';
import { Screen } from '../../ui/screen/Screen';
import { useReturnState } from '../../ui/screen/useReturnState';
import { useIsPhone } from '../../ui/screen/useScreenQuery';
import { CallButton } from '../shared/calls/CallButtons';
import type { Slot } from '../shared/leads/AppointmentForm';
import { useCalendarFile } from '../shared/leads/CalendarFileButton';
import { LeadItemLink, useLeadAddress } from '../shared/leads/leadOverScreen';
import { VisitsButtons } from '../shared/leads/MoveVisits';
import { AppointmentDialog, BookingDialog } from './AppointmentDialogs';
import { calendarEntries, timeOfDay, timeToBegin, type TimeSpan } from './calendarEntries';
import { CalendarGrid } from './CalendarGrid';
import { CalendarToolbar } from './CalendarToolbar';
import type { EntryGroup } from './entryGroups';
import { useCalendarView, type CalendarState } from './useCalendarView';
import { useMoveEntry } from './useMoveEntry';

/** The days that the grid shows, and their name. */
interface ShownDays extends TimeSpan {
  title: string;
}

/** What is open over the calendar: a time to fill, an appointment, or a group of entries. */
type Open =
  | { slot: Slot }
  | { leadId: string; appointmentId: string }
  | { group: EntryGroup; anchor: HTMLElement }
  | undefined;

/** Holds the days that the grid shows, and finds what is on them. */
function useEntries({ hidden, hasDone }: CalendarState) {
  const leads = useAppSelector(selectLeads);
  const projects = useAppSelector(selectProjects);
  const [days, setDays] = useState<ShownDays>();
  const showDays = useCallback(
    (next: ShownDays) =>
      // FullCalendar reports the days again when an option changes, such as the hours of the day.
      setDays((before) =>
        before?.title === next.title && Number(before.start) === Number(next.start) ? before : next,
      ),
    [],
  );
  const entries = useMemo(
    () => (days ? calendarEntries(leads, projects, days, hidden, hasDone) : []),
    [leads, projects, days, hidden, hasDone],
  );
  return { days, showDays, entries };
}

/** Appointments, jobs and follow-ups by day. */
export function CalendarScreen() {
  const navigate = useNavigate();
  const returnState = useReturnState();
  const leadAddress = useLeadAddress();
  const isPhone = useIsPhone();
  const { shown, change } = useCalendarView();
  const { days, showDays, entries } = useEntries(shown);
  const [open, setOpen] = useState<Open>();
  const close = useCallback(() => setOpen(undefined), []);
  const { move, dialog } = useMoveEntry();
  const closed = useAppSelector(selectClosedDays);
  const weekStart = shown.view === 'week' && days ? localDay(days.start) : shown.day;

  const openGroup = (group: EntryGroup, anchor: HTMLElement): void => {
    const [{ subject }] = group;
    if (group.length > 1) {
      setOpen({ group, anchor });
      return;
    }
    if (subject.kind === 'appointments') {
      setOpen({ leadId: subject.lead.id, appointmentId: subject.appointment.id });
      return;
    }
    const to =
      subject.kind === 'jobs' ? projectAddress(subject.project.id) : leadAddress(subject.lead.id);
    void navigate(to, { state: returnState });
  };
  const book = (date: Date, hasTime: boolean): void => {
    const start = hasTime ? date : timeToBegin(date, new Date(), closed);
    setOpen({ slot: { scheduledDate: localDay(start), scheduledTime: timeOfDay(start) } });
  };

  return (
    <Screen
      title="Calendar"
      actions={
        <>
          <CalendarFileMenu day={shown.day} weekStart={weekStart} />
          <Button
            variant="contained"
            startIcon={<AddIcon />}
            aria-label="New appointment"
            onClick={() => book(startOfLocalDay(shown.day), false)}
          >
            {isPhone ? 'New' : 'New appointment'}
          </Button>
        </>
      }
    >
      <p className="print-only">{days?.title}</p>
      <CalendarToolbar title={days?.title ?? ''} found={entries.length} />
      {shown.view === 'day' && (
        <Row outdent className="no-print" sx={{ '&:empty': { display: 'none' } }}>
          <VisitsButtons day={shown.day} onMoved={(day) => change({ day })} />
        </Row>
      )}
      <CalendarGrid
        view={shown.view}
        day={shown.day}
        entries={entries}
        onShown={showDays}
        onOpen={openGroup}
        onPressSlot={book}
        onMove={move}
        onPressDay={(date) => change({ view: 'day', day: localDay(date) })}
      />
      {dialog}
      {open && 'slot' in open && <BookingDialog slot={open.slot} onClose={close} />}
      {open && 'group' in open && <CallsPopover {...open} onClose={close} />}
      {open && 'leadId' in open && <AppointmentDialog {...open} onClose={close} />}
    </Screen>
  );
}

/** How many days ahead the owner's own calendar is told of. */
const SENT_DAYS = 7;

interface CalendarFileMenuProps {
  day: LocalDay;
  /** The first day of the week that is printed. */
  weekStart: LocalDay;
}

/**
 * Downloads appointments, cancelled ones included, sends what comes to the owner's own calendar, or leads to
 * the sheets of the day and the week.
 */
function CalendarFileMenu({ day, weekStart }: CalendarFileMenuProps) {
  const isPhone = useIsPhone();
  const returnState = useReturnState();
  const leads = useAppSelector(selectLeads);
  const closed = useAppSelector(selectClosedDays);
  const download = useCalendarFile();
  const { button, menu, close } = useMenu();
  const save = (
    isChosen: (appointment: Appointment) => boolean,
    name: string,
    reminders?: Reminders,
  ): void => {
    close();
    const visits = leads.flatMap((lead) =>
      lead.appointments.filter(isChosen).map((appointment) => ({ lead, appointment })),
    );
    download(visits, name, reminders);
  };
  const send = (): void => {
    const now = new Date();
    const today = localDay(now);
    const last = addLocalDays(today, SENT_DAYS);
    const isSoon = (date: LocalDay): boolean => date >= today && date <= last;
    const followUps = leads.filter(
      ({ isActive, nextFollowUpDate: date }) =>
        isActive && date !== undefined && isSoon(localDay(parseIsoDateTime(date))),
    );
    // The owner's calendar may have a moved one where it was.
    const isWanted = ({ scheduledDate: date, sequence = 0 }: Appointment): boolean =>
      isSoon(date) || (sequence > 0 && date > last);
    save(isWanted, 'week', { followUps, closed, now });
  };
  return (
    <>
      <Button
        variant="outlined"
        aria-label="Calendar file"
        {...button}
        sx={{ gap: 1, minWidth: 44, px: { xs: 1.25, sm: 2 } }}
      >
        <FileDownloadOutlinedIcon />
        {!isPhone && 'Calendar file'}
      </Button>
      <Menu {...menu} label="Calendar file">
        <MenuItem onClick={send}>
          <ListItemText
            primary="Send to my calendar"
            secondary={`The next ${SENT_DAYS} days, with alarms`}
          />
        </MenuItem>
        <MenuItem onClick={() => save(({ scheduledDate }) => scheduledDate === day, day)}>
          {`Appointments of ${formatWeekday(day)}`}
        </MenuItem>
        <MenuItem onClick={() => save(() => true, 'appointments')}>All appointments</MenuItem>
        <MenuItem component={Link} to={daySheetAddress(day)} state={returnState}>
          Print the day
        </MenuItem>
        <MenuItem component={Link} to={weekSheetAddress(weekStart)} state={returnState}>
          Print the week
        </MenuItem>
      </Menu>
    </>
  );
}

interface CallsPopoverProps {
  /** Follow-ups that are one entry of the calendar. */
  group: EntryGroup;
  anchor: HTMLElement;
  onClose: () => void;
}

/** Whom to call of several follow-ups at one time: each with the link to the lead, and to the call. */
function CallsPopover({ group, anchor, onClose }: CallsPopoverProps) {
  const label = pluralize(group.length, 'call');
  return (
    <Popover open anchorEl={anchor} onClose={onClose} label={label} paperSx={{ p: 2 }}>
      <PlainList aria-label={label}>
        {group.map(({ id, subject, start }) =>
          subject.kind === 'follow-ups' ? (
            <Row key={id} component="li" noWrap gap={1.5}>
              <Muted noWrap>{formatTimeOfDay(timeOfDay(start))}</Muted>
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
