import { lightFormat } from 'date-fns';
import type { Estimate } from './schema';

/** The numbers of estimates and of their versions. */

const NUMBER = /^(\d{4})-(\d{3,})(?:-(\d+))?$/;

/** Splits `2026-001-2` into the number of its first version and its own version. */
function partsOf(number: string): { first: string; version: number } {
  const [, year, count, version] = NUMBER.exec(number) ?? [];
  return count === undefined
    ? { first: number, version: 1 }
    : { first: `${year}-${count}`, version: Number(version ?? 1) };
}

/** Returns the next free number of a year: `2026-001`. */
export function nextNumber(taken: readonly Pick<Estimate, 'number'>[], now: Date): string {
  const year = lightFormat(now, 'yyyy');
  const counts = taken.map(({ number }) => {
    const [, of, count] = NUMBER.exec(number) ?? [];
    return of === year ? Number(count) : 0;
  });
  return `${year}-${String(Math.max(0, ...counts) + 1).padStart(3, '0')}`;
}

/** Whether two estimates are versions of the same estimate. */
export const isVersionOf = (a: Pick<Estimate, 'number'>, b: Pick<Estimate, 'number'>): boolean =>
  partsOf(a.number).first === partsOf(b.number).first;

/** Returns the number of the next version: `2026-001-2`. */
export function nextVersionNumber(
  estimate: Pick<Estimate, 'number'>,
  all: readonly Pick<Estimate, 'number'>[],
): string {
  const versions = all
    .filter((other) => isVersionOf(other, estimate))
    .map(({ number }) => partsOf(number).version);
  return `${partsOf(estimate.number).first}-${Math.max(1, ...versions) + 1}`;
}

/** Returns the earlier versions that customers still hold, which a newly sent one replaces. */
export const replacedBy = (estimate: Estimate, all: readonly Estimate[]): Estimate[] =>
  all.filter(
    (other) =>
      other.id !== estimate.id &&
      isVersionOf(other, estimate) &&
      partsOf(other.number).version < partsOf(estimate.number).version &&
      (other.status === 'Sent' || other.status === 'Accepted' || other.status === 'Declined'),
  );
