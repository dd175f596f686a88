import type { Reducer } from '@reduxjs/toolkit';
import * as blog from '../../events/blog';
import * as content from '../../events/content';
import * as estimates from '../../events/estimates';
import { isDomainEvent, type DomainEvent } from '../../events/event';
import * as gallery from '../../events/gallery';
import * as leads from '../../events/leads';
import * as notifications from '../../events/notifications';
import * as payments from '../../events/payments';
import * as projects from '../../events/projects';
import * as settings from '../../events/settings';
import { deployedChangesApplied, samplesRemoved } from '../../events/system';
import { actUndone } from '../../events/undo';
import { historyEntryFor } from '../history/rules';
import { isDisplaySetting } from '../settings/rules';
import type { DomainState } from '../store';
import { changesBetween } from './rules';
import { ACT_LIMIT, type Act, type EntityChange } from './schema';

/** The events that begin an act. Those that something else caused belong to its act. */
export const UNDOABLE: ReadonlySet<string> = new Set(
  [
    leads.leadCreated,
    leads.leadEdited,
    leads.leadsImported,
    leads.leadsMoved,
    leads.followUpsScheduled,
    leads.leadsTagged,
    leads.leadsActivityChanged,
    leads.leadsDeleted,
    leads.leadsMerged,
    leads.callOutcomeRecorded,
    leads.communicationLogged,
    leads.appointmentScheduled,
    leads.appointmentMoved,
    leads.appointmentCompleted,
    leads.appointmentCancelled,
    leads.appointmentMissed,
    leads.documentAttached,
    leads.documentRemoved,
    notifications.notificationsRead,
    projects.projectCreated,
    projects.projectEdited,
    projects.projectDeleted,
    projects.statusChanged,
    projects.noteAdded,
    projects.attachmentAdded,
    projects.attachmentRemoved,
    estimates.estimateCreated,
    estimates.estimateEdited,
    estimates.estimateSent,
    estimates.estimateAnswered,
    estimates.estimateDeleted,
    payments.paymentReceived,
    payments.paymentEdited,
    payments.paymentDeleted,
    gallery.galleryProjectAdded,
    gallery.galleryProjectEdited,
    gallery.galleryProjectRemoved,
    blog.postWritten,
    blog.postEdited,
    blog.postPublished,
    blog.postUnpublished,
    blog.postDeleted,
    content.sectionEdited,
    content.pageInfoEdited,
    content.pageReset,
    deployedChangesApplied,
    samplesRemoved,
  ].map(({ type }) => type),
);

/** Whether an event begins an act; what only changes how a screen looks does not. */
const beginsAct = (event: DomainEvent): boolean =>
  settings.settingChanged.match(event) || settings.settingReset.match(event)
    ? !isDisplaySetting(event.payload.id)
    : UNDOABLE.has(event.type) || (actUndone.match(event) && event.payload.isRestore === true);

/** Returns an act with a further event of it. */
function withEvent(act: Act, event: DomainEvent, cause: number, changes: EntityChange[]): Act {
  const index = act.eventIds.length;
  // The label of a call is that of its communication, whatever else it changed.
  const isCall = act.type === leads.callOutcomeRecorded.type;
  const isLabel = isCall ? leads.communicationLogged.match(event) : act.entry === null;
  return {
    ...act,
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
