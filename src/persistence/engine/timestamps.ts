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
export interface HybridClock {
  next(): Timestamp;
  /** Advances the clock past a timestamp of another tab or device. */
  receive(timestamp: Timestamp): void;
}

/** Creates a clock; `tab` breaks ties, `now` is the wall clock in milliseconds. */
export function createHybridClock(now: () => number, tab: string): HybridClock {
  let time = EARLIEST;
  let counter = 0;
  return {
    next() {
      const present = Math.min(now(), LATEST);
      if (present > time) {
        time = present;
        counter = 0;
      } else if (counter < COUNTER_LIMIT - 1) {
        counter += 1;
      } else if (time < LATEST) {
        time += 1;
        counter = 0;
      }
      return (
        time.toString(36).padStart(TIME_WIDTH, '0') +
        counter.toString(36).padStart(COUNTER_WIDTH, '0') +
        tab
      );
    },
    receive(timestamp) {
      const received = timeOf(timestamp);
      if (received < time) return;
      const itsCounter =
        Number.parseInt(timestamp.slice(TIME_WIDTH, TIME_WIDTH + COUNTER_WIDTH), 36) || 0;
      counter = received > time ? itsCounter : Math.max(counter, itsCounter);
      time = received;
    },
  };
}
