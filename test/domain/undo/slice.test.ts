import { describe, expect, it } from 'vitest';
import { createLead, moveLeads, saveLead, takeNextStep } from '../../../src/domain/leads/commands';
import { signedIn, signedOut } from '../../../src/domain/session/events';
import {
  backupMerged,
  remoteChangesMerged,
  storageCleared,
} from '../../../src/domain/system/events';
import { runAct } from '../../../src/domain/undo/commands';
import { actsRestored, actUndone, deletionsPurged } from '../../../src/domain/undo/events';
import { ACT_LIMIT } from '../../../src/domain/undo/schema';
import type { Act } from '../../../src/domain/undo/schema';
import { selectActs, selectLastAct } from '../../../src/domain/undo/slice';
import { newLead } from '../../support/entities';
import { makeStore } from '../../support/store';

const anAct = (id: string, changesSomething = true): Act => ({
  id,
  type: 'leads/leadDeleted',
  occurredAt: '2026-11-20T12:00:00.000Z',
  eventIds: [id],
  causes: [-1],
  entry: null,
  changes: changesSomething
    ? [{ list: 'leads', entityId: id, before: { id }, after: null, members: [] }]
    : [],
});
const undone = (eventId: string) =>
  actUndone({ eventId, type: 'leads/leadDeleted', entries: [], reversals: [] });

/** A store in which these acts were restored after a reload. */
function withActs(...acts: Act[]) {
  const { store } = makeStore();
  store.dispatch(actsRestored({ acts }));
  return { store, ids: () => selectActs(store.getState()).map(({ id }) => id) };
}

describe('the acts of a tab', () => {
  it('from before a reload come before those since, the last twenty in all', () => {
    const some = (prefix: string) =>
      Array.from({ length: ACT_LIMIT - 1 }, (_, index) => anAct(`${prefix}${index}`));
    const { store, ids } = withActs(...some('new'));
    store.dispatch(actsRestored({ acts: some('old') }));
    expect(ids()).toEqual([`old${ACT_LIMIT - 2}`, ...some('new').map(({ id }) => id)]);
  });

  it('go once undone, and what this tab does not know changes nothing', () => {
    const { store, ids } = withActs(anAct('1'), anAct('2'));
    store.dispatch(undone('9'));
    expect(ids()).toEqual(['1', '2']);
    store.dispatch(undone('1'));
    expect(ids()).toEqual(['2']);
  });

  it('end with what the owner deletes for good, and stay where room ran out', () => {
    const { store, ids } = withActs(anAct('1'), anAct('2'));
    store.dispatch(deletionsPurged({ ids: ['1', '2.1'] }, store.dispatch(signedIn())));
    expect(ids()).toEqual(['1', '2']);
    store.dispatch(deletionsPurged({ ids: ['2.1'] }));
    expect(ids()).toEqual([]);
  });

  it('go with what was deleted for good in another tab', () => {
    const { store, ids } = withActs(anAct('1'), anAct('2'));
    store.dispatch(remoteChangesMerged({ entry: 'deleted', entities: [], removedIds: ['2.1'] }));
    expect(ids()).toEqual(['1']);
  });

  it.each([
    ['a sign-out', () => signedOut()],
    ['storage is cleared', () => storageCleared()],
    ['a backup is merged', () => backupMerged({ createdAt: '2026-11-20T12:00:00.000Z' })],
  ])('all go when %s', (_when, event) => {
    const { store, ids } = withActs(anAct('1'));
    store.dispatch(event());
    expect(ids()).toEqual([]);
  });

  it('offer the last one that changed anything', () => {
    const { store } = withActs(anAct('1'), anAct('2'), anAct('3', false));
    expect(selectLastAct(store.getState())?.id).toBe('2');
  });
});

describe('a command that is run as an act', () => {
  it('returns the id of the act that it began, with all its events', () => {
    const { store, events } = makeStore();
    const { result, act } = store.dispatch(runAct(createLead(newLead())));
    expect(act?.id).toBe(events[0]?.meta.eventId);
    const fields = { ...newLead({ city: 'Stowe' }), stage: 'Paid' } as const;
    const saved = store.dispatch(runAct(saveLead(result, fields)));
    expect(saved.act).toBe(selectLastAct(store.getState()));
  });

  it('returns the act that it continued, and none where it emits nothing of the owner', () => {
    const { store } = makeStore();
    const { result: leadId, act } = store.dispatch(runAct(createLead(newLead())));
    store.dispatch(moveLeads([leadId], 'Estimate Provided'));
    const next = takeNextStep(leadId, { followUpDate: '2026-11-24T15:00:00.000Z' }, act?.id ?? '');
    expect(store.dispatch(runAct(next)).act?.id).toBe(act?.id);
    const isContinued = selectActs(store.getState()).map((one) => 'continuedAt' in one);
    expect(isContinued).toEqual([true, false]);
    expect(store.dispatch(runAct(moveLeads(['gone'], 'Paid')))).toMatchObject({
      result: 0,
      act: undefined,
    });
    expect(store.dispatch(runAct(signedIn())).act).toBeUndefined();
  });
});
