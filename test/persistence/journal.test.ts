import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListName } from '../../src/domain/lists/schema';
import { createJournal, RETENTION_MS } from '../../src/persistence/engine/journal';
import { JOURNAL_PREFIX } from '../../src/persistence/engine/keys';
import type { Replica } from '../../src/persistence/engine/merge';
import { fromState } from '../../src/persistence/engine/storedEntities';
import { aLead } from '../support/entities';
import { memoryStorage, QUOTA_EXCEEDED, type MemoryStorage } from '../support/keyValueStorage';

const THEIRS = `${JOURNAL_PREFIX}tab09.x.1`;
const SECOND_KEY = `${JOURNAL_PREFIX}tab09.y.2`;
const lineOf = (id: string): string => JSON.stringify({ at: 1, lead: aLead({ id }), gone: {} });

interface Opened {
  journal: ReturnType<typeof createJournal>;
  /** The ids of the leads of each line that was merged. */
  merged: string[][];
  /** How often a rewrite of the list was asked for. */
  rewrites: () => number;
}

/** The journal of one tab, beside a list that has all of every line, or nothing. */
function openJournal(storage: MemoryStorage, isPersisted = true): Opened {
  const merged: string[][] = [];
  let rewrites = 0;
  const journal = createJournal({
    storage,
    now: () => Date.now(),
    monotonicNow: () => performance.now(),
    tab: 'tab01',
    later: (run, milliseconds) => void setTimeout(run, milliseconds),
    merge: (_name: ListName, { entities }: Replica) => merged.push([...entities.keys()]),
    isPersisted: () => isPersisted,
    scheduleRewrite: () => {
      rewrites += 1;
    },
    retentionMs: RETENTION_MS,
  });
  return { journal, merged, rewrites: () => rewrites };
}

const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T15:00:00.000Z') });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('a line of the journal', () => {
  it('is removed once it has been seen for as long as slower tabs may take', () => {
    const storage = memoryStorage({ [THEIRS]: lineOf('x') });
    openJournal(storage).journal.mergeAll();
    pass(RETENTION_MS - 1);
    expect(storage.all.has(THEIRS)).toBe(true);
    pass(1);
    expect(storage.all.has(THEIRS)).toBe(false);
  });

  it('that came later stays when the earlier one goes, until its own time', () => {
    const storage = memoryStorage({ [THEIRS]: lineOf('x') });
    openJournal(storage).journal.mergeAll();
    pass(RETENTION_MS - 1);
    storage.write(SECOND_KEY, lineOf('y'));
    pass(1);
    expect([...storage.all.keys()]).toEqual([SECOND_KEY]);
    pass(RETENTION_MS);
    expect([...storage.all.keys()]).toEqual([]);
  });

  it('whose text was replaced has not been seen: its time begins again', () => {
    const storage = memoryStorage({ [THEIRS]: lineOf('x') });
    const { journal } = openJournal(storage);
    journal.mergeAll();
    pass(RETENTION_MS - 1);
    storage.write(THEIRS, lineOf('y'));
    journal.receive(THEIRS, lineOf('y'));
    pass(1);
    expect(storage.all.has(THEIRS)).toBe(true);
    pass(RETENTION_MS);
    expect(storage.all.has(THEIRS)).toBe(false);
  });

  it('that the list lacks stays, is merged again, and has the list written', () => {
    const storage = memoryStorage({ [THEIRS]: lineOf('x') });
    const { journal, merged, rewrites } = openJournal(storage, false);
    journal.mergeAll();
    pass(RETENTION_MS);
    expect(storage.all.has(THEIRS)).toBe(true);
    expect(merged).toEqual([['x'], ['x']]);
    expect(rewrites()).toBe(1);
    pass(RETENTION_MS);
    expect(rewrites()).toBe(2);
  });

  it.each([
    '{"at":1,"lead":{"id":"le',
    '{}',
    '{"at":1,"lead":{"name":"no id"}}',
    '{"at":1,"list":"nothing","entity":{"id":"x"},"gone":{}}',
  ])('that cannot be read, %s, is merged by nobody and set aside', (damaged) => {
    const storage = memoryStorage({ [THEIRS]: damaged });
    const { journal, merged } = openJournal(storage);
    journal.mergeAll();
    pass(RETENTION_MS);
    expect(merged).toEqual([]);
    expect(storage.all).toEqual(new Map([['handyman.damaged.journal', damaged]]));
  });

  it('that cannot be read stays where there is no room to set it aside', () => {
    const storage = memoryStorage({ [THEIRS]: 'damaged' });
    storage.failWritesWith(QUOTA_EXCEEDED);
    openJournal(storage).journal.mergeAll();
    pass(RETENTION_MS);
    expect(storage.all.get(THEIRS)).toBe('damaged');
    storage.failWritesWith(null);
    pass(RETENTION_MS);
    expect([...storage.all.keys()]).toEqual(['handyman.damaged.journal']);
  });

  it('of another tab is merged as it arrives; its removal is not', () => {
    const { journal, merged } = openJournal(memoryStorage());
    journal.receive(THEIRS, lineOf('x'));
    journal.receive(THEIRS, null);
    expect(merged).toEqual([['x']]);
  });

  it('may have no deletions, and other keys are no lines', () => {
    const line = JSON.stringify({ lead: aLead({ id: 'x' }) });
    const storage = memoryStorage({ [THEIRS]: line, 'handyman.other': lineOf('y') });
    const { journal, merged } = openJournal(storage);
    journal.mergeAll();
    expect(merged).toEqual([['x']]);
  });

  it('has the deletions of its lead and of the members of that, and no others', () => {
    const storage = memoryStorage();
    const own = { x: '0kqb00000000tab02', 'x/communications/c1': '0kqb00000000tab02' };
    const others = { y: '0kqb00000000tab02', 'y/communications/x': '0kqb00000000tab02' };
    const tombstones = new Map(Object.entries({ ...own, ...others }));
    openJournal(storage).journal.append('leads', 'x', { entities: new Map(), tombstones });
    expect([...storage.all.values()].map((line): unknown => JSON.parse(line))).toEqual([
      { at: Date.now(), gone: own },
    ]);
  });

  it.each([
    ['has its lead', '', true],
    ['has no deleted lead', '0kqb00000000tab02', false],
  ])('%s', (_what, deletedAt, hasLead) => {
    const storage = memoryStorage();
    const lead = aLead({ id: 'x' });
    const entities = new Map([['x', fromState('leads', { ...lead })]]);
    const tombstones = new Map([['x', deletedAt]]);
    openJournal(storage).journal.append('leads', 'x', { entities, tombstones });
    expect([...storage.all.values()].map((line): unknown => JSON.parse(line))).toEqual([
      { at: Date.now(), gone: { x: deletedAt }, ...(hasLead && { lead }) },
    ]);
  });

  it('of another list names it, and its key is none that an older version takes for one of a lead', () => {
    const storage = memoryStorage();
    const payment = { id: 'x', amountCents: 1250 };
    const entities = new Map([['x', fromState('payments', payment)]]);
    openJournal(storage).journal.append('payments', 'x', { entities, tombstones: new Map() });
    expect([...storage.all].map(([key, line]): unknown => [key, JSON.parse(line)])).toEqual([
      [
        'handyman.changes.tab01.payments.x.1',
        { at: Date.now(), list: 'payments', entity: payment, gone: {} },
      ],
    ]);
    const { journal, merged } = openJournal(storage);
    journal.mergeAll();
    expect(merged).toEqual([['x']]);
  });

  it('takes the place of the earlier one where there is no room for both', () => {
    const storage = memoryStorage();
    const { journal } = openJournal(storage);
    const append = () =>
      journal.append('leads', 'x', { entities: new Map(), tombstones: new Map() });
    append();
    const [earlier = ''] = storage.all.keys();
    const { write } = storage;
    storage.write = (key, text) => {
      if (key !== earlier) throw QUOTA_EXCEEDED;
      write(key, text);
    };
    pass(1);
    append();
    expect(storage.all).toEqual(new Map([[earlier, `{"at":${Date.now()},"gone":{}}`]]));
  });

  it('throws where there is no room for the first', () => {
    const storage = memoryStorage();
    storage.write = (key) => {
      if (key.startsWith(JOURNAL_PREFIX)) throw QUOTA_EXCEEDED;
    };
    const { journal } = openJournal(storage);
    expect(() =>
      journal.append('leads', 'x', { entities: new Map(), tombstones: new Map() }),
    ).toThrow(QUOTA_EXCEEDED);
  });

  it('goes when its lead has a later one', () => {
    const storage = memoryStorage();
    const { journal } = openJournal(storage);
    const replica: Replica = { entities: new Map(), tombstones: new Map() };
    for (const id of ['x', 'y', 'x']) journal.append('leads', id, replica);
    expect([...storage.all.keys()]).toEqual([
      `${JOURNAL_PREFIX}tab01.y.2`,
      `${JOURNAL_PREFIX}tab01.x.3`,
    ]);
  });

  it('stays where the later one records a deletion, until an edit elsewhere can no longer need it', () => {
    const storage = memoryStorage();
    const { journal } = openJournal(storage);
    const replica: Replica = { entities: new Map(), tombstones: new Map() };
    journal.append('leads', 'x', replica);
    journal.append('leads', 'x', replica, { isDeletion: true });
    expect([...storage.all.keys()]).toEqual([
      `${JOURNAL_PREFIX}tab01.x.1`,
      `${JOURNAL_PREFIX}tab01.x.2`,
    ]);
    pass(RETENTION_MS);
    expect(storage.all.size).toBe(0);
  });

  it('is left alone where a newer version has written meanwhile', () => {
    const storage = memoryStorage({ [THEIRS]: lineOf('x') });
    openJournal(storage).journal.mergeAll();
    storage.write('handyman.version', '2');
    pass(3 * RETENTION_MS);
    expect(storage.all.has(THEIRS)).toBe(true);
  });
});

describe('the compaction', () => {
  it('is tried again after storage has failed', () => {
    const storage = memoryStorage({ [THEIRS]: lineOf('x') });
    const { journal } = openJournal(storage);
    journal.mergeAll();
    const { keys } = storage;
    storage.keys = () => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    pass(RETENTION_MS);
    expect(storage.all.has(THEIRS)).toBe(true);
    storage.keys = keys;
    journal.mergeAll();
    pass(RETENTION_MS);
    expect(storage.all.has(THEIRS)).toBe(false);
  });

  it('touches no other key', () => {
    const storage = memoryStorage({ [THEIRS]: lineOf('x'), 'handyman.other': 'a text' });
    openJournal(storage, false).journal.mergeAll();
    pass(3 * RETENTION_MS);
    expect([...storage.all.keys()]).toEqual([THEIRS, 'handyman.other']);
  });

  it('waits for nothing where there is no line', () => {
    const storage = memoryStorage({ 'handyman.leads': '[]' });
    openJournal(storage).journal.mergeAll();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is one for all lines', () => {
    const storage = memoryStorage({ [THEIRS]: lineOf('x') });
    const { journal } = openJournal(storage);
    for (let count = 0; count < 3; count += 1) journal.mergeAll();
    expect(vi.getTimerCount()).toBe(1);
  });
});
