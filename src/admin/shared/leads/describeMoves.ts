import { moveLeads } from '../../../domain/leads/commands';
import { leadName } from '../../../domain/leads/rules';
import type { Lead, StoredStage } from '../../../domain/leads/schema';
import { selectLeadById } from '../../../domain/leads/slice';
import { workingMoment } from '../../../domain/shared/businessHours';
import { selectClosedDays, type ClosedDays } from '../../../domain/shared/closedDays';
import type { ActResult } from '../../../domain/undo/commands';
import {
  formatMorning,
  formatShortDateTime,
  parseIsoDateTime,
  type IsoDateTime,
} from '../../../lib/dates';
import { pluralize } from '../../../lib/text';
import { useAct } from '../undo/useAct';

function changedLeads({ act, state }: ActResult) {
  const before = new Map<string | number, Partial<Lead>>();
  for (const change of act?.changes ?? []) {
    if (change.list !== 'leads') continue;
    // Of several changes of a field, the first has what it was.
    before.set(change.entityId, { ...change.before, ...before.get(change.entityId) });
  }
  return [...before].flatMap(([id, was]) => {
    const lead = selectLeadById(state, String(id));
    if (!lead) return [];
    const { stage, nextFollowUpDate: due } = lead;
    return [
      {
        lead,
        hasMoved: was.stage !== undefined && was.stage !== stage,
        hasNewFollowUp:
          due !== undefined && 'nextFollowUpDate' in was && was.nextFollowUpDate !== due,
      },
    ];
  });
}

/** Returns the sentence about the follow-ups that a move of several leads set; empty if it set none. */
export function describeFollowUps(done: ActResult): string[] {
  const count = changedLeads(done).filter(({ hasNewFollowUp }) => hasNewFollowUp).length;
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

/** Returns the sentence about the follow-up that an act set for a lead: when the owner is called on; empty if it set none. */
export function describeFollowUp(done: ActResult): string[] {
  const due = changedLeads(done).find(({ hasNewFollowUp }) => hasNewFollowUp)?.lead
    .nextFollowUpDate;
  if (due === undefined) return [];
  return [`Follow-up set for ${formatFollowUp(due, selectClosedDays(done.state))}`];
}

/** Returns what to say of the leads that an act moved, one or several: the stage, and the follow-ups it set. */
export function describeMoves(done: ActResult): string[] {
  const moved = changedLeads(done).filter(({ hasMoved }) => hasMoved);
  const [first] = moved;
  if (!first) return [];
  if (moved.length > 1)
    return [`${pluralize(moved.length, 'lead')} moved`, ...describeFollowUps(done)];
  return [`${leadName(first.lead)} moved to ${first.lead.stage}`, ...describeFollowUp(done)];
}

/** Returns what to say of the jobs and the leads that moved with a payment. */
export function describePaidMoves(done: ActResult): string[] {
  const { act, state } = done;
  const jobs = (act?.changes ?? []).flatMap(({ list, entityId, before }) => {
    const job = list === 'projects' ? state.projects.entities[Number(entityId)] : undefined;
    return job && before?.status !== undefined
      ? [`Status changed to ${job.status}: ${job.title}`]
      : [];
  });
  return [...jobs, ...describeMoves(done)];
}

/** Returns a function that moves a lead and says its follow-up; returns whether it moved. */
export function useMoveLead(): (leadId: string, to: StoredStage) => boolean {
  const act = useAct();
  return (leadId, to) => {
    const count = act(moveLeads([leadId], to), (moved, done) =>
      moved > 0 ? describeMoves(done).join('. ') : undefined,
    );
    return count > 0;
  };
}

/** Returns what says an act in its notice: its words, and the jobs and the leads that moved with it. */
export const withPaidMoves =
  (words: string) =>
  (_result: unknown, done: ActResult): string =>
    [words, ...describePaidMoves(done)].join('. ');
