import FileDownloadOutlinedIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button, IconButton } from '@mui/material';
import type { Visit, Reminders } from '../../../app/calendarFile/calendarFile';
import { business } from '../../../business';
import { formatAppointment } from '../../../domain/leads/appointments';
import { hasDay } from '../../../domain/leads/rules';
import { slugify } from '../../../lib/slugs';
import { pluralize } from '../../../lib/text';
import { useNotify } from '../../../ui/notices/Notices';
import { saveFile, shareFile } from '../../../ui/saveFile';

/**
 * Returns a function that downloads appointments as a calendar file and reports the result.
 *
 * @returns takes the appointments, of which those without a readable day are left out, what the file's name ends with, such as a day, and what is to ring;
 *   a file that rings is for the owner's own calendar, and offered to the apps of the device
 */
export function useCalendarFile() {
  const notify = useNotify();
  const download = async (
    chosen: readonly Visit[],
    name: string,
    reminders?: Reminders,
  ): Promise<void> => {
    const visits = chosen.filter(({ appointment }) => hasDay(appointment));
    const followUps = reminders?.followUps.length ?? 0;
    if (visits.length + followUps === 0) {
      notify(`There are no appointments to ${reminders ? 'send' : 'download'}`);
      return;
    }
    const counts = [
      pluralize(visits.length, 'appointment'),
      followUps > 0 && pluralize(followUps, 'follow-up'),
    ]
      .filter(Boolean)
      .join(' and ');
    try {
      const { calendarFile } = await import('../../../app/calendarFile/calendarFile');
      const fileName = `${slugify(`${business.name} ${name}`)}.ics`;
      const text = calendarFile(visits, reminders);
      const type = 'text/calendar';
      if (!reminders) saveFile(fileName, text, type);
      const result = reminders ? await shareFile(fileName, text, type) : 'downloaded';
      if (result) notify(`Calendar file with ${counts} ${result}`);
    } catch (error) {
      console.error('The calendar file could not be made:', error);
      notify('The calendar file could not be made');
    }
  };
  return (...asked: Parameters<typeof download>): void => void download(...asked);
}

interface CalendarFileButtonProps extends Visit {
  isIcon?: boolean;
}

/** Downloads one appointment as a calendar file, for the owner's phone or the customer. */
export function CalendarFileButton({ lead, appointment, isIcon = false }: CalendarFileButtonProps) {
  const download = useCalendarFile();
  const save = (): void =>
    download([{ lead, appointment }], `${lead.lastName} ${appointment.scheduledDate}`);
  const label = `Calendar file: ${formatAppointment(appointment)}`;
  if (isIcon) {
    return (
      <IconButton aria-label={label} title="Calendar file (.ics)" onClick={save}>
        <FileDownloadOutlinedIcon fontSize="small" />
      </IconButton>
    );
  }
  return (
    <Button aria-label={label} onClick={save}>
      Calendar file
    </Button>
  );
}
