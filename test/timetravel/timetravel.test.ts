import { createHash } from 'node:crypto';
import { ActionCreators, instrument, type EnhancedStore } from '@redux-devtools/instrument';
import type { Action, StoreEnhancer } from '@reduxjs/toolkit';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { devToolsOptions, shorten } from '../../src/app/store/devTools';
import type { RootState } from '../../src/app/store/types';
import { ownerSignIn } from '../../src/business';
import { deleteLeads } from '../../src/domain/leads/commands';
import { leadCreated } from '../../src/domain/leads/events';
import { signIn } from '../../src/domain/session/commands';
import { selectIsSignedIn } from '../../src/domain/session/slice';
import { storageRestored } from '../../src/domain/system/events';
import { isDevToolsWanted } from '../../src/lib/devToolsAddress';
import { WRITE_DEBOUNCE_MS, createPersistence } from '../../src/persistence/engine/persistence';
import { ACTS, CREATIONS, filled, NOW } from '../domain/undo/acts';
import { memoryStorage, type MemoryStorage } from '../support/keyValueStorage';
import { domainOf, replayLog, type RecordedLog } from '../support/replayLog';
import { makeStore, type TestStore } from '../support/store';
import { openTab } from '../support/tab';

beforeEach(() => vi.useFakeTimers({ now: NOW }));

interface Recorded extends TestStore {
  storage: MemoryStorage;
  lifted: EnhancedStore<RootState, Action, unknown>['liftedStore'];
}

/** Records a day of the owner with the DevTools instrument: one of everything, and every act on it. */
async function recordDay(): Promise<Recorded> {
  const storage = memoryStorage();
  const persistence = createPersistence(storage, 'tab01');
  const test = makeStore({
    persistence,
    isRestored: false,
    enhancers: [instrument(undefined, { maxAge: 1_000 }) as StoreEnhancer],
  });
  await persistence.start(test.store);
  const all = filled(test);
  for (const [, act] of [...CREATIONS, ...ACTS]) {
    await vi.advanceTimersByTimeAsync(60_000);
    act(all);
  }
  await vi.advanceTimersByTimeAsync(4 * WRITE_DEBOUNCE_MS);
  const { liftedStore } = test.store as unknown as EnhancedStore<RootState, Action, unknown>;
  return { ...test, storage, lifted: liftedStore };
}

const textsOf = ({ storage }: Recorded): Record<string, string> => Object.fromEntries(storage.all);

describe('a recorded day', () => {
  it('has forty events or more, each with a readable name and a payload that survives JSON', async () => {
    const { events } = await recordDay();
    expect(events.length).toBeGreaterThan(40);
    for (const event of events) {
      expect(event.type).toMatch(/^[a-z]+\/[a-zA-Z]+$/);
      expect(JSON.parse(JSON.stringify(event))).toEqual(event);
    }
  });

  it('can be jumped through: every position is what a replay from the start gives', async () => {
    const day = await recordDay();
    const { lifted, store } = day;
    for (const { index, type, state } of replayLog(lifted.getState())) {
      lifted.dispatch(ActionCreators.jumpToState(index));
      expect(domainOf(store.getState()), `position ${index}, ${type}`).toEqual(state);
    }
  });

  it('can be exported as text and replayed from it, to the present', async () => {
    const { lifted, store } = await recordDay();
    const exported = JSON.parse(JSON.stringify(lifted.getState())) as RecordedLog;
    const present = [...replayLog(exported)].at(-1)?.state;
    expect(present).toEqual(JSON.parse(JSON.stringify(domainOf(store.getState()))));
    expect(() => [...replayLog({ ...exported, stagedActionIds: [] })]).toThrow('storageRestored');
  });

  it('adds up to the state that it always did', async () => {
    const { lifted } = await recordDay();
    const { session: _session, ...lists } = [...replayLog(lifted.getState())].at(-1)?.state ?? {};
    const names = new Map<string, number>();
    const text = JSON.stringify(lists).replaceAll(/\d{13}(?:-[0-9a-z]{5})?/g, (id) => {
      if (!names.has(id)) names.set(id, names.size);
      return `#${names.get(id)}`;
    });
    expect(createHash('sha256').update(text).digest('hex')).toMatchInlineSnapshot(
      `"66a2bcc1572c770c368ba2373546594a153efd76d5771970229809288709a53e"`,
    );
  });

  it('neither notifies nor writes while it is jumped through, and leaves the present as it was', async () => {
    const day = await recordDay();
    const { lifted, store, events } = day;
    const before = { state: store.getState(), storage: textsOf(day), events: events.length };
    const { stagedActionIds } = lifted.getState();
    for (let index = 0; index < stagedActionIds.length; index += 1) {
      lifted.dispatch(ActionCreators.jumpToState(index));
    }
    lifted.dispatch(ActionCreators.jumpToState(stagedActionIds.length - 1));
    await vi.advanceTimersByTimeAsync(10 * WRITE_DEBOUNCE_MS);
    expect(events).toHaveLength(before.events);
    expect(store.getState()).toEqual(before.state);
    expect(textsOf(day)).toEqual(before.storage);
  });

  it('can be skipped, reordered and locked, and comes back to what it was', async () => {
    const day = await recordDay();
    const { lifted, store } = day;
    const before = domainOf(store.getState());
    const { stagedActionIds, actionsById } = lifted.getState();
    const idOf = (type: string): number => {
      const id = stagedActionIds.findLast((one) => actionsById[one]?.action.type === type);
      if (id === undefined) throw new Error(`No ${type} in the log`);
      return id;
    };
    const created = idOf('leads/leadCreated');
    lifted.dispatch(ActionCreators.toggleAction(created));
    const without = store.getState().leads.ids.length;
    lifted.dispatch(ActionCreators.toggleAction(created));
    expect(store.getState().leads.ids.length).toBe(without + 1);
    expect(domainOf(store.getState())).toEqual(before);

    const edited = idOf('content/sectionEdited');
    lifted.dispatch(ActionCreators.reorderAction(edited, idOf('leads/leadCreated')));
    const reordered = domainOf(store.getState());
    expect(reordered.content).toEqual(before.content);
    expect(reordered.leads).toEqual(before.leads);

    lifted.dispatch(ActionCreators.lockChanges(true));
    const locked = store.getState();
    store.dispatch(storageRestored());
    expect(store.getState()).toBe(locked);
    lifted.dispatch(ActionCreators.lockChanges(false));
  });

  it('skipping what deleted a lead never deletes anything in storage', async () => {
    const day = await recordDay();
    const { lifted, storage } = day;
    const idsIn = (): string[] =>
      (JSON.parse(storage.all.get('handyman.leads') ?? '[]') as { id: string }[]).map(
        ({ id }) => id,
      );
    const before = idsIn();
    const { stagedActionIds, actionsById } = lifted.getState();
    const created = stagedActionIds.find(
      (id) => actionsById[id]?.action.type === 'leads/leadCreated',
    );
    lifted.dispatch(ActionCreators.toggleAction(created ?? 0));
    await vi.advanceTimersByTimeAsync(10 * WRITE_DEBOUNCE_MS);
    expect(idsIn()).toEqual(expect.arrayContaining(before));
  });

  it('deletes what is deleted while looking at the past, with its notifications', async () => {
    const { lifted, store, storage } = await recordDay();
    const { stagedActionIds, actionsById } = lifted.getState();
    const actions = stagedActionIds.map((id) => actionsById[id]?.action);
    const known = actions.findLastIndex((action) => action && leadCreated.match(action));
    const { id: leadId } = (actions[known] as ReturnType<typeof leadCreated>).payload;
    lifted.dispatch(ActionCreators.jumpToState(known));
    store.dispatch(deleteLeads([leadId]));
    await vi.advanceTimersByTimeAsync(4 * WRITE_DEBOUNCE_MS);
    const next = await openTab(storage, 'tab02');
    await vi.advanceTimersByTimeAsync(4 * WRITE_DEBOUNCE_MS);
    expect(next.leadOf(leadId)).toBeUndefined();
    expect(next.notifications().map((one) => one.leadId)).not.toContain(leadId);
  });
});

describe('what the extension is shown', () => {
  const picture = `data:image/jpeg;base64,${'A'.repeat(1_000)}`;

  it('names long data addresses by kind and length, anywhere in the state', () => {
    const shown = shorten({ a: [{ html: `<img src="${picture}">text` }], b: 'short' });
    expect(shown).toEqual({
      a: [{ html: '<img src="[image/jpeg, 1023 characters]">text' }],
      b: 'short',
    });
    expect(shorten('x'.repeat(6_000))).toMatch(/^x{200}… \[6000 characters\]$/);
  });

  it('is otherwise the very object of the store', () => {
    const state = { leads: { ids: ['a'] }, picture: 'picture:0123456789abcdef0123' };
    expect(shorten(state)).toBe(state);
    expect(devToolsOptions.stateSanitizer(state)).toBe(state);
    expect(devToolsOptions.actionSanitizer({ type: 'x' })).toEqual({ type: 'x' });
    expect(shorten(null)).toBeNull();
  });

  it('never holds whether somebody is signed in, nor the pair', () => {
    const { store, events } = makeStore();
    store.dispatch(signIn(ownerSignIn.username, ownerSignIn.password));
    expect(selectIsSignedIn(store.getState())).toBe(true);
    const shown = JSON.stringify([devToolsOptions.stateSanitizer(store.getState()), events]);
    expect(shown).toContain('"isSignedIn":"[not shown]"');
    expect(shown).not.toMatch(/"isSignedIn":(?:true|false)/);
    expect(shown).not.toContain(ownerSignIn.password);
    const rehydration = { type: 'persist/REHYDRATE', payload: { isSignedIn: true } };
    expect(devToolsOptions.actionSanitizer(rehydration).payload).toEqual({
      isSignedIn: '[not shown]',
    });
  });

  it('is shown on the built site where the address asks for it', () => {
    expect([
      isDevToolsWanted('?devtools'),
      isDevToolsWanted('?a=1&devtools=1'),
      isDevToolsWanted(''),
    ]).toEqual([true, true, false]);
  });
});
