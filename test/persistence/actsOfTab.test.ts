import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { moveLeads } from '../../src/domain/leads/commands';
import { seedDataLoaded } from '../../src/domain/system/events';
import { undoAct } from '../../src/domain/undo/commands';
import { actsRestored } from '../../src/domain/undo/events';
import type { Act } from '../../src/domain/undo/schema';
import { selectActs, selectLastAct } from '../../src/domain/undo/slice';
import { readActs, storeActs } from '../../src/persistence/actsOfTab';
import { memoryStorage } from '../support/keyValueStorage';
import { makeStore } from '../support/store';

/** What is stored in the session storage of the test. */
let texts: Map<string, string>;

beforeEach(() => {
  texts = memoryStorage().all;
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const anAct = (facts: Partial<Act> = {}): Act => ({
  id: '1-a',
  type: 'leads/stageChanged',
  occurredAt: '2026-11-20T15:00:00.000Z',
  eventIds: ['1-a'],
  causes: [-1],
  entry: null,
  changes: [],
  ...facts,
});

describe('the acts of a tab', () => {
  it('can still be undone after a reload', () => {
    const { store, addLead, leadOf } = makeStore();
    const leadId = addLead();
    const before = leadOf(leadId);
    store.dispatch(moveLeads([leadId], 'Paid'));
    storeActs(selectActs(store.getState()));
    const reloaded = makeStore();
    const moved = leadOf(leadId);
    reloaded.store.dispatch(seedDataLoaded({ entry: 'leads', entities: moved ? [moved] : [] }));
    reloaded.store.dispatch(actsRestored({ acts: readActs() }));
    const act = selectLastAct(reloaded.store.getState());
    expect(reloaded.store.dispatch(undoAct(act?.id ?? ''))).toBe(0);
    expect(reloaded.leadOf(leadId)).toEqual(before);
  });

  it('leave nothing behind once there are none', () => {
    storeActs([anAct()]);
    expect(readActs()).toEqual([anAct()]);
    storeActs([]);
    expect([...texts.keys()]).toEqual([]);
    expect(readActs()).toEqual([]);
  });

  it('are dropped from the one on that is too large', () => {
    const large = anAct({ id: '2-a', occurredAt: anAct().occurredAt, type: 'x'.repeat(1_000_000) });
    storeActs([anAct({ id: '1-a' }), large, anAct({ id: '3-a' })]);
    expect(readActs().map(({ id }) => id)).toEqual(['3-a']);
  });

  it.each(['{', '[{}]', '7'])('are none, with a warning, if storage holds %s', (text) => {
    texts.set('handyman.acts', text);
    expect(readActs()).toEqual([]);
    expect(console.warn).toHaveBeenCalled();
  });

  it('are forgotten, with a warning, if storage is denied', () => {
    vi.stubGlobal('sessionStorage', undefined);
    storeActs([anAct()]);
    expect(readActs()).toEqual([]);
    expect(console.warn).toHaveBeenCalledTimes(2);
  });
});
