import { lightFormat } from 'date-fns';
import type { Estimate, EstimateStatus } from './schema';

const NUMBER = /^(?<first>(?<year>\d{4})-(?<count>\d{3,}))(?:-(?<version>\d+))?$/;

/** Returns the parts of `2026-001-2`: the number of its first version, and its own version. */
function partsOf(number: string) {
  const { groups = {} } = NUMBER.exec(number) ?? {};
  const { first = number, year, count, version = 1 } = groups;
  return { first, year, count: Number(count), version: Number(version) };
}

/** Returns the next free number of a year: `2026-001`. */
export function nextNumber(taken: readonly Pick<Estimate, 'number'>[], now: Date): string {
  const year = lightFormat(now, 'yyyy');
  const ofYear = taken.map(({ number }) => partsOf(number)).filter((parts) => parts.year === year);
  const last = Math.max(0, ...ofYear.map(({ count }) => count));
  return `${year}-${String(last + 1).padStart(3, '0')}`;
}

/** Whether two estimates are versions of the same. */
export const isVersionOf = (a: Pick<Estimate, 'number'>, b: Pick<Estimate, 'number'>): boolean =>
  partsOf(a.number).first === partsOf(b.number).first;

/** Returns the number of the next version: `2026-001-2`. */
export function nextVersionNumber(
  { number }: Pick<Estimate, 'number'>,
  all: readonly Pick<Estimate, 'number'>[],
): string {
  const { first } = partsOf(number);
  const versions = all.map((other) => partsOf(other.number)).filter((of) => of.first === first);
  return `${first}-${Math.max(1, ...versions.map(({ version }) => version)) + 1}`;
}

/** Whether an estimate is a later version of another. */
const isLater = (a: Pick<Estimate, 'number'>, b: Pick<Estimate, 'number'>): boolean =>
  isVersionOf(a, b) && partsOf(a.number).version > partsOf(b.number).version;

/** Whether a later version of an estimate is among others. */
export const hasLaterVersion = (
  estimate: Pick<Estimate, 'number'>,
  all: readonly Pick<Estimate, 'number'>[],
): boolean => all.some((other) => isLater(other, estimate));

/** The statuses of earlier versions that a version replaces when it comes to a status: what was agreed, only by what is. */
const REPLACED_AT = {
  Sent: ['Sent', 'Declined'],
  Accepted: ['Sent', 'Declined', 'Accepted'],
} as const satisfies Partial<Record<EstimateStatus, readonly EstimateStatus[]>>;

/** Returns the ids of the earlier versions that an estimate replaces when it is sent or accepted. */
export const replacedIdsOf = (
  estimate: Estimate,
  all: readonly Estimate[],
  to: keyof typeof REPLACED_AT,
): string[] =>
  all
    .filter((other) => isLater(estimate, other))
    .filter(({ status }) => REPLACED_AT[to].some((replaced) => replaced === status))
    .map(({ id }) => id);
