import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setAside } from '../../src/persistence/engine/damage';
import {
  guardVersion,
  isNewerVersion,
  isVersion,
  NewerVersionError,
  reasonOf,
} from '../../src/persistence/engine/keyValueStorage';
import { memoryStorage, QUOTA_EXCEEDED } from '../support/keyValueStorage';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('the stored version', () => {
  it.each([
    [undefined, false, false],
    ['1', true, false],
    ['2', true, true],
    ['10', true, true],
    ['2x', false, false],
    ['x2', false, false],
    ['02', false, false],
  ])('%j is one: %j; a newer one: %j', (text, isOne, isNewer) => {
    const storage = memoryStorage(text === undefined ? {} : { 'handyman.version': text });
    expect(isVersion(text ?? null)).toBe(isOne);
    expect(isNewerVersion(storage)).toBe(isNewer);
  });

  it('of a newer site allows no change, but signing out and the colour scheme', () => {
    const guarded = guardVersion(memoryStorage({ 'handyman.version': '2', 'handyman.leads': '' }));
    expect(() => guarded.write('handyman.leads', '[]')).toThrow(NewerVersionError);
    expect(() => guarded.remove('handyman.leads')).toThrow(NewerVersionError);
    guarded.write('handyman.signedIn', 'true');
    guarded.remove('handyman.signedIn');
    guarded.write('handyman.colorScheme', 'dark');
    expect(guarded.keys().sort()).toEqual([
      'handyman.colorScheme',
      'handyman.leads',
      'handyman.version',
    ]);
  });
});

describe('the reason of a failed change', () => {
  it.each([
    ['full', QUOTA_EXCEEDED],
    ['full', new DOMException('', 'NS_ERROR_DOM_QUOTA_REACHED')],
    ['denied', new DOMException('', 'SecurityError')],
    ['denied', Object.assign(new Error(), { name: 'QuotaExceededError' })],
    ['newerVersion', new NewerVersionError()],
  ])('is %s for %s', (reason, error) => expect(reasonOf(error)).toBe(reason));
});

describe('a damaged text', () => {
  const KEY = 'handyman.damaged.leads';

  it('is set aside beside earlier ones, and not twice', () => {
    const storage = memoryStorage({ 'handyman.damaged.leadsOfOld': 'other' });
    expect(setAside(storage, 'leads', 'first', 1)).toBe(KEY);
    expect(setAside(storage, 'leads', 'second', 2)).toBe(`${KEY}.2`);
    expect(setAside(storage, 'leads', 'first', 3)).toBe(KEY);
    expect(setAside(storage, 'leads', 'second', 4)).toBe(`${KEY}.2`);
    expect(storage.all.size).toBe(3);
  });

  it.each([
    ['that is full', {}, true],
    ['of a newer version', { 'handyman.version': '2' }, false],
  ])('is not set aside in storage %s', (_what, stored, isFull) => {
    const storage = memoryStorage(stored);
    if (isFull) storage.failWritesWith(QUOTA_EXCEEDED);
    expect(setAside(storage, 'leads', 'first', 1)).toBeNull();
    expect(storage.all.has(KEY)).toBe(false);
  });

  it('that stands already is found in storage of a newer version too', () => {
    const storage = memoryStorage({ 'handyman.version': '2', [KEY]: 'first' });
    expect(setAside(storage, 'leads', 'first', 1)).toBe(KEY);
  });
});
