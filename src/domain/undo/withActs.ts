import type { Reducer } from '@reduxjs/toolkit';
import * as blog from '../../events/blog';
import * as content from '../../events/content';
import { isDomainEvent, type DomainEvent } from '../../events/event';
import * as gallery from '../../events/gallery';
import * as leads from '../../events/leads';
import * as notifications from '../../events/notifications';
import * as projects from '../../events/projects';
import * as settings from '../../events/settings';
import { samplesRemoved } from '../../events/system';
import { historyEntryFor } from '../history/rules';
import { isDisplaySetting } from '../settings/rules';
import type { DomainState } from '../store';
import { ACT_LIMIT, changesBetween } from './rules';
import type { Act } from './schema';

/** The events that begin an act. Those that something else caused belong to its act. */
const UNDOABLE: ReadonlySet<string> = new Set(
  [
    leads.stageChanged,
    leads.leadEdited,
    leads.leadDeleted,
    leads.leadsImported,
    leads.leadsMoved,
    leads.followUpsScheduled,
    leads.leadsTagged,
    leads.leadsActivityChanged,
    leads.leadsDeleted,
    leads.followUpScheduled,
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
    projects.projectEdited,
    projects.projectDeleted,
    projects.statusChanged,
    projects.noteAdded,
    gallery.galleryProjectEdited,
    gallery.galleryProjectRemoved,
    blog.postEdited,
    blog.postPublished,
    blog.postUnpublished,
    blog.postDeleted,
    content.sectionEdited,
    content.pageInfoEdited,
    content.pageReset,
    samplesRemoved,
    settings.settingChanged,
    settings.settingReset,
  ].map(({ type }) => type),
);

/** Whether an event only changed how a screen looks. */
const isDisplayChange = (event: DomainEvent): boolean =>
  (settings.settingChanged.match(event) || settings.settingReset.match(event)) &&
  isDisplaySetting(event.payload.id);

/** Returns the acts after an event. */
function actsAfter(
  acts: Act[],
  event: DomainEvent,
  before: DomainState,
  after: DomainState,
): Act[] {
  const { causedBy, eventId, occurredAt } = event.meta;
  if (causedBy) {
    const at = acts.findLastIndex(({ eventIds }) => eventIds.includes(causedBy.eventId));
    const act = acts[at];
    if (!act) return acts;
    const changes = [...act.changes, ...changesBetween(before, after)];
    // The label of a call is that of its communication, whatever else it changed.
    const isCall = act.type === leads.callOutcomeRecorded.type;
    const isLabel = isCall ? leads.communicationLogged.match(event) : act.entry === null;
    const entry = (isLabel && historyEntryFor(event)) || act.entry;
    return acts.with(at, { ...act, entry, changes, eventIds: [...act.eventIds, eventId] });
  }
  if (!UNDOABLE.has(event.type) || isDisplayChange(event)) return acts;
  const changes = changesBetween(before, after);
  const act: Act = {
    id: eventId,
    type: event.type,
    occurredAt,
    eventIds: [eventId],
    entry: historyEntryFor(event) ?? null,
    changes,
  };
  return [...acts, act].slice(-ACT_LIMIT);
}

/**
 * Wraps the root reducer so that it records what each act of the owner changed, with all that
 * listeners derive from it.
 */
export const withActs =
  (reducer: Reducer<DomainState>): Reducer<DomainState> =>
  (state, action) => {
    const next = reducer(state, action);
    if (!state || !isDomainEvent(action)) return next;
    const acts = actsAfter(next.undo.acts, action, state, next);
    return acts === next.undo.acts ? next : { ...next, undo: { ...next.undo, acts } };
  };
