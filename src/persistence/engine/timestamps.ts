import * as v from 'valibot';

/**
 * A hybrid logical clock's timestamp: milliseconds, counter and tab in base 36, compared as text,
 * the same on every device. The empty one, of seed data, is the oldest.
 */
export type Timestamp = string;

export const OLDEST: Timestamp = '';

const TIME_WIDTH = 9;
const COUNTER_WIDTH = 3;
const COUNTER_LIMIT = 36 ** COUNTER_WIDTH;
const PATTERN = /^[0-9a-z]{13,24}$/;
/** The bounds are part of the format and not relative to a clock, so that all devices agree. */
const EARLIEST = Date.UTC(2020, 0, 1);
const LATEST = Date.UTC(2101, 0, 1) - 1;

/** Returns the milliseconds of a timestamp; 0 for the oldest. */
export const timeOf = (timestamp: Timestamp): number =>
  Number.parseInt(timestamp.slice(0, TIME_WIDTH), 36) || 0;

/** Whether a value from outside is a timestamp within the bounds of the format. */
export function isTimestamp(value: unknown): value is Timestamp {
  if (value === OLDEST) return true;
  if (typeof value !== 'string' || !PATTERN.test(value)) return false;
  const time = timeOf(value);
  return time >= EARLIEST && time <= LATEST;
}

/**
 * Timestamps by name, as in storage, journal, backup and other tabs. The one schema at every
 * boundary: an invalid timestamp counts as the oldest.
 */
export const timestampsSchema = v.record(
  v.string(),
  v.fallback(v.custom<Timestamp>(isTimestamp), OLDEST),
);

/** Returns the later of two timestamps. */
export const laterOf = (a: Timestamp, b: Timestamp): Timestamp => (a > b ? a : b);

/** Makes timestamps that are later than every one made or received so far, whatever the wall clock does. */
export type HybridClock = ReturnType<typeof createHybridClock>;

const textOf = (time: number, counter: number): string =>
  time.toString(36).padStart(TIME_WIDTH, '0') + counter.toString(36).padStart(COUNTER_WIDTH, '0');

/** Returns what follows a time and its counter; the same at the end of all time. */
function successor(last: string): string {
  const [time, counter] = [timeOf(last), Number.parseInt(last.slice(TIME_WIDTH), 36)];
  if (counter < COUNTER_LIMIT - 1) return textOf(time, counter + 1);
  return time < LATEST ? textOf(time + 1, 0) : last;
}

/** Creates a clock; `tab` breaks ties, `now` is the wall clock in milliseconds. */
export function createHybridClock(now: () => number, tab: string) {
  /** The latest time and counter so far, as in a timestamp. */
  let last = textOf(EARLIEST, 0);
  return {
    next(): Timestamp {
      last = laterOf(textOf(Math.min(now(), LATEST), 0), successor(last));
      return last + tab;
    },
    /** Advances the clock past a timestamp of another tab or device. */
    receive(timestamp: Timestamp): void {
      last = laterOf(last, timestamp.slice(0, last.length));
    },
  };
}
