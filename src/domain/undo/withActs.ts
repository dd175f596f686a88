import type { Reducer } from '@reduxjs/toolkit';
import { isDomainEvent, type DomainEvent } from '../shared/event';
import { estimateLinked } from '../estimates/events';
import * as leads from '../leads/events';
import * as notifications from '../notifications/events';
import * as projects from '../projects/events';
import * as settings from '../settings/events';
import { deployedChangesApplied, samplesRemoved } from '../system/events';
import { actUndone } from './events';
import { historyEntryFor, isRecorded } from '../history/rules';
import { isDisplaySetting } from '../settings/rules';
import type { DomainState } from '../store';
import { changesBetween } from './rules';
import { ACT_LIMIT, type Act, type EntityChange } from './schema';

const typesOf = (events: readonly { type: string }[]): ReadonlySet<string> =>
  new Set(events.map(({ type }) => type));

/** What the history records and nobody takes back. */
const NOT_UNDOABLE = typesOf([
  actUndone,
  notifications.notificationsRaised,
  projects.customerEmailSent, // told to the customer
  estimateLinked, // the customer may hold it
]);
/** What can be taken back although the history does not record it. */
const UNDOABLE_UNRECORDED = typesOf([
  leads.callOutcomeRecorded,
  leads.leadsImported,
  notifications.notificationsRead,
  deployedChangesApplied,
  samplesRemoved,
]);

/** Whether an event of a type begins an act. Those that something else caused belong to its act. */
export const isUndoable = (type: string): boolean =>
  UNDOABLE_UNRECORDED.has(type) || (isRecorded(type) && !NOT_UNDOABLE.has(type));

/** Whether an event begins an act; what only changes how a screen looks does not. */
const beginsAct = (event: DomainEvent): boolean =>
  settings.settingChanged.match(event) || settings.settingReset.match(event)
    ? !isDisplaySetting(event.payload.id)
    : isUndoable(event.type) || (actUndone.match(event) && event.payload.isRestore === true);

/** Returns an act with a further event of it. */
function withEvent(act: Act, event: DomainEvent, cause: number, changes: EntityChange[]): Act {
  const index = act.eventIds.length;
  // The label of a call is that of its communication, whatever else it changed.
  const isCall = act.type === leads.callOutcomeRecorded.type;
  const isLabel = isCall ? leads.communicationLogged.match(event) : act.entry === null;
  return {
    ...act,
    ...(cause < 0 && { continuedAt: event.meta.occurredAt }),
    entry: (isLabel && historyEntryFor(event)) || act.entry,
    changes: [...act.changes, ...changes.map((change) => ({ ...change, event: index }))],
    eventIds: [...act.eventIds, event.meta.eventId],
    causes: [...act.causes, cause],
  };
}

/** Returns the acts after an event. */
function actsAfter(
  acts: Act[],
  event: DomainEvent,
  before: DomainState,
  after: DomainState,
): Act[] {
  const { act: actId, causedBy, eventId, occurredAt } = event.meta;
  const known = causedBy?.eventId ?? actId;
  if (known !== undefined) {
    const at = acts.findLastIndex(({ eventIds }) => eventIds.includes(known));
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
  // One that changed nothing, and from which nothing followed, is none.
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
