import { DAY_MS } from '../../lib/durations';

/** When somebody can be reached, by the clock of one zone. */
export interface Schedule {
  /** The zone's IANA name. */
  zone: string;
  /** English names of weekdays, and from when to when, `07:00` to `18:00`; several in order. */
  hours: readonly { schemaDays: readonly string[]; opens: string; closes: string }[];
  /** The names of the days without hours, by day. */
  closed: Readonly<Record<string, string>>;
}

/** How many days ahead the next opening is looked for. */
const FARTHEST = 60;
/** From here on a weekday alone could be the wrong one. */
const WEEK = 7;

/** Returns a time of day in words: `7 AM`, `6:30 PM`; on request with its minutes even at a full hour, `7:00 AM`. */
export function clockTime(time: string, hasMinutes = !time.endsWith(':00')): string {
  const [hours, minutes] = time.split(':');
  const hour = Number(hours);
  return `${hour % 12 || 12}${hasMinutes ? `:${minutes}` : ''} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

/** Whether a moment is within the hours, and until or from when, by the zone's own clock. */
export function openNow(
  { zone, hours, closed }: Schedule,
  now: Date,
): { isOpen: boolean; text: string } {
  // Swedish dates are ISO dates. Days are counted in UTC, in which each has 24 hours.
  const [today = '', time = ''] = now.toLocaleString('sv', { timeZone: zone }).split(' ');
  let why = 'Closed';
  for (let ahead = 0; ahead < FARTHEST; ahead += 1) {
    const day = new Date(Date.parse(today) + ahead * DAY_MS);
    const name = closed[day.toISOString().slice(0, 10)];
    if (name && ahead === 0) why = `Closed for ${name}`;
    const inWords = (options: Intl.DateTimeFormatOptions): string =>
      day.toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });
    const weekday = inWords({ weekday: 'long' });
    for (const { schemaDays, opens, closes } of name === undefined ? hours : []) {
      if (!schemaDays.includes(weekday) || (ahead === 0 && closes <= time)) continue;
      if (ahead === 0 && opens <= time)
        return { isOpen: true, text: `Open now, until ${clockTime(closes)}` };
      const date = ahead < WEEK ? weekday : inWords({ month: 'long', day: 'numeric' });
      const when = ahead === 0 ? '' : `${date} `;
      return { isOpen: false, text: `${why}; opens ${when}${clockTime(opens)}` };
    }
  }
  return { isOpen: false, text: why };
}

const TICK_MS = 20_000;

/** Shows in an element whether the business is open, from now on, in the place of what it says. `data` is the schedule, as JSON. */
export function connectOpenNow(element: HTMLElement, data: string, signal: AbortSignal): void {
  const schedule = JSON.parse(data) as Schedule;
  const show = (): void => {
    const { isOpen, text } = openNow(schedule, new Date());
    element.textContent = text;
    element.dataset.open = String(isOpen);
  };
  show();
  const timer = setInterval(show, TICK_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
}
