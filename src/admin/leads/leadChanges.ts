import { leadName } from '../../domain/leads/rules';
import type { Lead } from '../../domain/leads/schema';
import { formatDateTime } from '../../lib/dates';
import { pluralize } from '../../lib/text';

/** A lead before and after an act. */
export interface LeadChange {
  before: Lead;
  after: Lead;
}

const hasMoved = ({ before, after }: LeadChange): boolean => before.stage !== after.stage;
const hasNewFollowUp = ({ before, after }: LeadChange): boolean =>
  after.nextFollowUpDate !== undefined && after.nextFollowUpDate !== before.nextFollowUpDate;

/** Returns what to say of a lead that was moved: its stage, and the follow-up that the stage set. */
export function describeMove(change: LeadChange): string[] {
  const { before, after } = change;
  const said: string[] = [];
  if (hasMoved(change)) said.push(`${leadName(before)} moved to ${after.stage}`);
  if (hasNewFollowUp(change) && after.nextFollowUpDate !== undefined) {
    said.push(`Follow-up set for ${formatDateTime(after.nextFollowUpDate)}`);
  }
  return said;
}

/** Returns what to say of the follow-ups that a move of several leads set; nothing if it set none. */
export function describeFollowUps(changes: readonly LeadChange[]): string[] {
  const count = changes.filter(hasNewFollowUp).length;
  return count === 0 ? [] : [`${pluralize(count, 'follow-up')} set`];
}

/** Returns what to say of leads that moved together with something else, one or several. */
export function describeMoves(changes: readonly LeadChange[]): string[] {
  const moved = changes.filter(hasMoved);
  const [first] = moved;
  if (!first) return [];
  if (moved.length === 1) return describeMove(first);
  return [`${pluralize(moved.length, 'lead')} moved`, ...describeFollowUps(moved)];
}
