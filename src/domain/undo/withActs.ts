import type { Reducer } from '@reduxjs/toolkit';
import { historyEntryFor, isRecorded } from '../history/rules';
import { isDomainEvent, storyOf, type DomainEvent } from '../shared/event';
import type { DomainState } from '../store';
import { changesBetween } from './rules';
import { ACT_LIMIT, type Act, type EntityChange } from './schema';

/** Whether an event that nothing caused begins an act: as its story says, otherwise if the history records it. */
function beginsAct({ type, payload }: DomainEvent): boolean {
  const { isAct = isRecorded(type) } = storyOf(type) ?? {};
  return typeof isAct === 'function' ? isAct(payload as never) : isAct;
}

/** Returns an act with a further event of it. */
function withEvent(act: Act, event: DomainEvent, cause: number, changes: EntityChange[]): Act {
  const index = act.eventIds.length;
  const { namedBy } = storyOf(act.type) ?? {};
  const namesAct = namedBy ? event.type === namedBy.type : act.entry === null;
  return {
    ...act,
    ...(cause < 0 && { continuedAt: event.meta.occurredAt }),
    entry: (namesAct && historyEntryFor(event)) || act.entry,
    changes: [...act.changes, ...changes.map((change) => ({ ...change, event: index }))],
    eventIds: [...act.eventIds, event.meta.eventId],
    causes: [...act.causes, cause],
  };
}

function actsAfter(
  acts: Act[],
  event: DomainEvent,
  before: DomainState,
  after: DomainState,
): Act[] {
  const { act: actId, causedBy, eventId, occurredAt } = event.meta;
  const earlierId = causedBy?.eventId ?? actId;
  if (earlierId !== undefined) {
    const at = acts.findLastIndex(({ eventIds }) => eventIds.includes(earlierId));
    const act = acts[at];
    if (!act) return acts;
    const cause = causedBy ? act.eventIds.indexOf(causedBy.eventId) : -1;
    return acts.with(at, withEvent(act, event, cause, changesBetween(before, after)));
  }
  if (!beginsAct(event)) return acts;
  const act: Act = {
    id: eventId,
    type: event.type,
    occurredAt,
    eventIds: [eventId],
    causes: [-1],
    entry: historyEntryFor(event) ?? null,
    changes: changesBetween(before, after),
  };
  // An earlier act that changed nothing, not even by what followed from it, is dropped.
  return [...acts.filter(({ changes }) => changes.length > 0), act].slice(-ACT_LIMIT);
}

/** Records what each act of the owner changed, with all that listeners derive from it. */
export const withActs =
  (reducer: Reducer<DomainState>): Reducer<DomainState> =>
  (state, action) => {
    const next = reducer(state, action);
    if (!state || !isDomainEvent(action)) return next;
    const acts = actsAfter(next.undo.acts, action, state, next);
    return acts === next.undo.acts ? next : { ...next, undo: { ...next.undo, acts } };
  };
