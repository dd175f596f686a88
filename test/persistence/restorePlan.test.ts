import { describe, expect, it } from 'vitest';
import type { Communication, Lead } from '../../src/domain/leads/schema';
import type { Backup } from '../../src/persistence/backup/backup';
import { storePictures } from '../../src/persistence/pictures/pictures';
import { planMerge, planReplace } from '../../src/persistence/backup/restorePlan';
import { EMPTY_REPLICA, type Replica } from '../../src/persistence/engine/merge';
import { readList } from '../../src/persistence/engine/reading';
import { STORE_UNITS } from '../../src/persistence/pictures/storageUsage';
import { aLead } from '../support/entities';
import { memoryStorage, QUOTA_EXCEEDED } from '../support/keyValueStorage';
import type { ListName } from '../../src/domain/lists/schema';

/** What is held: one list of leads as storage has it, and nothing else. */
const holding =
  (...leads: Lead[]) =>
  (name: ListName): Replica =>
    name === 'leads'
      ? { ...readList('leads', JSON.stringify(leads)), tombstones: new Map() }
      : EMPTY_REPLICA;

const backupOf = (pictures: Record<string, string>): Backup => ({
  createdAt: '2026-11-20T15:00:00.000Z',
  entries: [],
  replicas: new Map(),
  pictures,
});
const hashOf = (count: number): string => String(count).padStart(20, '0');
const PICTURE_KEY = `handyman.picture.${hashOf(0)}`;
/** Pictures of a file that take so many units of the store together. */
function picturesOf(units: number, each = 200_000): Record<string, string> {
  const pictures: Record<string, string> = {};
  for (let left = units; left > 0; left -= each) {
    const hash = hashOf(Object.keys(pictures).length);
    pictures[hash] = 'x'.repeat(Math.min(each, left) - PICTURE_KEY.length);
  }
  return pictures;
}

describe('what replacing would do', () => {
  const call = (id: string): Communication => ({
    id,
    type: 'call',
    subject: id,
    content: '',
    dateTime: '2026-11-20T12:00:00.000Z',
    followUpRequired: false,
  });

  it('counts a lead that would lose a communication as changed', () => {
    const held = holding(aLead({ communications: [call('one'), call('two')] }), aLead({ id: 'y' }));
    const entities = [aLead({ communications: [call('one')] }), aLead({ id: 'y' })];
    const { changes } = planReplace([{ entry: 'leads', entities }], {}, held, memoryStorage());
    expect(changes.find(({ name }) => name === 'leads')).toEqual({
      name: 'leads',
      added: 0,
      changed: 1,
      removed: 0,
    });
  });

  it('leaves a list alone that the file does not have', () => {
    const { changes, missingUnits } = planReplace([], {}, holding(aLead()), memoryStorage());
    expect(changes.filter(({ added, changed, removed }) => added + changed + removed > 0)).toEqual(
      [],
    );
    expect(missingUnits).toBe(0);
  });
});

describe('the room for a file’s pictures', () => {
  const missing = (pictures: Record<string, string>, stored: Record<string, string> = {}) =>
    planMerge(backupOf(pictures), () => EMPTY_REPLICA, memoryStorage(stored)).missingUnits;

  it.each([
    [21_000, true],
    [10_000, false],
  ])(
    'leaves some for notifications and the journal: with %i units it is %j that they fit',
    (left, doFit) => {
      expect(missing(picturesOf(STORE_UNITS - left)) === 0).toBe(doFit);
    },
  );

  it('is their whole share where others stand already, else all that is free', () => {
    const pictures = picturesOf(4_600_000);
    expect(missing(pictures)).toBe(0);
    const other = `handyman.picture.${'f'.repeat(20)}`;
    expect(missing(pictures, { [other]: 'data:' })).toBeGreaterThan(300_000);
  });

  it('is not needed twice for one that stands already', () => {
    const pictures = picturesOf(4_600_000);
    const stored = Object.fromEntries(
      Object.entries(pictures).map(([hash, picture]) => [`handyman.picture.${hash}`, picture]),
    );
    expect(missing(pictures, stored)).toBe(0);
  });
});

describe('the pictures of a file', () => {
  it('are all taken back where one of them does not fit', () => {
    const storage = memoryStorage({ 'handyman.leads': '[]', [PICTURE_KEY]: 'x' });
    const before = new Map(storage.all);
    const { write } = storage;
    storage.write = (key, text) => {
      if (key.endsWith(hashOf(2))) throw QUOTA_EXCEEDED;
      write(key, text);
    };
    const pictures = Object.fromEntries([0, 1, 2].map((count) => [hashOf(count), 'x']));
    expect(() => storePictures(pictures, storage)).toThrow(QUOTA_EXCEEDED);
    expect(storage.all).toEqual(before);
  });
});
