import type { Visit } from '../../../app/calendarFile/calendarFile';
import { business } from '../../../business';
import { slugify } from '../../../lib/slugs';
import { pluralize } from '../../../lib/text';
import { useNotify } from '../../../ui/notices/Notices';
import { saveFile } from '../../../ui/saveFile';

/**
 * Returns a function that downloads appointments as a calendar file and reports the result.
 *
 * @returns takes the appointments, and what the file's name ends with, such as a day
 */
export function useCalendarFile(): (visits: readonly Visit[], name: string) => void {
  const notify = useNotify();
  const download = async (visits: readonly Visit[], name: string): Promise<void> => {
    if (visits.length === 0) {
      notify('There are no appointments to download');
      return;
    }
    try {
      const { calendarFile } = await import('../../../app/calendarFile/calendarFile');
      const fileName = `${slugify(`${business.name} ${name}`)}.ics`;
      saveFile(fileName, calendarFile(visits), 'text/calendar');
      notify(`Calendar file with ${pluralize(visits.length, 'appointment')} downloaded`);
    } catch (error) {
      console.error('The calendar file could not be made:', error);
      notify('The calendar file could not be made');
    }
  };
  return (visits, name) => void download(visits, name);
}
