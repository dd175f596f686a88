import FileDownloadOutlinedIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Visit } from '../../../app/calendarFile/calendarFile';
import { formatAppointment } from './formatAppointment';
import { useCalendarFile } from './useCalendarFile';

interface CalendarFileButtonProps extends Visit {
  /** Whether the button has an icon alone. */
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
