import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HISTORY_LIMIT } from '../../src/domain/history/schema';
import { RETENTION_MS } from '../../src/persistence/engine/journal';
import {
  JOURNAL_OF_LISTS_PREFIX,
  JOURNAL_PREFIX,
  keyOf,
  TOMBSTONES_KEY,
} from '../../src/persistence/engine/keys';
import { ownFields } from '../../src/persistence/engine/merge';
import type { ReplicaStore } from '../../src/persistence/engine/replicaStore';
import type { Entity } from '../../src/persistence/engine/storedEntities';
import { aLead } from '../support/entities';
import { memoryStorage, QUOTA_EXCEEDED, type MemoryStorage } from '../support/keyValueStorage';
import { idsIn, mapOf, openReplicaStore, post, POSTS_KEY, textOf } from '../support/replicaStore';

const [OLD, NEW] = ['0kqa00000000tab01', '0kqb00000000tab02'];
const FULL = ['failed', 'posts', 'full', QUOTA_EXCEEDED.message];

const idsOf = (entities: Entity[] | undefined) => entities?.map(({ id }) => id);
const storedTombstones = (storage: MemoryStorage): unknown =>
  JSON.parse(storage.all.get(TOMBSTONES_KEY) ?? '{}');
const journalOf = (storage: MemoryStorage) =>
  [...storage.all.keys()].filter((key) =>
    [JOURNAL_PREFIX, JOURNAL_OF_LISTS_PREFIX].some((prefix) => key.startsWith(prefix)),
  );

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T15:00:00.000Z') });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('restoring a list', () => {
  it.each<[what: string, stored: Record<string, unknown>, ids: string[] | undefined]>([
    ['nothing where none is stored', {}, undefined],
    ['an empty list', { [POSTS_KEY]: '[]' }, []],
    ['its entities', { [POSTS_KEY]: [post('a'), post('b')] }, ['a', 'b']],
    ['what is good of a damaged one', { [POSTS_KEY]: [post('a'), 5] }, ['a']],
    ['nothing where all of it is damaged', { [POSTS_KEY]: [5] }, undefined],
    [
      'no deleted entities',
      { [POSTS_KEY]: [post('a'), post('b')], [TOMBSTONES_KEY]: { posts: { a: NEW } } },
      ['b'],
    ],
  ])('returns %s', (_what, stored, ids) => {
    expect(idsOf(openReplicaStore(memoryStorage(stored)).store.restore('posts'))).toEqual(ids);
  });

  it('returns nothing where storage is denied', () => {
    const storage = memoryStorage({ [POSTS_KEY]: [post('a')] });
    storage.deny();
    expect(openReplicaStore(storage).store.restore('posts')).toBeUndefined();
  });

  it('notifies nobody of what it returned', async () => {
    const { store, calls } = openReplicaStore(memoryStorage({ [POSTS_KEY]: [post('a')] }));
    store.restore('posts');
    expect(await calls()).toEqual([]);
  });

  it.each<[what: string, stored: Record<string, unknown>, ids: string[]]>([
    ['replaces seed data by the stored list', { [POSTS_KEY]: [post('a')] }, ['a']],
    ['keeps seed data where no list is stored', {}, ['seed']],
  ])('%s', (_what, stored, ids) => {
    const { store } = openReplicaStore(memoryStorage(stored));
    store.addSeedData('posts', mapOf(post('seed')));
    store.restore('posts');
    expect(idsIn(textOf(store, 'posts'))).toEqual(ids);
  });
});

describe('seed data', () => {
  const SEED = mapOf(post('a'), post('b'));

  it.each<[what: string, change: (store: ReplicaStore) => void, ids: string[] | undefined]>([
    ['alone is not written', () => {}, undefined],
    [
      'is written with another entity',
      (store) => store.recordChanges('posts', SEED, mapOf(post('a'), post('b'), post('c'))),
      ['a', 'b', 'c'],
    ],
    [
      'is written with a change of one',
      (store) => store.recordChanges('posts', SEED, mapOf(post('a', 'Other'), post('b'))),
      ['a', 'b'],
    ],
    [
      'is written when one is deleted',
      (store) => store.recordTombstones('posts', ['a'], []),
      ['b'],
    ],
    [
      'is not written again where it is equal',
      (store) => store.recordChanges('posts', SEED, mapOf(post('a'), post('b'))),
      undefined,
    ],
  ])('%s', (_what, change, ids) => {
    const storage = memoryStorage();
    const { store } = openReplicaStore(storage);
    store.addSeedData('posts', SEED);
    change(store);
    store.write(['posts']);
    const text = storage.all.get(POSTS_KEY);
    expect(text && idsIn(text)).toEqual(ids);
  });
});

describe('the state', () => {
  it('may lack an entity that is asked for', () => {
    const { store } = openReplicaStore(memoryStorage());
    store.addSeedData('posts', { none: undefined });
    store.recordChanges('posts', {}, { none: undefined });
    expect(textOf(store, 'posts')).toBe('[]');
  });

  it('that has an entity again, gone without a deletion, has its fields recorded anew', () => {
    const { store } = openReplicaStore(memoryStorage());
    const entity = post('a');
    store.addSeedData('posts', mapOf(entity));
    store.recordChanges('posts', mapOf(entity), {});
    store.recordChanges('posts', {}, mapOf(entity));
    const stored = store.replicaOf('posts').entities.get('a') ?? new Map();
    expect(Object.keys(ownFields(stored).changed)).toEqual(['id', 'title']);
  });

  it('that loses a member has it left out of the text', () => {
    const { store } = openReplicaStore(memoryStorage());
    const communications = [{ id: 'c1' }, { id: 'c2' }];
    store.addSeedData('leads', mapOf({ ...aLead({ id: 'x' }), communications }));
    store.recordTombstones('leads', [], [['x', 'communications', 'c1']]);
    expect(JSON.parse(textOf(store, 'leads'))).toMatchObject([{ communications: [{ id: 'c2' }] }]);
  });
});

describe('a write', () => {
  it('is none where storage is up to date', () => {
    const storage = memoryStorage({ [POSTS_KEY]: [post('a')] });
    const { store } = openReplicaStore(storage);
    store.restore('posts');
    store.write(['posts']);
    expect(storage.writes()).toBe(0);
    store.recordChanges('posts', mapOf(post('a')), mapOf(post('a'), post('b')));
    store.write(['posts']);
    const writes = storage.writes();
    store.write(['posts']);
    expect(storage.writes()).toBe(writes);
    expect(idsIn(storage.all.get(POSTS_KEY))).toEqual(['a', 'b']);
  });

  it('has what another tab wrote meanwhile', () => {
    const storage = memoryStorage({ [POSTS_KEY]: [post('a')] });
    const { store } = openReplicaStore(storage);
    store.restore('posts');
    storage.write(POSTS_KEY, JSON.stringify([post('a'), post('theirs')]));
    store.recordChanges('posts', mapOf(post('a')), mapOf(post('a'), post('mine')));
    store.write(['posts']);
    expect(idsIn(storage.all.get(POSTS_KEY)).sort()).toEqual(['a', 'mine', 'theirs']);
  });

  it('of tombstones names the lists that have some', () => {
    const storage = memoryStorage();
    const { store } = openReplicaStore(storage);
    store.recordTombstones('posts', ['x'], []);
    store.write(['posts']);
    expect(storedTombstones(storage)).toEqual({ posts: { x: expect.any(String) as string } });
  });

  it('of the history has the newest entries, and is then up to date', () => {
    const ids = Array.from({ length: HISTORY_LIMIT + 1 }, (_one, index) => `h${10_000 + index}`);
    const storage = memoryStorage();
    const { store } = openReplicaStore(storage);
    const entries = mapOf(...ids.map((id) => ({ id })));
    store.recordChanges('history', {}, entries, { isJournaled: false });
    store.write(['history']);
    expect(idsIn(storage.all.get(keyOf('history')))).toEqual(ids.slice(1));
    const writes = storage.writes();
    store.recordChanges('history', entries, { ...entries, a: { id: 'a' } }, { isJournaled: false });
    store.write(['history']);
    store.receive(TOMBSTONES_KEY, '{}');
    expect([storage.writes(), vi.getTimerCount()]).toEqual([writes, 0]);
  });
});

describe('a failed write', () => {
  it('is reported once, and tried again after 5 seconds until it succeeds', async () => {
    const storage = memoryStorage();
    const { store, calls } = openReplicaStore(storage);
    storage.failWritesWith(QUOTA_EXCEEDED);
    store.recordChanges('posts', {}, mapOf(post('a')));
    store.write(['posts']);
    store.write(['posts']);
    expect(await calls()).toEqual([FULL]);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await calls()).toEqual([]);
    storage.failWritesWith(null);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(storage.all.has(POSTS_KEY)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(idsIn(storage.all.get(POSTS_KEY))).toEqual(['a']);
    expect(await calls()).toEqual([['recovered', 'posts']]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('of a list that could not be set aside is not tried again, and leaves it as it is', async () => {
    const storage = memoryStorage({ [POSTS_KEY]: 'damaged' });
    const { store, calls } = openReplicaStore(storage);
    storage.failWritesWith(QUOTA_EXCEEDED);
    store.restore('posts');
    storage.failWritesWith(null);
    store.recordChanges('posts', {}, mapOf(post('a')));
    store.write(['posts']);
    expect(await calls()).toEqual([
      ['damaged', 'posts', null],
      ['failed', 'posts', 'damaged', 'This list is read-only'],
    ]);
    expect(storage.all.get(POSTS_KEY)).toBe('damaged');
    expect(journalOf(storage)).toHaveLength(1);
  });

  it('under a newer version is reported of every list, is not tried again, and lasts until the version is back', async () => {
    const storage = memoryStorage();
    const { store, calls } = openReplicaStore(storage);
    storage.write(keyOf('version'), '2');
    store.receive(keyOf('version'), '2');
    const problem = 'A newer version of this site has written what is stored';
    expect(await calls()).toContainEqual(['failed', 'posts', 'newerVersion', problem]);
    expect(vi.getTimerCount()).toBe(0);
    // Though the list has nothing to write.
    store.write(['posts']);
    expect(await calls()).not.toContainEqual(['recovered', 'posts']);
    storage.write(keyOf('version'), '1');
    store.write(['posts']);
    expect(await calls()).toContainEqual(['recovered', 'posts']);
  });

  it('of the journal counts as one of its list', async () => {
    const storage = memoryStorage();
    const { store, calls } = openReplicaStore(storage);
    storage.failWritesWith(QUOTA_EXCEEDED);
    store.recordChanges('leads', {}, mapOf({ ...aLead({ id: 'x' }) }));
    expect(await calls()).toEqual([['failed', 'leads', 'full', QUOTA_EXCEEDED.message]]);
  });
});

describe('stored tombstones', () => {
  it.each<[what: string, text: string, kept: string[]]>([
    ['that cannot be read are set aside', '[', ['handyman.damaged.tombstones']],
    ['that can be read are not', '{}', []],
  ])('%s', (_what, text, expected) => {
    const storage = memoryStorage({ [TOMBSTONES_KEY]: text });
    openReplicaStore(storage).store.reread();
    expect([...storage.all.keys()].filter((key) => key.includes('damaged'))).toEqual(expected);
  });
});

describe('the known deleted entities', () => {
  const posts = [
    post('a'),
    { ...post('gone'), _s: { c: OLD } },
    { ...post('again'), _s: { c: NEW } },
  ];
  const stored = {
    [POSTS_KEY]: posts,
    [TOMBSTONES_KEY]: {
      posts: { gone: NEW, again: OLD, unknown: OLD, 'a/members/m': NEW },
    },
  };

  it('are those with a tombstone that no later edit has outlived', () => {
    const { store } = openReplicaStore(memoryStorage(stored));
    store.restore('posts');
    expect(store.knownDeleted('posts')).toEqual(['gone', 'unknown']);
  });

  it('are none where a part of the list could not be read', () => {
    const { store } = openReplicaStore(memoryStorage({ ...stored, [POSTS_KEY]: [...posts, 5] }));
    store.restore('posts');
    expect(store.knownDeleted('posts')).toEqual([]);
  });
});

describe('the journal', () => {
  it.each<[what: string, act: (store: ReplicaStore) => void, lines: number]>([
    [
      'has a changed lead',
      (store) => store.recordChanges('leads', {}, mapOf({ ...aLead({ id: 'x' }) })),
      1,
    ],
    ['has a deleted lead', (store) => store.recordTombstones('leads', ['x'], []), 1],
    [
      'has a lead that lost a document',
      (store) => store.recordTombstones('leads', [], [['x', 'documents', 'd']]),
      1,
    ],
    [
      'has none that is about to be written',
      (store) => {
        store.recordChanges('leads', {}, mapOf({ ...aLead({ id: 'x' }) }), { isJournaled: false });
        store.recordTombstones('leads', ['x'], [], { isJournaled: false });
      },
      0,
    ],
    [
      'has what is created and what is deleted of any list',
      (store) => {
        store.recordChanges('posts', {}, mapOf(post('x')));
        store.recordTombstones('posts', ['y'], []);
      },
      2,
    ],
  ])('%s', (_what, act, lines) => {
    const storage = memoryStorage();
    act(openReplicaStore(storage).store);
    expect(journalOf(storage)).toHaveLength(lines);
  });

  it('holds no line for what a list with a limit is not to hold', async () => {
    const ids = Array.from({ length: HISTORY_LIMIT }, (_one, index) => `h${10_000 + index}`);
    const storage = memoryStorage({ 'handyman.history': ids.map((id) => ({ id })) });
    const { store } = openReplicaStore(storage);
    store.restore('history');
    store.recordChanges('history', {}, mapOf({ id: 'a' }));
    expect(journalOf(storage)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(RETENTION_MS);
    expect(journalOf(storage)).toEqual([]);
  });
});
