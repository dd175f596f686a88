// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserStorage } from '../../src/persistence/engine/keyValueStorage';
import { connectToPage } from '../../src/persistence/engine/pageEvents';
import { createPersistence } from '../../src/persistence/engine/persistence';
import { aLead } from '../support/entities';
import { makeStore } from '../support/store';

let disconnect = (): void => {};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T15:00:00.000Z') });
  localStorage.clear();
});
afterEach(() => {
  disconnect();
  localStorage.clear();
});

async function openPage() {
  const persistence = createPersistence(browserStorage(), 'tab01');
  const test = makeStore({ persistence, isRestored: false });
  disconnect = connectToPage(persistence);
  await persistence.start(test.store);
  await vi.advanceTimersByTimeAsync(0);
  return {
    ...test,
    names: () => test.leads().map(({ firstName }) => firstName),
  };
}

/** A write of another tab without a storage event, as while a page is frozen. */
const writeElsewhere = (): void =>
  localStorage.setItem('handyman.leads', JSON.stringify([aLead({ firstName: 'Elsewhere' })]));

const showFromCache = (persisted: boolean): void => {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
};

describe('a page that comes back', () => {
  it('from the back/forward cache reads storage again', async () => {
    const { names } = await openPage();
    writeElsewhere();
    showFromCache(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(names()).toEqual(['Elsewhere']);
  });

  it('by being loaded has read storage already', async () => {
    const { names } = await openPage();
    writeElsewhere();
    showFromCache(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(names()).toEqual([]);
  });

  it('to the front reads storage again', async () => {
    const { names } = await openPage();
    writeElsewhere();
    window.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(0);
    expect(names()).toEqual(['Elsewhere']);
  });

  it('signs out where another tab did so meanwhile', async () => {
    localStorage.setItem('handyman.signedIn', 'true');
    const { store } = await openPage();
    expect(store.getState().session.isSignedIn).toBe(true);
    localStorage.removeItem('handyman.signedIn');
    showFromCache(true);
    expect(store.getState().session.isSignedIn).toBe(false);
  });
});

describe('a page that is hidden or left', () => {
  const stored = (): string => localStorage.getItem('handyman.notifications') ?? '';

  it.each(
    Object.entries({
      'is left': () => window.dispatchEvent(new Event('pagehide')),
      'is hidden': () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
        document.dispatchEvent(new Event('visibilitychange'));
      },
    }),
  )('writes what waits at once, when it %s', async (_how, go) => {
    const { addLead } = await openPage();
    addLead();
    expect(stored()).toBe('');
    go();
    expect(stored()).toContain('new_lead');
  });

  it('waits with writing when it comes into view', async () => {
    const { addLead } = await openPage();
    addLead();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(stored()).toBe('');
  });
});

describe('a page', () => {
  it('takes no events any more once it is disconnected', async () => {
    const { names, addLead } = await openPage();
    disconnect();
    writeElsewhere();
    showFromCache(true);
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(
      new StorageEvent('storage', {
        key: 'handyman.leads',
        newValue: localStorage.getItem('handyman.leads'),
        storageArea: localStorage,
      }),
    );
    await vi.advanceTimersByTimeAsync(0);
    expect(names()).toEqual([]);
    addLead();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem('handyman.notifications')).toBeNull();
  });

  it('receives the events of localStorage alone', async () => {
    const { names } = await openPage();
    const event = (storageArea: Storage): StorageEvent =>
      new StorageEvent('storage', {
        key: 'handyman.leads',
        newValue: JSON.stringify([aLead({ firstName: 'Heard' })]),
        storageArea,
      });
    window.dispatchEvent(event(sessionStorage));
    await vi.advanceTimersByTimeAsync(0);
    expect(names()).toEqual([]);
    window.dispatchEvent(event(localStorage));
    await vi.advanceTimersByTimeAsync(0);
    expect(names()).toEqual(['Heard']);
  });
});
