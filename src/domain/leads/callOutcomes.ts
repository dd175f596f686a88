import type { IsoDateTime } from '../../lib/dates';
import { MAX_LENGTH } from '../../lib/fields';
import type { ClosedDays } from '../shared/closedDays';
import { snoozedFollowUpDate } from './rules';
import {
  OUTCOME_LABELS,
  REASON_LABELS,
  type CallOutcome,
  type CallReport,
  type Communication,
  type LostReason,
} from './schema';

/** The rules of call outcomes. */

/** After how many days the owner calls again unless a date was picked. */
const CALL_AGAIN_DAYS: Partial<Record<CallOutcome, number>> = { 'no-answer': 1, 'left-message': 2 };

/** Returns the follow-up after a call: the date picked, otherwise the outcome's, if it has one. */
export function followUpAfterCall(
  { outcome, followUpDate }: Pick<CallReport, 'outcome' | 'followUpDate'>,
  now: Date,
  closed: ClosedDays,
): IsoDateTime | undefined {
  const days = CALL_AGAIN_DAYS[outcome];
  return followUpDate ?? (days === undefined ? undefined : snoozedFollowUpDate(days, now, closed));
}

/** Returns the outcome with its reason, if any: `Not interested: Price`. */
const summaryOf = ({ outcome, reason }: Pick<CallReport, 'outcome' | 'reason'>): string =>
  [OUTCOME_LABELS[outcome], ...(reason ? [REASON_LABELS[reason]] : [])].join(': ');

/** Returns the communication that a call is logged as. */
export function callCommunication(
  report: CallReport,
  now: Date,
  closed: ClosedDays,
): Omit<Communication, 'id' | 'dateTime'> {
  const followUpDate = followUpAfterCall(report, now, closed);
  return {
    type: 'call',
    subject: summaryOf(report),
    content: report.note,
    followUpRequired: followUpDate !== undefined,
    ...(followUpDate !== undefined && { followUpDate }),
  };
}

/** Returns a lead's notes with why it was lost as the last line, if there is room. */
export function notesWithReason(notes: string, reason: LostReason): string {
  const line = summaryOf({ outcome: 'not-interested', reason });
  const added = notes === '' ? line : `${notes}\n${line}`;
  return added.length > MAX_LENGTH.note ? notes : added;
}
