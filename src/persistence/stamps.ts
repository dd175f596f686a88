/**
 * A stamp tells when something was created or changed, so that any two are in order everywhere:
 * milliseconds, a counter, the tab; base 36, of fixed width, compared as text. The empty stamp is
 * the oldest: built-ins, and entities written by hand.
 */
export type Stamp = string;

export const OLDEST: Stamp = '';

const TIME_WIDTH = 9;
const COUNTER_WIDTH = 3;
const COUNTER_LIMIT = 36 ** COUNTER_WIDTH;
const PATTERN = /^[0-9a-z]{13,24}$/;

/** Whether a text read from storage is a stamp. */
export function isStamp(value: unknown): value is Stamp {
  return value === OLDEST || (typeof value === 'string' && PATTERN.test(value));
}

/** The later of two stamps. */
export const laterStamp = (a: Stamp, b: Stamp): Stamp => (a > b ? a : b);

/** The milliseconds of a stamp; 0 of the oldest. */
export const timeOfStamp = (stamp: Stamp): number =>
  Number.parseInt(stamp.slice(0, TIME_WIDTH), 36) || 0;

/** Makes stamps that are later than every stamp seen so far, whatever the clock does. */
export interface StampClock {
  next(): Stamp;
  /** Takes note of a stamp from elsewhere. */
  see(stamp: Stamp): void;
}

/**
 * @param now answers the present in milliseconds
 * @param tab the name of this tab
 */
export function createStampClock(now: () => number, tab: string): StampClock {
  let time = 0;
  let counter = 0;
  return {
    next() {
      const present = now();
      if (present > time) {
        time = present;
        counter = 0;
      } else {
        counter += 1;
        if (counter === COUNTER_LIMIT) {
          time += 1;
          counter = 0;
        }
      }
      return (
        time.toString(36).padStart(TIME_WIDTH, '0') +
        counter.toString(36).padStart(COUNTER_WIDTH, '0') +
        tab
      );
    },
    see(stamp) {
      const seen = timeOfStamp(stamp);
      if (seen < time) return;
      const seenCounter =
        Number.parseInt(stamp.slice(TIME_WIDTH, TIME_WIDTH + COUNTER_WIDTH), 36) || 0;
      counter = seen > time ? seenCounter : Math.max(counter, seenCounter);
      time = seen;
    },
  };
}
