import { moveLeads } from '../../../domain/leads/commands';
import { leadName } from '../../../domain/leads/rules';
import type { Lead, StoredStage } from '../../../domain/leads/schema';
import { selectLeadById } from '../../../domain/leads/slice';
import { workingMoment } from '../../../domain/shared/businessHours';
import { selectClosedDays, type ClosedDays } from '../../../domain/shared/closedDays';
import type { Command, DomainState } from '../../../domain/store';
import {
  formatMorning,
  formatShortDateTime,
  parseIsoDateTime,
  type IsoDateTime,
} from '../../../lib/dates';
import { pluralize } from '../../../lib/text';
import { useAct } from '../undo/useAct';

/** A lead before and after an act. */
export interface LeadChange {
  before: Lead;
  after: Lead;
  /** The days without hours, on which no follow-up calls on the owner. */
  closed: ClosedDays;
}

/** Runs a command. Returns its result, and some leads before and after it. */
export const withLeadChanges =
  <Result>(
    idsOf: (state: DomainState) => readonly string[],
    run: Command<Result>,
  ): Command<{ result: Result; changes: LeadChange[] }> =>
  (dispatch, getState) => {
    const earlier = [...new Set(idsOf(getState()))].flatMap(
      (id) => selectLeadById(getState(), id) ?? [],
    );
    const result = dispatch(run);
    const changes = earlier.flatMap((before): LeadChange[] => {
      const after = selectLeadById(getState(), before.id);
      return after ? [{ before, after, closed: selectClosedDays(getState()) }] : [];
    });
    return { result, changes };
  };

const hasMoved = ({ before, after }: LeadChange): boolean => before.stage !== after.stage;
const hasNewFollowUp = ({ before, after }: LeadChange): boolean =>
  after.nextFollowUpDate !== undefined && after.nextFollowUpDate !== before.nextFollowUpDate;

/** Returns the sentence about the follow-ups that a move of several leads set; empty if it set none. */
export function describeFollowUps(changes: readonly LeadChange[]): string[] {
  const count = changes.filter(hasNewFollowUp).length;
  return count === 0 ? [] : [`${pluralize(count, 'follow-up')} set`];
}

/** Formats when the owner is called on for a follow-up: its moment, or the working morning after it. */
export function formatFollowUp(dueDate: IsoDateTime, closed: ClosedDays): string {
  const due = parseIsoDateTime(dueDate);
  const called = workingMoment(due, closed);
  return called.getTime() === due.getTime()
    ? formatShortDateTime(dueDate)
    : formatMorning(called, new Date());
}

/** Says that a follow-up was set, and when the owner is called on for it. */
export const describeFollowUp = (dueDate: IsoDateTime, closed: ClosedDays): string =>
  `Follow-up set for ${formatFollowUp(dueDate, closed)}`;

/** Returns what to say of leads that moved, one or several: the stage, and the follow-ups it set. */
export function describeMoves(changes: readonly LeadChange[]): string[] {
  const moved = changes.filter(hasMoved);
  const [first] = moved;
  if (!first) return [];
  if (moved.length > 1)
    return [`${pluralize(moved.length, 'lead')} moved`, ...describeFollowUps(moved)];
  const { closed, after } = first;
  const { stage, nextFollowUpDate } = after;
  const sentences = [`${leadName(first.before)} moved to ${stage}`];
  if (nextFollowUpDate !== undefined && hasNewFollowUp(first)) {
    sentences.push(describeFollowUp(nextFollowUpDate, closed));
  }
  return sentences;
}

/** Returns a function that moves a lead and says its follow-up; returns whether it moved. */
export function useMoveLead(): (leadId: string, to: StoredStage) => boolean {
  const act = useAct();
  return (leadId, to) => {
    const move = withLeadChanges(() => [leadId], moveLeads([leadId], to));
    const { result } = act(move, ({ result, changes }) =>
      result ? describeMoves(changes).join('. ') : undefined,
    );
    return result > 0;
  };
}
