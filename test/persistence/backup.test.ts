import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadSeedData } from '../../src/app/seedData';
import { changeTimes, downloadBackup } from '../../src/app/storage/downloadBackup';
import { removeSamples } from '../../src/app/storage/removeSamples';
import {
  mergeBackup,
  previewBackup,
  previewUndo,
  resetToSamples,
  restoreBackup,
  undoRestore,
} from '../../src/app/storage/restoreBackup';
import { savePost } from '../../src/domain/blog/commands';
import { selectPosts } from '../../src/domain/blog/slice';
import { saveSection } from '../../src/domain/content/commands';
import { selectSection } from '../../src/domain/content/slice';
import {
  deleteLeads,
  importLeads,
  logCommunication,
  moveLeads,
  saveLead,
} from '../../src/domain/leads/commands';
import { selectLeads } from '../../src/domain/leads/slice';
import { LAZY_LISTS } from '../../src/domain/lists/schema';
import { paymentReceived } from '../../src/domain/payments/events';
import { addNote } from '../../src/domain/projects/commands';
import { signedIn } from '../../src/domain/session/events';
import { followUpsChecked } from '../../src/domain/system/events';
// @vitest-environment jsdom
import { hashIn } from '../../src/lib/pictureAddresses';
import { makeBackup, missingPictures, type Backup } from '../../src/persistence/backup/backup';
import { isBackupDue, type ChangeTimes } from '../../src/persistence/backup/backupReminder';
import { NoRoomError, type RestorePlan } from '../../src/persistence/backup/restorePlan';
import { undoStore } from '../../src/persistence/backup/undoStore';
import { selectLastBackup } from '../../src/persistence/engine/storageSlice';
import { hashOf } from '../../src/persistence/pictures/pictureData';
import { aPayment, callFields, newLead } from '../support/entities';
import { memoryStorage, QUOTA_EXCEEDED } from '../support/keyValueStorage';
import type { TestStore } from '../support/store';
import { readBackup, readPicture, storePicture } from '../support/storedPictures';
import { openTab, type Tab } from '../support/tab';

const PICTURE = 'data:image/jpeg;base64,/9j/4AAQSkZJRg==';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T15:00:00.000Z') });
  undoStore.clear();
});

type Files = Record<string, Uint8Array<ArrayBuffer>>;
const PNG = new Uint8Array([137, 80, 78, 71]);
/** The mark of UTF-8 that Windows' editors write. */
const BOM = new Uint8Array([0xef, 0xbb, 0xbf]);
const unpacked = async (zip: Blob): Promise<Files> =>
  unzipSync(new Uint8Array(await zip.arrayBuffer()));

const read = async (file: Blob | string): Promise<Backup> => {
  const { backup, problems } = await readBackup(file);
  if (!backup) throw new Error(problems.join(' '));
  return backup;
};

const backupOf = async (store: TestStore['store']): Promise<Backup> =>
  read((await store.dispatch(downloadBackup())).content);

/** A picture, and the backup of a browser that has it and a lead. */
async function packed(): Promise<{ picture: string; content: Blob }> {
  const { store, persistence, addLead } = await openTab();
  const picture = await storePicture(PICTURE, persistence.storage);
  addLead({ firstName: 'Packed' });
  return { picture, ...(await store.dispatch(downloadBackup())) };
}

const changesOfLeads = ({ changes }: Pick<RestorePlan, 'changes'>) =>
  changes.find(({ name }) => name === 'leads');

const leadIds = ({ getState }: TestStore['store']): string[] =>
  selectLeads(getState())
    .map(({ id }) => id)
    .sort();

describe('a backup', () => {
  it('holds every list and every picture, and brings them all to another browser', async () => {
    const here = await openTab();
    const id = here.addLead({ notes: 'Key under the mat' });
    const picture = await storePicture(PICTURE, here.persistence.storage);
    here.store.dispatch(saveSection('home', 'hero-image', { image: picture }));
    const { fileName, content } = await here.store.dispatch(downloadBackup());
    expect(fileName).toBe('maple-ridge-handyman-backup-2026-11-20.zip');
    expect(selectLastBackup(here.store.getState())?.at).toBe('2026-11-20T15:00:00.000Z');

    const storage = memoryStorage();
    const other = await openTab(storage, 'tab02');
    await other.store.dispatch(restoreBackup(await read(content)));
    await other.persistence.flush();
    expect(other.leadOf(id)).toEqual(here.leadOf(id));
    expect(selectSection(other.store.getState(), 'home', 'hero-image')?.image).toBe(picture);
    const again = await openTab(storage, 'tab03');
    expect(again.leads()).toEqual(here.leads());
    expect(await readPicture(picture, storage)).toBe(PICTURE);
  });

  it('previews a replacement: what it adds, changes and removes', async () => {
    const { store, addLead, leadOf } = await openTab();
    const kept = addLead();
    const gone = addLead();
    const backup = await backupOf(store);
    store.dispatch(moveLeads([kept], 'Paid'));
    store.dispatch(deleteLeads([gone]));
    const newer = addLead();
    const { replace } = await store.dispatch(previewBackup(backup));
    expect(changesOfLeads(replace)).toMatchObject({ added: 1, changed: 1, removed: 1 });
    await store.dispatch(restoreBackup(backup));
    expect(leadOf(kept)?.stage).toBe('New Lead');
    expect(leadOf(gone)).toBeDefined();
    expect(leadOf(newer)).toBeUndefined();
    expect(await store.dispatch(undoRestore())).toBe(true);
    expect(leadOf(kept)?.stage).toBe('Paid');
    expect(leadOf(gone)).toBeUndefined();
    expect(leadOf(newer)).toBeDefined();
    expect(await store.dispatch(undoRestore())).toBe(false);
  });

  it('merged adds what is missing, keeps newer edits, and twice adds nothing', async () => {
    const { store, persistence, addLead, leadOf } = await openTab();
    const id = addLead();
    const backup = await backupOf(store);
    store.dispatch(moveLeads([id], 'Paid'));
    await store.dispatch(mergeBackup(backup));
    await vi.advanceTimersByTimeAsync(100);
    expect(leadOf(id)?.stage).toBe('Paid');

    const other = await openTab(memoryStorage(), 'tab02');
    const own = other.addLead({ firstName: 'Own' });
    for (const _time of [1, 2]) {
      await other.store.dispatch(mergeBackup(backup));
      await vi.advanceTimersByTimeAsync(100);
      expect(leadIds(other.store)).toEqual([id, own].sort());
    }
    await persistence.flush();
  });

  it('says how many of the pictures that its lists show could not be read', async () => {
    const { store, persistence } = await openTab(memoryStorage());
    const show = (image: string) => store.dispatch(saveSection('home', 'hero-image', { image }));
    show('picture:00000000000000000000');
    expect(await makeBackup(persistence)).toMatchObject({ missing: 1 });
    show(await storePicture(PICTURE, persistence.storage));
    expect(await makeBackup(persistence)).toMatchObject({ missing: 0 });
  });

  it('can be made of what is in memory where storage is denied', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const storage = memoryStorage();
    storage.deny();
    const { persistence, addLead } = await openTab(storage);
    addLead({ firstName: 'In memory' });
    const { backup } = await readBackup((await makeBackup(persistence)).content);
    expect(JSON.stringify(backup?.entries)).toContain('In memory');
  });

  it('can be unpacked by programs that read a zip from its beginning', async () => {
    const header = new DataView(await (await packed()).content.slice(0, 30).arrayBuffer());
    // The sizes follow the content (bit 3): then it has to have an end of its own, as Deflate (8) gives it.
    expect([header.getUint16(6, true) & 8, header.getUint16(8, true)]).toEqual([8, 8]);
  });

  const inFolder = (name: string): string => `backup of Monday/${name}`;
  it.each<[how: string, rename: (name: string) => string, noise?: Files]>([
    // The folder of a Mac, which adds files of its own.
    ['in a folder', inFolder, { '__MACOSX/._data.json': PNG, 'backup of Monday/.DS_Store': PNG }],
    ['in a folder that was extracted into another', (name) => inFolder(inFolder(name))],
    ['by PowerShell', (name) => inFolder(name).replaceAll('/', '\\')],
    ['by a program that writes capitals', (name) => name.toUpperCase()],
    ['with a mark at the beginning of its text', (name) => name, { 'data.json': BOM }],
  ])('is read where somebody packed it again %s, compressed', async (_how, rename, noise = {}) => {
    const { picture, content } = await packed();
    const files = await unpacked(content);
    expect(Object.keys(files)).toEqual(['data.json', `pictures/${hashIn(picture)}.jpg`]);
    const again = Object.fromEntries(
      Object.entries(files).map(([name, bytes]) => [
        rename(name),
        new Uint8Array([...(noise[name] ?? []), ...bytes]),
      ]),
    );
    const backup = await read(new Blob([zipSync({ ...noise, ...again }, { level: 9 })]));
    expect(JSON.stringify(backup.entries)).toContain('Packed');
    expect([...backup.pictures.keys()]).toEqual([hashIn(picture)]);
  });

  it.each([
    ['the lists are missing', ({ 'data.json': _data, ...files }: Files) => files, 'not a backup'],
    ['the lists are no text', (files: Files) => ({ ...files, 'data.json': PNG }), 'not a backup'],
  ])('is refused where %s', async (_what, change, problem) => {
    const files = await unpacked((await packed()).content);
    const { backup, problems } = await readBackup(new Blob([zipSync(change(files))]));
    expect(backup).toBeUndefined();
    expect(problems.join(' ')).toContain(problem);
  });

  it('is read in the encodings in which editors save its text, packed or not', async () => {
    const files = await unpacked((await packed()).content);
    const text = strFromU8(files['data.json'] ?? new Uint8Array()).replace('Packed', 'Renée');
    const utf16 = new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
    const windows = new Uint8Array(Buffer.from(text.replaceAll(/[^\0-\u00ff]/g, '?'), 'latin1'));
    for (const bytes of [utf16, windows]) {
      const alone = await read(new Blob([bytes]));
      const zipped = await read(new Blob([zipSync({ ...files, 'data.json': bytes })]));
      for (const backup of [alone, zipped])
        expect(JSON.stringify(backup.entries)).toContain('Renée');
    }
  });

  it('is read in a zip that a store packed around it, and one of several is asked for', async () => {
    const { content, picture } = await packed();
    const own = new Uint8Array(await content.arrayBuffer());
    const around = (files: Files) => new Blob([zipSync(files)]);
    const noise = { '__MACOSX/._backup.zip': PNG, 'notes.txt': PNG };
    const backup = await read(around({ 'Work/backup.zip': own, ...noise }));
    expect([...backup.pictures.keys()]).toEqual([hashIn(picture)]);
    const { problems } = await readBackup(around({ 'a.zip': own, 'b.zip': own }));
    expect(problems.join(' ')).toContain('several');
    const { problems: twice } = await readBackup(
      around({ 'a.zip': zipSync({ 'b.zip': zipSync({ 'c.zip': own }) }) }),
    );
    expect(twice.join(' ')).toContain('not a backup');
  });

  it('that is locked, or packed in an unusual way, is refused with what helps', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const zip = zipSync(await unpacked((await packed()).content));
    // In the list of its files: packed by LZMA (14).
    const view = new DataView(zip.buffer);
    for (let at = 0; at < zip.length - 46; at += 1)
      if (view.getUint32(at, true) === 0x02_01_4b_50) view.setUint16(at + 10, 14, true);
    const { problems } = await readBackup(new Blob([zip]));
    expect(problems.join(' ')).toContain('password');
  });

  it('is refused where it was cut off', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { content } = await packed();
    const { problems } = await readBackup(content.slice(0, content.size - 30));
    expect(problems.join(' ')).toContain('cut off or damaged');
  });

  it('whose pictures do not fit changes nothing', async () => {
    const { content } = await packed();
    const storage = memoryStorage();
    const other = await openTab(storage, 'tab02');
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw QUOTA_EXCEEDED;
    });
    const backup = await read(content);
    await expect(other.store.dispatch(restoreBackup(backup))).rejects.toThrow(QUOTA_EXCEEDED);
    expect(other.leads()).toEqual([]);
    expect(storage.all.size).toBe(0);
  });
});

describe('a restore that does not fit', () => {
  /** A backup of 500 leads of 4.7 K each: about 2.4 M units. */
  async function largeBackup(): Promise<Backup> {
    const { store } = await openTab(memoryStorage(), 'tab09');
    const lead = newLead({ notes: 'x'.repeat(4_400) });
    store.dispatch(importLeads(Array.from({ length: 500 }, () => lead)));
    return backupOf(store);
  }
  const pictures = (count: number): Record<string, string> =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `handyman.picture.${String(index).padStart(20, '0')}`,
        `data:image/jpeg;base64,${'A'.repeat(240_000)}`,
      ]),
    );

  it.each([
    ['replacing', 'replace', restoreBackup],
    ['merging', 'merge', mergeBackup],
  ] as const)('is refused beforehand, by how much, when %s', async (_how, way, restore) => {
    const storage = memoryStorage(pictures(17));
    const { store, persistence, addLead } = await openTab(storage);
    const own = addLead();
    await persistence.flush();
    const before = new Map(storage.all);
    const backup = await largeBackup();
    const { missingUnits } = (await store.dispatch(previewBackup(backup)))[way];
    expect(missingUnits).toBeGreaterThan(1_100_000);
    expect(missingUnits).toBeLessThan(1_400_000);
    await expect(store.dispatch(restore(backup))).rejects.toThrow(NoRoomError);
    await persistence.flush();
    expect(leadIds(store)).toEqual([own]);
    expect(storage.all).toEqual(before);
  });

  it('is measured with the pictures that it brings', async () => {
    const { store } = await openTab();
    const here = await openTab(memoryStorage(), 'tab09');
    await storePicture(`data:image/jpeg;base64,${'BBBB'.repeat(50_000)}`, here.persistence.storage);
    const backup = await backupOf(here.store);
    vi.stubGlobal('navigator', {
      storage: { estimate: async () => ({ quota: 100_000, usage: 50_000 }) },
    });
    const { merge, replace } = await store.dispatch(previewBackup(backup));
    vi.unstubAllGlobals();
    expect([merge.missingUnits, replace.missingUnits]).toEqual([100_000, 100_000]);
  });

  it('does not apply where all data would be the file', async () => {
    const { store } = await openTab();
    const backup = await largeBackup();
    const { merge, replace } = await store.dispatch(previewBackup(backup));
    expect([merge.missingUnits, replace.missingUnits]).toEqual([0, 0]);
  });

  it.each([
    ['replaced', restoreBackup],
    ['merged', mergeBackup],
  ] as const)(
    'large, %s, takes its room once: no line of the journal for each lead',
    async (_how, restore) => {
      const { storage, store } = await openTab();
      await store.dispatch(restore(await largeBackup()));
      expect(storage.all.get('handyman.leads')?.length).toBeGreaterThan(2_000_000);
      expect([...storage.all.keys()].filter((key) => key.startsWith('handyman.journal.'))).toEqual(
        [],
      );
    },
  );
});

describe('undo', () => {
  const later = () => vi.advanceTimersByTimeAsync(1_000);

  /** A browser with two leads, and a backup made of the first alone. */
  async function restored(
    restore: typeof restoreBackup,
  ): Promise<Tab & { kept: string; gone: string }> {
    const opened = await openTab();
    const { store } = opened;
    const kept = opened.addLead({ firstName: 'Kept' });
    const backup = await backupOf(store);
    await later();
    const gone = opened.addLead({ firstName: 'Gone' });
    store.dispatch(moveLeads([kept], 'Paid'));
    await later();
    await store.dispatch(restore(backup, 'monday.json'));
    await later();
    return { ...opened, kept, gone };
  }

  it('says beforehand what it would do, and keeps what was created since', async () => {
    const { store, kept, gone, addLead, leadOf } = await restored(restoreBackup);
    const since = addLead({ firstName: 'Since' });
    const preview = store.dispatch(previewUndo());
    expect(preview?.copy).toMatchObject({
      done: 'replace',
      fileName: 'monday.json',
      at: '2026-11-20T15:00:02.000Z',
    });
    const changes = preview && changesOfLeads(preview.plan);
    expect(changes).toMatchObject({ added: 1, changed: 1, removed: 0 });
    expect(await store.dispatch(undoRestore())).toBe(true);
    expect(leadIds(store)).toEqual([kept, gone, since].sort());
    expect(leadOf(kept)?.stage).toBe('Paid');
  });

  it('of a reset stays, where a merge after it changes nothing', async () => {
    const { store, addLead, leadOf } = await openTab();
    const id = addLead();
    const backup = await backupOf(store);
    await later();
    await store.dispatch(resetToSamples());
    await store.dispatch(mergeBackup(backup, 'monday.zip'));
    expect(undoStore.read()?.done).toBe('reset');
    await store.dispatch(undoRestore());
    expect(leadOf(id)).toBeDefined();
  });

  it('keeps a field that was edited since and takes back the others', async () => {
    const { store, kept, leadOf } = await restored(restoreBackup);
    const lead = leadOf(kept);
    if (!lead) throw new Error('The lead is gone');
    store.dispatch(saveLead(kept, { ...lead, notes: 'Called' }));
    store.dispatch(logCommunication(kept, callFields({ subject: 'Since' })));
    await store.dispatch(undoRestore());
    expect(leadOf(kept)).toMatchObject({
      stage: 'Paid',
      notes: 'Called',
      communications: [{ subject: 'Since' }],
    });
  });

  it('leaves away what was deleted since', async () => {
    const { store, kept, gone } = await restored(restoreBackup);
    store.dispatch(deleteLeads([kept]));
    await store.dispatch(undoRestore());
    expect(leadIds(store)).toEqual([gone]);
  });

  it('takes a merge back too, and nothing from before it', async () => {
    const other = await openTab(memoryStorage(), 'tab02');
    const theirs = other.addLead({ firstName: 'Theirs' });
    const backup = await backupOf(other.store);
    await later();
    const { store, kept, addLead, leadOf } = await restored(restoreBackup);
    const since = addLead({ firstName: 'Since' });
    const { merge } = await store.dispatch(previewBackup(backup));
    expect(changesOfLeads(merge)).toMatchObject({ added: 1 });
    await store.dispatch(mergeBackup(backup));
    await later();
    expect(leadOf(theirs)).toBeDefined();
    await store.dispatch(undoRestore());
    await later();
    expect(leadIds(store)).toEqual([kept, since].sort());
    expect(await store.dispatch(undoRestore())).toBe(false);
  });

  it('outlives a reload of the tab, and says where it does not', async () => {
    await restored(restoreBackup);
    expect(undoStore.read()?.isInMemoryOnly).toBe(false);
    expect(sessionStorage.getItem('handyman.beforeRestore')).toContain('monday.json');
    undoStore.clear();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw QUOTA_EXCEEDED;
    });
    await restored(restoreBackup);
    expect(undoStore.read()?.isInMemoryOnly).toBe(true);
    vi.restoreAllMocks();
  });
});

describe('a file that is no good', () => {
  const file = (facts: object): string =>
    JSON.stringify({
      format: 'maple-ridge-backup',
      version: 1,
      createdAt: '2026-11-20T15:00:00.000Z',
      entries: {},
      pictures: {},
      ...facts,
    });

  it.each([
    ['that was not downloaded from where it is kept', '', 'The file is empty. Fetch it again'],
    ['that is no JSON', 'hello', 'The file is not a backup'],
    ['of something else', '{"a":1}', 'The file is not a backup of this site.'],
    ['of a newer version', file({ version: 2 }), 'newer version'],
    [
      'with a lead that has no id',
      file({ entries: { leads: [{ firstName: 'Ada' }] } }),
      'leads, row 1: it has no id',
    ],
    [
      'with a lead twice',
      file({
        entries: {
          history: [1, 1].map(() => ({
            id: 'x',
            occurredAt: '2026-11-20',
            type: 'a/b',
            subjectKind: 'lead',
            subjectId: '1',
          })),
        },
      }),
      'history, row 2: its id stands twice.',
    ],
    ['without any list', file({ entries: {} }), 'The backup is empty'],
    ['of unknown lists alone', file({ entries: { tools: [] } }), 'The backup is empty'],
    ['far too large', ' '.repeat(30_000_000), 'too large'],
  ])('%s is refused with the reason', async (_what, text, problem) => {
    const { backup, problems } = await readBackup(text);
    expect(backup).toBeUndefined();
    expect(problems.join(' ')).toContain(problem);
  });

  const HASH = '00000000000000000000';
  const withPicture = (pictures: object): string =>
    file({ entries: { leads: [{ id: '1', photo: `picture:${HASH}` }] }, pictures });
  it.each<[what: string, file: Blob | string]>([
    ['is not what it says', withPicture({ [HASH]: PICTURE })],
    [
      'is a script',
      withPicture({ [hashOf('data:text/html,<script>')]: 'data:text/html,<script>' }),
    ],
    [
      'is damaged in the zip',
      new Blob([zipSync({ 'data.json': strToU8(withPicture({})), [`pictures/${HASH}.png`]: PNG })]),
    ],
  ])('is read without a picture that %s: it must not keep the leads away', async (_what, file) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const backup = await read(file);
    expect([backup.pictures.size, missingPictures(backup)]).toEqual([0, [HASH]]);
    expect(backup.entries[0]?.entities).toHaveLength(1);
    expect(warn.mock.lastCall?.join()).toContain('is damaged, and left out');
  });

  it('carries unknown fields along and does not touch prototypes', async () => {
    const lead = { ...newLead(), id: '1', createdDate: '2026-11-20T15:00:00.000Z', evil: 1 };
    const text = file({ entries: { leads: [lead], unknown: [] } }).replace(
      '"evil":1',
      '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}',
    );
    const [list] = (await read(text)).entries;
    expect(Object.keys(list?.entities[0] ?? {})).toContain('constructor');
    expect(Object.keys(list?.entities[0] ?? {})).not.toContain('__proto__');
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('lists twenty problems and counts the others', async () => {
    const { problems } = await readBackup(
      file({ entries: { leads: Array.from({ length: 30 }, () => ({})) } }),
    );
    expect(problems).toHaveLength(21);
    expect(problems.at(-1)).toBe('And 10 more.');
  });
});

describe('the samples', () => {
  it('can be removed in one step, and stay away', async () => {
    const { storage, store, persistence, addLead, notifications } = await openTab();
    await store.dispatch(loadSeedData(LAZY_LISTS));
    const own = addLead();
    store.dispatch(followUpsChecked());
    const { removed, changed } = await store.dispatch(removeSamples());
    expect(removed).toBeGreaterThan(20);
    expect(changed).toBe(0);
    expect(notifications().map(({ leadId }) => leadId)).toEqual([own]);
    await persistence.flush();
    const next = await openTab(storage, 'tab02');
    await next.store.dispatch(loadSeedData(LAZY_LISTS));
    expect(leadIds(next.store)).toEqual([own]);
    expect(next.store.getState().blog.ids).toEqual([]);
  });

  it('stay where the owner changed them, after a reload too', async () => {
    const first = await openTab();
    await first.store.dispatch(loadSeedData(LAZY_LISTS));
    const [post] = selectPosts(first.store.getState());
    const [project] = first.jobs();
    const [lead] = first.leads();
    if (!post || !project || !lead) throw new Error('There are no samples');
    first.store.dispatch(savePost(post.id, { ...post, content: 'My own words.' }));
    first.store.dispatch(addNote(project.id, { content: 'Bring the long ladder.' }));
    first.store.dispatch(moveLeads([lead.id], 'Paid'));
    await first.persistence.flush();

    const { store, jobs } = await openTab(first.storage, 'tab02');
    await store.dispatch(loadSeedData(LAZY_LISTS));
    const { changed } = await store.dispatch(removeSamples());
    expect(changed).toBe(3);
    expect(selectPosts(store.getState())).toMatchObject([{ content: 'My own words.' }]);
    expect(jobs().map(({ id }) => id)).toEqual([project.id]);
    expect(leadIds(store)).toEqual([lead.id]);
  });

  it('come back with a reset, which can be undone', async () => {
    const { store, addLead, leadOf, leads } = await openTab();
    const own = addLead();
    store.dispatch(paymentReceived(aPayment({ leadId: own })));
    await store.dispatch(resetToSamples());
    expect(leadOf(own)).toBeUndefined();
    expect(store.getState().payments.ids).toEqual([]);
    expect(leads().length).toBeGreaterThan(3);
    await store.dispatch(undoRestore());
    expect(leadIds(store)).toEqual([own]);
  });
});

describe('the reminder', () => {
  const now = new Date('2026-11-20T15:00:00.000Z');
  const leads = (count: number, date: string): string[] =>
    Array.from({ length: count }, () => date);
  const changed = (first: string, last = first): ChangeTimes => ({ first, last });
  const [EARLIER, YESTERDAY] = ['2026-11-06T12:00:00Z', '2026-11-19T12:00:00Z'];

  it.each([
    ['nothing changed', undefined, [], undefined, false],
    ['nine new leads', undefined, leads(9, YESTERDAY), changed(YESTERDAY), false],
    ['ten new leads', undefined, leads(10, YESTERDAY), changed(YESTERDAY), true],
    ['a first change 13 days ago', undefined, [], changed('2026-11-07T12:00:00Z'), false],
    ['a first change 14 days ago', undefined, [], changed(EARLIER), true],
    [
      'nothing changed since the backup',
      { at: '2026-01-01T12:00:00Z' },
      leads(20, '2025-12-31T12:00:00Z'),
      changed('2025-12-31T12:00:00Z'),
      false,
    ],
    ['any change, 14 days since', { at: EARLIER }, [], changed('2026-01-01', YESTERDAY), true],
    [
      'any change, 13 days since',
      { at: '2026-11-07T15:00:01Z' },
      [],
      changed('2026-01-01', YESTERDAY),
      false,
    ],
  ])('with %s', (_what, lastBackup, createdDates, changes, isDue) => {
    expect(isBackupDue(lastBackup, createdDates, () => changes, now)).toBe(isDue);
  });

  it('knows of a change of anything, and of a deletion', async () => {
    const { store, addLead } = await openTab();
    expect(store.dispatch(changeTimes())).toBeUndefined();
    store.dispatch(saveSection('home', 'hero-image', { title: 'Hello' }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.dispatch(changeTimes())).toEqual({
      first: '2026-11-20T15:00:00.000Z',
      last: '2026-11-20T15:00:00.000Z',
    });
    const id = addLead();
    await vi.advanceTimersByTimeAsync(60_000);
    store.dispatch(deleteLeads([id]));
    expect(store.dispatch(changeTimes())?.last).toBe('2026-11-20T15:02:00.000Z');
  });

  it('knows when a record that is edited again and again was first written', async () => {
    const { store, addLead } = await openTab();
    const id = addLead();
    await vi.advanceTimersByTimeAsync(60_000);
    store.dispatch(moveLeads([id], 'Paid'));
    expect(store.dispatch(changeTimes())).toEqual({
      first: '2026-11-20T15:00:00.000Z',
      last: '2026-11-20T15:01:00.000Z',
    });
  });

  it('takes what happens by itself for no change', async () => {
    const { store, addLead, leadOf, notifications } = await openTab();
    store.dispatch(signedIn());
    const id = addLead();
    await vi.advanceTimersByTimeAsync(2 * 3_600_000);
    store.dispatch(followUpsChecked());
    expect(notifications().map(({ type }) => type)).toContain('follow_up_due');
    expect(leadOf(id)).toBeDefined();
    expect(store.dispatch(changeTimes())?.last).toBe('2026-11-20T15:00:00.000Z');
  });
});
