import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadBuiltIns } from '../../src/app/builtIns';
import { saveNow } from '../../src/app/saveNow';
import { saveSection } from '../../src/domain/content/commands';
import { createLead, deleteLead, moveLead, saveLead } from '../../src/domain/leads/commands';
import { selectLeadById, selectLeads } from '../../src/domain/leads/slice';
import { selectNotifications } from '../../src/domain/notifications/slice';
import { builtInPage } from '../../src/domain/content/builtInPage';
import { selectPage } from '../../src/domain/content/slice';
import { signIn } from '../../src/domain/session/commands';
import { selectIsSignedIn } from '../../src/domain/session/slice';
import { signedOut } from '../../src/events/session';
import { ownerSignIn } from '../../src/business';
import { BURST, createPersistence } from '../../src/persistence/persistence';
import { selectDamage, selectWriteFailures } from '../../src/persistence/slice';
import { aLead, newLead } from '../support/entities';
import { makeStore } from '../support/store';
import { openTab } from '../support/tab';
import { memoryTexts, QUOTA_EXCEEDED, type MemoryTexts } from '../support/textStore';

const NOW = Date.parse('2026-11-20T15:00:00.000Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const burst = () => vi.advanceTimersByTimeAsync(2 * BURST + 10);
const stored = (texts: MemoryTexts, entry: string): unknown[] =>
  JSON.parse(texts.all.get(`handyman.${entry}`) ?? '[]') as unknown[];

describe('what is kept', () => {
  it('is nothing as long as nothing has changed', async () => {
    const texts = memoryTexts();
    const { store } = await openTab(texts);
    await store.dispatch(loadBuiltIns(['gallery', 'posts']));
    await burst();
    expect([...texts.all.keys()]).toEqual([]);
  });

  it('is nothing where built-ins stood before storage was read, as on a prerendered page', async () => {
    const texts = memoryTexts();
    const persistence = createPersistence(texts, 'tab01');
    const { store } = makeStore({ persistence, isRestored: false });
    await store.dispatch(loadBuiltIns(['gallery', 'posts']));
    await persistence.start(store);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([...texts.all.keys()]).toEqual([]);
  });

  it('is plain lists that a person can read, and only the entries that changed', async () => {
    const texts = memoryTexts();
    const { store } = await openTab(texts);
    const id = store.dispatch(createLead(newLead({ phone: '(802) 555-0123' })));
    await burst();
    expect(stored(texts, 'leads')).toEqual([
      expect.objectContaining({ id, phone: '(802) 555-0123', stage: 'New Lead' }),
    ]);
    expect(stored(texts, 'notifications')).toHaveLength(1);
    expect(texts.all.has('handyman.pages')).toBe(false);
    expect(texts.all.has('handyman.projects')).toBe(false);
  });

  it('comes back after a reload', async () => {
    const texts = memoryTexts();
    const first = await openTab(texts);
    const id = first.store.dispatch(createLead(newLead({ notes: 'Bring the tall ladder' })));
    first.store.dispatch(saveSection('home', 'cta-title', { title: 'Ready?', content: 'Call us' }));
    await burst();
    const second = await openTab(texts, 'tab02');
    expect(selectLeadById(second.store.getState(), id)).toEqual(
      selectLeadById(first.store.getState(), id),
    );
    expect(selectPage(second.store.getState(), 'home')).toEqual(
      selectPage(first.store.getState(), 'home'),
    );
  });

  it('writes one burst once, and nothing for entries that did not change', async () => {
    const texts = memoryTexts();
    const { store } = await openTab(texts);
    const id = store.dispatch(createLead(newLead()));
    await burst();
    const before = texts.all.get('handyman.leads');
    const writesBefore = texts.writes();
    for (let count = 0; count < 20; count += 1) {
      store.dispatch(saveLead(id, { ...newLead(), notes: `Note ${count}` }));
    }
    await burst();
    expect(texts.all.get('handyman.leads')).not.toBe(before);
    const journalLines = 40;
    expect(texts.writes() - writesBefore).toBeLessThanOrEqual(journalLines + 2);
  });

  it('holds a lead in the journal at once, before the list is written', async () => {
    const texts = memoryTexts();
    const { store } = await openTab(texts);
    const id = store.dispatch(createLead(newLead()));
    expect([...texts.all.keys()]).toEqual([`handyman.journal.tab01.${id}.2`]);
    const crashed = memoryTexts(Object.fromEntries(texts.all));
    const next = await openTab(crashed, 'tab02');
    expect(selectLeads(next.store.getState()).map((lead) => lead.id)).toEqual([id]);
    await burst();
    expect(stored(crashed, 'leads')).toHaveLength(1);
  });

  it('holds the latest of a lead in the journal also where there is no room for two lines', async () => {
    const texts = memoryTexts();
    const { store } = await openTab(texts);
    const id = store.dispatch(createLead(newLead()));
    const { write } = texts;
    texts.write = (key, text) => {
      if (!texts.all.has(key)) throw QUOTA_EXCEEDED;
      write(key, text);
    };
    store.dispatch(saveLead(id, { ...newLead(), notes: 'The last word' }));
    const lines = [...texts.all].filter(([key]) => key.includes('journal'));
    expect(lines).toHaveLength(1);
    expect(lines[0]?.[1]).toContain('The last word');
  });

  it('drains the journal once the list in storage has all of it', async () => {
    const texts = memoryTexts();
    const { store } = await openTab(texts);
    store.dispatch(createLead(newLead()));
    await burst();
    expect([...texts.all.keys()].some((key) => key.includes('journal'))).toBe(true);
    await vi.advanceTimersByTimeAsync(40_000);
    expect([...texts.all.keys()].sort()).toEqual([
      'handyman.history',
      'handyman.leads',
      'handyman.notifications',
      'handyman.version',
    ]);
  });

  it('has a deleted lead gone for good, with its notifications', async () => {
    const texts = memoryTexts();
    const { store } = await openTab(texts);
    const id = store.dispatch(createLead(newLead()));
    await burst();
    store.dispatch(deleteLead(id));
    await burst();
    expect(stored(texts, 'leads')).toEqual([]);
    expect(stored(texts, 'notifications')).toEqual([]);
    const next = await openTab(texts, 'tab02');
    expect(selectLeads(next.store.getState())).toEqual([]);
    expect(selectNotifications(next.store.getState())).toEqual([]);
  });

  it('writes what waits when it is flushed', async () => {
    const texts = memoryTexts();
    const { store, persistence } = await openTab(texts);
    store.dispatch(createLead(newLead()));
    void persistence.flush();
    expect(stored(texts, 'leads')).toHaveLength(1);
  });

  it('keeps the samples with the first change, dated from the first start', async () => {
    const texts = memoryTexts();
    const { store } = await openTab(texts);
    await store.dispatch(loadBuiltIns(['leads']));
    const samples = selectLeads(store.getState()).length;
    await burst();
    expect(texts.all.has('handyman.leads')).toBe(false);
    store.dispatch(createLead(newLead()));
    await burst();
    expect(stored(texts, 'leads')).toHaveLength(samples + 1);
    vi.setSystemTime(NOW + 9 * 86_400_000);
    const next = await openTab(texts, 'tab02');
    await next.store.dispatch(loadBuiltIns(['leads']));
    expect(selectLeads(next.store.getState())).toEqual(selectLeads(store.getState()));
  });
});

describe('the signed-in flag', () => {
  it('is a bare boolean that logging out takes away', async () => {
    const texts = memoryTexts();
    const { store } = await openTab(texts);
    store.dispatch(signIn(ownerSignIn.username, ownerSignIn.password));
    await burst();
    expect(texts.all.get('handyman.signedIn')).toBe('true');
    expect(selectIsSignedIn((await openTab(texts, 'tab02')).store.getState())).toBe(true);
    store.dispatch(signedOut());
    await burst();
    expect(texts.all.has('handyman.signedIn')).toBe(false);
  });

  it('signs out here when another tab signs out', async () => {
    const texts = memoryTexts({ 'handyman.signedIn': 'true' });
    const { store, persistence } = await openTab(texts);
    texts.remove('handyman.signedIn');
    persistence.hear('handyman.signedIn', null);
    expect(selectIsSignedIn(store.getState())).toBe(false);
  });
});

describe('damaged entries', () => {
  it('that cannot be parsed take the defaults, with the warning, and are kept', async () => {
    const texts = memoryTexts({ 'handyman.pages': '[{"id":"ho' });
    const { store } = await openTab(texts);
    expect(selectPage(store.getState(), 'home')).toEqual(builtInPage('home'));
    expect(console.warn).toHaveBeenCalledWith(
      'Failed to load page content from localStorage',
      expect.anything(),
    );
    store.dispatch(saveSection('home', 'cta-title', { title: 'x', content: 'y' }));
    await burst();
    expect(texts.all.get('handyman.damaged.pages')).toBe('[{"id":"ho');
    expect(stored(texts, 'pages')).toHaveLength(4);
  });

  it.each(['leads', 'projects', 'posts'] as const)(
    'of %s fall back to the samples',
    async (entry) => {
      const texts = memoryTexts({ [`handyman.${entry}`]: '{"not":"a list"}' });
      const { store } = await openTab(texts);
      await store.dispatch(loadBuiltIns([entry]));
      const slice = { leads: 'leads', projects: 'projects', posts: 'blog' } as const;
      expect(store.getState()[slice[entry]].ids.length).toBeGreaterThan(2);
      expect(texts.all.get(`handyman.damaged.${entry}`)).toBe('{"not":"a list"}');
    },
  );

  it.each(['notifications', 'statusUpdates'] as const)(
    'of %s fall back to nothing',
    async (entry) => {
      const texts = memoryTexts({ [`handyman.${entry}`]: 'nonsense' });
      const { store } = await openTab(texts);
      expect(store.getState()[entry].ids).toEqual([]);
      expect(texts.all.get(`handyman.damaged.${entry}`)).toBe('nonsense');
    },
  );

  it('keep their good entities and say how many were bad', async () => {
    const good = aLead({ id: 'good' });
    const text = JSON.stringify([good, { ...aLead({ id: 'bad' }), stage: 'Nowhere' }, 7]);
    const texts = memoryTexts({ 'handyman.leads': text });
    const { store } = await openTab(texts);
    expect(selectLeads(store.getState())).toEqual([good]);
    expect(selectDamage(store.getState())).toEqual([
      { entry: 'leads', keptUnder: 'handyman.damaged.leads', goodEntities: 1, badEntities: 2 },
    ]);
    expect(texts.all.get('handyman.damaged.leads')).toBe(text);
  });

  it('stay as they are where there is no room to keep them', async () => {
    const texts = memoryTexts({ 'handyman.leads': 'broken' });
    texts.failWritesWith(QUOTA_EXCEEDED);
    const { store } = await openTab(texts);
    texts.failWritesWith(null);
    store.dispatch(createLead(newLead()));
    await burst();
    expect(texts.all.get('handyman.leads')).toBe('broken');
    expect(selectWriteFailures(store.getState()).leads).toBe('damaged');
  });

  it('are not kept twice', async () => {
    const texts = memoryTexts({ 'handyman.leads': 'broken' });
    await openTab(texts);
    await openTab(texts, 'tab02');
    expect([...texts.all.keys()].filter((key) => key.includes('damaged'))).toEqual([
      'handyman.damaged.leads',
    ]);
  });
});

describe('storage that fails', () => {
  it('when full leaves the change on screen, says so, and writes as soon as there is room', async () => {
    const texts = memoryTexts();
    const { store } = await openTab(texts);
    const id = store.dispatch(createLead(newLead()));
    await burst();
    const before = texts.all.get('handyman.leads');
    texts.failWritesWith(QUOTA_EXCEEDED);
    store.dispatch(moveLead(id, 'Paid'));
    await burst();
    expect(selectLeadById(store.getState(), id)?.stage).toBe('Paid');
    expect(texts.all.get('handyman.leads')).toBe(before);
    expect(selectWriteFailures(store.getState()).leads).toBe('full');
    texts.failWritesWith(null);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(stored(texts, 'leads')).toEqual([expect.objectContaining({ stage: 'Paid' })]);
    expect(selectWriteFailures(store.getState()).leads).toBeUndefined();
  });

  it('when denied lets the site work from memory, and a save says that it is not kept', async () => {
    const texts = memoryTexts();
    texts.deny();
    const { store } = await openTab(texts);
    const id = store.dispatch(createLead(newLead()));
    await expect(store.dispatch(saveNow('leads'))).resolves.toBe('denied');
    expect(selectLeadById(store.getState(), id)).toBeDefined();
    expect(selectWriteFailures(store.getState()).leads).toBe('denied');
  });

  it('of a newer version is not written to', async () => {
    const texts = memoryTexts({ 'handyman.version': '2', 'handyman.leads': [aLead()] });
    const { store } = await openTab(texts);
    const before = new Map(texts.all);
    // Said at start, before anything is typed that could not be kept.
    expect(selectWriteFailures(store.getState()).leads).toBe('newerVersion');
    store.dispatch(createLead(newLead()));
    await burst();
    expect(texts.all).toEqual(before);
    await expect(store.dispatch(saveNow('leads'))).resolves.toBe('newerVersion');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(texts.all).toEqual(before);
  });
});
