import { beforeEach, describe, expect, it, vi } from 'vitest';
import { JOURNAL_PREFIX, keyOf, TOMBSTONES_KEY } from '../../src/persistence/engine/keys';
import { fromState } from '../../src/persistence/engine/storedEntities';
import { aLead } from '../support/entities';
import { memoryStorage, type MemoryStorage } from '../support/keyValueStorage';
import {
  idsIn,
  openReplicaStore,
  post,
  POSTS_KEY,
  textOf,
  type OpenReplicaStore,
} from '../support/replicaStore';

const NEW = '0kqb00000000tab02';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T15:00:00.000Z') });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('what another tab wrote', () => {
  /** A store that holds the stored post `a`. */
  async function holdingOne(random = 0): Promise<OpenReplicaStore & { storage: MemoryStorage }> {
    const storage = memoryStorage({ [POSTS_KEY]: [post('a')] });
    const opened = openReplicaStore(storage, random);
    opened.store.restore('posts');
    await opened.calls();
    return { ...opened, storage };
  }

  it.each<[what: string, key: string | null, text: string | null, calls: unknown[]]>([
    [
      'new entities are merged',
      POSTS_KEY,
      JSON.stringify([post('a'), post('b')]),
      [['merged', 'posts', ['b'], []]],
    ],
    ['the same text is not', POSTS_KEY, JSON.stringify([post('a')]), []],
    ['the removal of the list takes nothing away', POSTS_KEY, null, []],
    [
      'a deletion is merged',
      TOMBSTONES_KEY,
      `{"posts":{"a":"${NEW}","b":"${NEW}"}}`,
      [['merged', 'posts', [], ['a']]],
    ],
    [
      'a line of the journal is merged',
      `${JOURNAL_PREFIX}tab09.x.1`,
      '{"lead":{"id":"x"}}',
      [['merged', 'leads', ['x'], []]],
    ],
    ['an unknown key is not', 'handyman.else', '{"lead":{"id":"x"}}', []],
    ['the removal of everything is reported', null, null, [['cleared']]],
  ])('%s', async (_what, key, text, expected) => {
    const { store, calls } = await holdingOne();
    store.receive(key, text);
    expect(await calls()).toEqual(expected);
  });

  it('the removal of everything empties the replicas', async () => {
    const { store } = await holdingOne();
    store.receive(null, null);
    expect(textOf(store, 'posts')).toBe('[]');
  });

  it('a deleted member changes its entity, and a known deletion nothing', async () => {
    const storage = memoryStorage({
      [keyOf('leads')]: [{ ...aLead({ id: 'x' }), communications: [{ id: 'c1' }] }],
      [TOMBSTONES_KEY]: { leads: { y: NEW } },
    });
    const { store, calls } = openReplicaStore(storage);
    store.restore('leads');
    await calls();
    store.receive(TOMBSTONES_KEY, `{"leads":{"y":"${NEW}","x/communications/c1":"${NEW}"}}`);
    expect(await calls()).toEqual([['merged', 'leads', ['x'], []]]);
  });

  it.each([
    [0, 10],
    [0.5, 40],
  ])(
    'is written again with ours that it lacks: at random %d, after %i ms',
    async (random, delay) => {
      const { store, storage } = await holdingOne(random);
      const theirs = JSON.stringify([post('b')]);
      storage.write(POSTS_KEY, theirs);
      store.receive(POSTS_KEY, theirs);
      vi.advanceTimersByTime(delay - 1);
      expect(storage.all.get(POSTS_KEY)).toBe(theirs);
      vi.advanceTimersByTime(1);
      expect(idsIn(storage.all.get(POSTS_KEY)).sort()).toEqual(['a', 'b']);
    },
  );

  it('is merged and written likewise where it comes from a backup', async () => {
    const { store, calls, storage } = await holdingOne();
    const backup = fromState('posts', post('b'));
    store.mergeReplica('posts', { entities: new Map([['b', backup]]), tombstones: new Map() });
    expect(await calls()).toEqual([['merged', 'posts', ['b'], []]]);
    expect(idsIn(storage.all.get(POSTS_KEY))).toEqual(['a', 'b']);
  });

  it('is not written again where it lacks nothing', async () => {
    const { store, storage } = await holdingOne();
    const theirs = JSON.stringify([post('a'), post('b')]);
    storage.write(POSTS_KEY, theirs);
    store.receive(POSTS_KEY, theirs);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is written again where an own write has replaced it since', async () => {
    const { store, storage } = await holdingOne();
    storage.write(POSTS_KEY, '[]');
    store.receive(POSTS_KEY, JSON.stringify([post('a'), post('b')]));
    vi.advanceTimersByTime(10);
    expect(idsIn(storage.all.get(POSTS_KEY)).sort()).toEqual(['a', 'b']);
  });

  it('is written again with deletions that it lacks', async () => {
    const { store, storage } = await holdingOne();
    store.recordTombstones('posts', ['a'], []);
    store.write(['posts']);
    storage.write(TOMBSTONES_KEY, '{}');
    store.receive(TOMBSTONES_KEY, '{}');
    vi.advanceTimersByTime(10);
    expect(storage.all.get(TOMBSTONES_KEY)).toMatch(/^\{"posts":\{"a":/);
  });
});
