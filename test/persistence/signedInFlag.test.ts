import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signedIn, signedOut } from '../../src/domain/session/events';
import { entryDamaged } from '../../src/domain/system/events';
import { createSignedInFlag } from '../../src/persistence/engine/signedInFlag';
import { memoryStorage, type MemoryStorage } from '../support/keyValueStorage';

const KEY = 'handyman.signedIn';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const DAMAGE = {
  entry: 'signedIn',
  keptUnder: 'handyman.damaged.signedIn',
  goodEntities: 0,
  badEntities: 1,
};

/** A flag over storage, with what it says to the store. */
function openFlag(storage: MemoryStorage): {
  flag: ReturnType<typeof createSignedInFlag>;
  events: unknown[];
} {
  const events: unknown[] = [];
  const flag = createSignedInFlag(storage, (event) => {
    if (signedIn.match(event)) events.push('signed in');
    else if (signedOut.match(event)) events.push('signed out');
    else if (entryDamaged.match(event)) events.push(event.payload);
  });
  return { flag, events };
}

describe('the stored flag', () => {
  it.each([
    [undefined, false, []],
    ['true', true, []],
    ['false', false, []],
    ['yes', false, [DAMAGE]],
  ])('%j is read as %j', async (text, isSignedIn, expected) => {
    const storage = memoryStorage(text === undefined ? {} : { [KEY]: text });
    const { flag, events } = openFlag(storage);
    expect(flag.restore()).toEqual({ isSignedIn });
    await Promise.resolve();
    expect(events).toEqual(expected);
  });

  it('is none where storage is denied, and neither reading nor writing it throws', () => {
    const storage = memoryStorage();
    storage.deny();
    const { flag, events } = openFlag(storage);
    expect(flag.restore()).toBeUndefined();
    flag.write(true);
    flag.reread();
    expect(events).toEqual([]);
  });

  it('is written where it changes, and only there', () => {
    const storage = memoryStorage();
    const { flag } = openFlag(storage);
    flag.write(false);
    expect(storage.all.size).toBe(0);
    flag.write(true);
    flag.write(true);
    expect(storage.writes()).toBe(1);
    expect(storage.all.get(KEY)).toBe('true');
    flag.write(false);
    expect(storage.all.size).toBe(0);
  });
});

describe('another tab', () => {
  it('signs in and out here too, each once', () => {
    const { flag, events } = openFlag(memoryStorage());
    for (const text of ['true', 'true', null, null]) flag.receive(text);
    expect(events).toEqual(['signed in', 'signed out']);
  });

  it('that signed in unheard is noticed when storage is read again', () => {
    const storage = memoryStorage();
    const { flag, events } = openFlag(storage);
    storage.write(KEY, 'true');
    flag.reread();
    expect(events).toEqual(['signed in']);
  });
});
