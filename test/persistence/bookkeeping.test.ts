import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  storeLastBackup,
  ensureFirstStart,
  readLastBackup,
} from '../../src/persistence/engine/bookkeeping';
import { memoryStorage } from '../support/keyValueStorage';

const NOW = '2026-11-20T15:00:00.000Z';
const EARLIER = '2026-01-05T08:00:00.000Z';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW) });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const denied = () => {
  const storage = memoryStorage();
  storage.deny();
  return storage;
};

describe('the last backup', () => {
  it.each([
    ['none', {}, undefined],
    ['a date', { 'handyman.lastBackup': EARLIER }, { at: EARLIER }],
    ['what is no date', { 'handyman.lastBackup': 'yesterday' }, undefined],
  ])('is read where storage has %s', (_what, stored, lastBackup) => {
    expect(readLastBackup(memoryStorage(stored))).toEqual(lastBackup);
  });

  it('is kept, and where storage is denied that is no error', () => {
    const storage = memoryStorage();
    storeLastBackup(storage, NOW);
    expect(readLastBackup(storage)).toEqual({ at: NOW });
    expect(() => storeLastBackup(denied(), NOW)).not.toThrow();
    expect(readLastBackup(denied())).toBeUndefined();
  });
});

describe('the first start', () => {
  it.each([
    ['nothing', {}, NOW],
    ['an earlier one', { 'handyman.firstStart': EARLIER }, EARLIER],
    ['what is no date', { 'handyman.firstStart': 'damaged' }, NOW],
  ])('is kept where storage has %s', (_what, stored, expected) => {
    const storage = memoryStorage(stored);
    expect(ensureFirstStart(storage).toISOString()).toBe(expected);
    expect(storage.all.get('handyman.firstStart')).toBe(expected);
  });

  it('is now where storage is denied', () => {
    expect(ensureFirstStart(denied()).toISOString()).toBe(NOW);
  });
});
