import { isAnyOf } from '@reduxjs/toolkit';
import { postDeleted } from '../../events/blog';
import { isDomainEvent } from '../../events/event';
import { galleryProjectRemoved } from '../../events/gallery';
import { documentRemoved, leadDeleted, leadsDeleted } from '../../events/leads';
import { projectDeleted } from '../../events/projects';
import { deletedRestored, followUpsChecked, storageWriteFailed } from '../../events/system';
import { deletionRecorded, deletionsPurged, deletionsRecorded } from '../../events/undo';
import { historyEntriesFor, historyEntryFor } from '../history/rules';
import type { AppStartListening, DomainState } from '../store';
import { changesBetween, expired } from './rules';
import type { DeletedRecord, EntityChange } from './schema';
import { selectDeleted } from './slice';

/** On a deletion: records what it deleted, for 30 days. */
function recordOnDeletion(start: AppStartListening): void {
  start({
    matcher: isAnyOf(
      leadDeleted,
      projectDeleted,
      postDeleted,
      galleryProjectRemoved,
      documentRemoved,
    ),
    effect: (event, { dispatch, getOriginalState, getState }) => {
      if (!isDomainEvent(event)) return;
      const entry = historyEntryFor(event);
      if (!entry) return;
      const { id, occurredAt, type, subjectKind, subjectName } = entry;
      const changes = changesBetween(getOriginalState(), getState());
      dispatch(
        deletionRecorded(
          { id, deletedAt: occurredAt, type, subjectKind, subjectName, changes },
          event,
        ),
      );
    },
  });
}

/** Returns the lead that a change of a list is about: the lead itself, or that of the entity. */
function leadIdOf({ list, entityId }: EntityChange, before: DomainState): string | undefined {
  if (list === 'notifications') return before.notifications.entities[entityId]?.leadId;
  if (list === 'projects') return before.projects.entities[Number(entityId)]?.customerId;
  return String(entityId);
}

/** On `leadsDeleted`: records each deleted lead, for 30 days, to be restored one by one. */
function recordOnLeadsDeleted(start: AppStartListening): void {
  start({
    actionCreator: leadsDeleted,
    effect: (event, { dispatch, getOriginalState, getState }) => {
      const before = getOriginalState();
      const records = new Map<string | undefined, DeletedRecord>(
        historyEntriesFor(event).map(
          ({ id, occurredAt, type, subjectKind, subjectId, subjectName }) => [
            subjectId,
            { id, deletedAt: occurredAt, type, subjectKind, subjectName, changes: [] },
          ],
        ),
      );
      for (const change of changesBetween(before, getState())) {
        records.get(leadIdOf(change, before))?.changes.push(change);
      }
      dispatch(deletionsRecorded({ records: [...records.values()] }, event));
    },
  });
}

/** On `followUpsChecked`: gives up the records that are older than 30 days. */
function purgeWhenExpired(start: AppStartListening): void {
  start({
    actionCreator: followUpsChecked,
    effect: (event, { dispatch, getState }) => {
      const ids = expired(selectDeleted(getState()), new Date(event.meta.occurredAt));
      if (ids.length > 0) dispatch(deletionsPurged({ ids }, event));
    },
  });
}

/** On `storageWriteFailed` because storage is full: gives up all records, before anything else. */
function purgeWhenFull(start: AppStartListening): void {
  start({
    actionCreator: storageWriteFailed,
    effect: (event, { dispatch, getState }) => {
      const ids = selectDeleted(getState()).map(({ id }) => id);
      if (event.payload.reason === 'full' && ids.length > 0) {
        dispatch(deletionsPurged({ ids }, event));
      }
    },
  });
}

/** On `deletedRestored`: gives up the records of what a form brought back. */
function purgeWhenRestored(start: AppStartListening): void {
  start({
    actionCreator: deletedRestored,
    effect: (event, { dispatch, getState }) => {
      const { entry, entities } = event.payload;
      const restored = new Set<string | number>(entities.map(({ id }) => id));
      const ids = selectDeleted(getState())
        .filter(({ changes }) =>
          changes.some(
            ({ list, entityId, after }) =>
              list === entry && after === null && restored.has(entityId),
          ),
        )
        .map(({ id }) => id);
      if (ids.length > 0) dispatch(deletionsPurged({ ids }, event));
    },
  });
}

/** Registers all listeners that keep what was deleted. */
export function registerUndoListeners(start: AppStartListening): void {
  recordOnDeletion(start);
  recordOnLeadsDeleted(start);
  purgeWhenExpired(start);
  purgeWhenFull(start);
  purgeWhenRestored(start);
}
