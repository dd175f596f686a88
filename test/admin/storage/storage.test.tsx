import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveSection } from '../../../src/domain/content/commands';
import { moveLeads } from '../../../src/domain/leads/commands';
import { entriesRead, entryDamaged, storageWriteFailed } from '../../../src/domain/system/events';
import { hashIn } from '../../../src/lib/pictureAddresses';
import { undoStore } from '../../../src/persistence/backup/undoStore';
import { browserStorage } from '../../../src/persistence/engine/keyValueStorage';
import { createPersistence, type Persistence } from '../../../src/persistence/engine/persistence';
import { inDatabase } from '../../../src/persistence/pictures/pictureDatabase';
import { removePictures } from '../../../src/persistence/pictures/pictures';
import { answer, fillIn, textsOf } from '../../support/parts';
import { keepFiles } from '../../support/savedFiles';
import { makeStore, type TestStore } from '../../support/store';
import { storePicture } from '../../support/storedPictures';
import { emptyStore, openAdmin } from '../openAdmin';

const opened: Persistence[] = [];

// Changes that a test left unwritten must not reach the storage of the next.
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.flush()));
});

async function storeInBrowser(): Promise<TestStore> {
  undoStore.clear();
  const persistence = createPersistence(browserStorage(), 'tab01');
  opened.push(persistence);
  const test = makeStore({ persistence, isRestored: false });
  await persistence.start(test.store);
  test.store.dispatch(entriesRead({ entries: ['gallery', 'leads', 'posts', 'projects'] }));
  return test;
}

const choose = (label: string, name: string, content: string | Blob): void => {
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), {
    target: { files: [new File([content], name)] },
  });
};
const names = ({ leads }: TestStore): string[] => leads().map(({ firstName }) => firstName);

const stubManager = (manager: Partial<StorageManager>): void => {
  vi.stubGlobal('navigator', Object.assign(navigator, { storage: manager }));
};

/** Downloads a backup with a lead, adds another, and opens the backup. */
async function openBackup() {
  const files = keepFiles();
  const test = await storeInBrowser();
  test.addLead({ firstName: 'Kept' });
  const { user } = openAdmin('/admin/storage', { test });
  await user.click(await screen.findByRole('button', { name: 'Download backup' }));
  await waitFor(() => expect(files).toHaveLength(1));
  test.addLead({ firstName: 'Later' });
  choose('Choose backup file', 'backup.zip', files[0]?.blob ?? '');
  return { test, user };
}

describe('the storage page', () => {
  it('downloads a backup, restores it after a preview, and takes that back', async () => {
    const { test, user } = await openBackup();
    expect(await screen.findByText(/Last backup: less than a minute ago/)).toBeInTheDocument();
    const preview = await screen.findByRole('group', { name: 'Preview of backup.zip' });
    await waitFor(() => expect(preview).toHaveFocus());
    const table = within(preview).getByRole('table', { name: 'What replacing would change' });
    expect(within(table).getByRole('row', { name: 'Leads 0 0 1' })).toBeInTheDocument();
    test.addLead({ firstName: 'Meanwhile' });
    await user.click(screen.getByRole('button', { name: 'Replace everything' }));
    expect(await screen.findByText(/^Your data changed meanwhile/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Restore' })).toHaveFocus();
    expect(within(table).getByRole('row', { name: 'Leads 0 0 2' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Replace everything' }));
    await waitFor(() => expect(names(test)).toEqual(['Kept']));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Restore' })).toHaveFocus());
    expect(screen.getByText(/backup.zip replaced everything, /)).toBeVisible();

    test.addLead({ firstName: 'Since' });
    await user.click(screen.getByRole('button', { name: 'Undo…' }));
    const question = await screen.findByRole('alertdialog', { name: 'Undo' });
    const undone = within(question).getByRole('table', { name: 'What undo would change' });
    expect(within(undone).getByRole('row', { name: 'Leads 2 0 0' })).toBeInTheDocument();
    await user.click(within(question).getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(names(test).sort()).toEqual(['Kept', 'Later', 'Meanwhile', 'Since']),
    );
    await waitFor(() => expect(screen.getByRole('region', { name: 'Restore' })).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Undo…' })).toBeNull();
  });

  it('says of a backup what it lacks', async () => {
    keepFiles();
    const test = await storeInBrowser();
    test.store.dispatch(
      saveSection('home', 'hero-image', { image: 'picture:00000000000000000000' }),
    );
    const { user } = openAdmin('/admin/storage', { test });
    await user.click(await screen.findByRole('button', { name: 'Download backup' }));
    expect(await screen.findByText(/^Backup downloaded without 1 picture that/)).toBeVisible();
  });

  it('merges a backup without removing anything', async () => {
    const { test, user } = await openBackup();
    const merge = await screen.findByRole('button', { name: 'Merge: add and keep newer edits' });
    // Looked for while it is pressed: a small backup may be merged when the press has ended.
    const [progress] = await Promise.all([
      screen.findByRole('progressbar', { name: 'Merging the backup' }),
      user.click(merge),
    ]);
    expect(progress).toHaveAttribute('aria-valuenow');
    await screen.findByText(/backup.zip was merged/);
    expect(names(test).sort()).toEqual(['Kept', 'Later']);
  });

  it('refuses a file that is no backup and changes nothing', async () => {
    const test = await storeInBrowser();
    test.addLead({ firstName: 'Kept' });
    openAdmin('/admin/storage', { test });
    await screen.findByRole('heading', { name: 'Restore' });
    choose('Choose backup file', 'holiday.json', '{"photos":[]}');
    expect(await screen.findByText('The file is not a backup of this site.')).toBeInTheDocument();
    expect(names(test)).toEqual(['Kept']);
  });

  it('says how full the store is', async () => {
    const test = await storeInBrowser();
    stubManager({ estimate: async () => ({ quota: 4_000_000, usage: 90_000 }) });
    openAdmin('/admin/storage', { test });
    expect(await screen.findByText(/room for about 17 more photos/)).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Storage used' })).toBeInTheDocument();
  });

  it.each([
    ['keeps it', async () => Promise.resolve(true), 'This browser keeps the data until you'],
    ['promises nothing', async () => Promise.resolve(false), 'has not promised to keep the data'],
    ['cannot say', async () => Promise.reject(new Error('No')), 'has not promised to keep'],
  ])('asks the browser to keep the data: one that %s', async (_what, persist, answer) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    stubManager({ persist, persisted: async () => false });
    const { user } = openAdmin('/admin/storage', { test: await storeInBrowser() });
    await user.click(
      await screen.findByRole('button', { name: 'Ask the browser to keep the data' }),
    );
    expect(await screen.findByText(new RegExp(answer))).toBeVisible();
  });

  it('asks the browser by itself, once, with the first lead of the owner', async () => {
    const persist = vi.fn(async () => Promise.resolve(true));
    stubManager({ persist });
    const test = await storeInBrowser();
    for (const _time of [1, 2]) test.addLead();
    await waitFor(() => expect(persist).toHaveBeenCalledTimes(1));
  });

  it('warns from 80 percent on, on every other screen, and leads to the pictures', async () => {
    const test = await storeInBrowser();
    localStorage.setItem('handyman.damaged.posts', 'x'.repeat(4_400_000));
    const { user, address } = openAdmin('/admin/crm', { test });
    expect(await screen.findByText(/storage is 83% full/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Make room' }));
    expect(await screen.findByText(/More than 80% of the room is used/)).toBeVisible();
    expect(address()).toBe('/admin/storage');
    expect(screen.queryByText(/storage is 83% full/)).toBeNull();
    localStorage.removeItem('handyman.damaged.posts');
  });

  it('resets to the samples only after the typed word', async () => {
    const test = await storeInBrowser();
    test.addLead({ firstName: 'Own' });
    const { user } = openAdmin('/admin/storage', { test });
    await user.click(await screen.findByRole('button', { name: 'Reset everything to samples' }));
    const reset = screen.getByRole('button', { name: 'Reset' });
    await user.type(screen.getByLabelText('Type RESET'), 'reset');
    expect(reset).toBeDisabled();
    await fillIn(user, screen, { 'Type RESET': 'RESET' });
    await user.click(reset);
    await waitFor(() => expect(names(test)).not.toContain('Own'));
    expect(names(test).length).toBeGreaterThan(3);
  });

  it('counts pictures that are shown nowhere, and removes them on request', async () => {
    // The files of screens share one database.
    await removePictures((stored) => stored, browserStorage());
    for (const bits of ['AAAA', 'BBBB'])
      await storePicture(`data:image/jpeg;base64,${bits}`, browserStorage());
    const { user } = openAdmin('/admin/storage', { test: await storeInBrowser() });
    expect(await screen.findByText(/2 pictures are shown nowhere/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove them now' }));
    await answer(user, 'Remove');
    expect(await screen.findByText(/^No uploaded picture is stored/)).toBeVisible();
  });

  it('names a picture that is damaged', async () => {
    await removePictures((stored) => stored, browserStorage());
    const image = await storePicture('data:image/jpeg;base64,AAAA', browserStorage());
    await inDatabase(browserStorage(), (database) =>
      database.put('pictures', new Blob([]), hashIn(image)),
    );
    const test = await storeInBrowser();
    test.store.dispatch(saveSection('home', 'hero-image', { image }));
    openAdmin('/admin/storage', { test });
    expect(await screen.findByText(/^1 picture is damaged and cannot be shown/)).toBeVisible();
  });

  it('offers damaged data as it was', async () => {
    const files = keepFiles();
    const test = await storeInBrowser();
    localStorage.setItem('handyman.damaged.leads', 'broken');
    test.store.dispatch(
      entryDamaged({
        entry: 'leads',
        keptUnder: 'handyman.damaged.leads',
        goodEntities: 2,
        badEntities: 1,
      }),
    );
    const { user } = openAdmin('/admin/storage', { test });
    await user.click(await screen.findByRole('button', { name: 'Download the damaged leads' }));
    await expect(files[0]?.blob.text()).resolves.toBe('broken');
  });

  it('keeps damaged data of an earlier visit in reach until the owner removes it', async () => {
    const files = keepFiles();
    localStorage.setItem('handyman.damaged.leads', 'broken');
    localStorage.setItem('handyman.damaged.leads.1760000000000', 'broken again');
    const test = await storeInBrowser();
    const { user } = openAdmin('/admin/storage', { test });
    expect(
      await screen.findByText('Damaged data is set aside: Leads. Nothing was thrown away.'),
    ).toBeVisible();
    const [first] = await screen.findAllByRole('button', { name: 'Download the damaged leads' });
    if (first) await user.click(first);
    await expect(files[0]?.blob.text()).resolves.toBe('broken');
    for (const left of [1, 0]) {
      const [button] = screen.getAllByRole('button', { name: 'Remove the damaged leads' });
      if (button) await user.click(button);
      await answer(user, 'Remove', 'Remove damaged data');
      await waitFor(() =>
        expect(screen.queryAllByRole('button', { name: 'Remove the damaged leads' })).toHaveLength(
          left,
        ),
      );
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(document.body).not.toHaveFocus();
    }
    expect(Object.keys(localStorage).some((key) => key.includes('damaged'))).toBe(false);
    expect(screen.queryByText(/Damaged data is set aside/)).toBeNull();
  });
});

describe('leads as a spreadsheet', () => {
  /** Opens the page, and a file to be imported. */
  async function openFile(name: string, lines: string[], given?: TestStore) {
    const test = given ?? (await storeInBrowser());
    const page = openAdmin('/admin/storage', { test });
    await screen.findByRole('button', { name: 'Import CSV' });
    choose('Import CSV', name, lines.join('\n'));
    return { ...page, test };
  }

  it('come in after the columns are matched and duplicates are shown', async () => {
    const test = await storeInBrowser();
    test.addLead({ firstName: 'Ada' });
    const rows = [
      'First Name,Phone,Street,Apt,Pets,Roof,Boat,Stage,Value,Follow-up,Created,Company,Fax',
      'Ada,802-555-0120,12 Elm St,4,Cat,,,,,,,,',
      'Ben,802-555-0121,,,,Slate,,Nowhere,a lot,soon,long ago,Roy Farm,802-555-0122',
    ];
    const { user } = await openFile('leads.csv', rows, test);
    expect(await screen.findByText(/1 row is here already/)).toBeInTheDocument();
    expect(screen.getByText(/^Not read from the file: Pets, Roof\./)).toBeVisible();
    expect(screen.getByText(/^Goes to the notes.*: Company, Fax\.$/)).toBeVisible();
    const preview = screen.getByRole('group', { name: 'Preview of the import' });
    await waitFor(() => expect(preview).toHaveFocus());
    await user.click(screen.getByRole('switch', { name: 'Keep in the notes what is not matched' }));
    expect(screen.getByText(/^Goes to the notes, too: Pets, Roof\./)).toBeVisible();
    expect(screen.getByText(/^Goes to the notes.*: Company, Fax\.$/)).toBeVisible();
    expect(screen.getByText('Project Description, in 2 rows: stays empty')).toBeVisible();
    for (const what of [
      'Lead Source, in 2 rows: becomes Other',
      'Stage, in 1 row: becomes New Lead',
      'Estimated Value, in 1 row: stays empty',
      'Next Follow-up, in 1 row: stays empty',
      'Created, in 1 row: becomes today',
    ])
      expect(screen.getByText(what)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Import 1, leave out 1' }));
    expect(names(test).sort()).toEqual(['Ada', 'Ben']);
    const ben = test.leads().find(({ firstName }) => firstName === 'Ben');
    expect(ben?.notes).toMatch(/\nRoof: Slate$/);
    expect(screen.getByRole('region', { name: 'Leads as a spreadsheet' })).toHaveFocus();
  });

  it('say beside the column how dates are read', async () => {
    await openFile('leads.csv', ['Name,Phone', 'Ada,802-555-0120']);
    for (const [order, first, second] of [
      ['Dates read as month/day', '01/02/2026', '01/27/2026'],
      ['', '01/27/2026', '2026-01-02'],
      ['Dates read as day/month', '01/02/2026', '27/01/2026'],
      ['Dates read as month/day', '01/02/2026', '03/04/2026'],
    ] as const) {
      const rows = [`Ada,802-555-0120,${first}`, `Ben,802-555-0121,${second}`];
      choose('Import CSV', 'leads.csv', ['Name,Phone,Created', ...rows].join('\n'));
      await waitFor(() =>
        expect(screen.getByRole('combobox', { name: 'Created' })).toHaveAccessibleDescription(
          order,
        ),
      );
    }
  });

  it('say which other columns go to the notes, and do not ask for the file again after a reload', async () => {
    const rows = ['Name,Mobile Phone,Home Phone,Pets', 'Ada Roy,802-555-0120,802-555-0121,Cat'];
    const page = await openFile('leads.csv', rows);
    const text = 'Goes to the notes, with its heading: Home Phone.';
    expect(await screen.findByText(text)).toBeVisible();
    await page.goTo('/admin/today');
    await act(() => page.goBack());
    expect(await screen.findByText(text)).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Import 1 lead' }));
    expect(names(page.test)[0]).toBe('Ada');
    await page.goTo('/admin/today');
    await act(() => page.goBack());
    await screen.findByRole('button', { name: 'Import CSV' });
    expect(screen.queryByText(text)).toBeNull();
  });

  it('come in from the contacts of a file', async () => {
    const contacts = [
      'BEGIN:VCARD\nN:Roy;Ada\nTEL;CELL:802-555-0120\nNOTE:Rings twice\nADR:;;12 Elm St;Hanover;NH;03755;\nEND:VCARD',
      'BEGIN:VCARD\nFN:Ben\nEND:VCARD',
    ];
    const { user, test } = await openFile('contacts.vcf', contacts);
    expect(await screen.findByText('Row 3: Phone is missing')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Import 1, leave out 1' }));
    expect(test.leads()).toMatchObject([
      {
        firstName: 'Ada',
        lastName: 'Roy',
        phone: '802-555-0120',
        notes: 'Rings twice',
        address: '12 Elm St',
        city: 'Hanover',
        state: 'NH',
        zipCode: '03755',
      },
    ]);
  });

  it('go again when the import is undone, but for those that were changed since', async () => {
    const rows = ['First Name,Phone', 'Ada,802-555-0120', 'Ben,802-555-0121'];
    const { user, test } = await openFile('leads.csv', rows);
    await user.click(await screen.findByRole('button', { name: 'Import 2 leads' }));
    const [ada, ben] = test.leads();
    expect([ada?.nextFollowUpDate, ben?.nextFollowUpDate]).toEqual([undefined, undefined]);
    const changed = ada?.firstName === 'Ada' ? ada : ben;
    act(() => {
      test.store.dispatch(moveLeads([changed?.id ?? ''], 'Paid'));
    });
    await user.click(screen.getByRole('button', { name: 'Undo the import' }));
    expect(names(test)).toEqual(['Ada']);
    expect(
      screen.getByText(/^The import was undone\. 1 changed since, and stays\./, {
        selector: 'output',
      }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo the import' })).toBeNull();
  });

  it('come in without the rows that are wrong, which can be mended in a file of their own', async () => {
    const rows = [',802-555-0120,=1+1', 'Ben,802-555-0121,', 'Cleo,,"a, b"'];
    const { user, test } = await openFile('leads.csv', ['First Name,Phone,Notes', ...rows]);
    expect(await screen.findByText('Row 2: First Name is missing')).toBeInTheDocument();
    expect(screen.getByText('Row 4: Phone is missing')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Import 1, leave out 2' }));
    expect(names(test)).toEqual(['Ben']);
    const files = keepFiles();
    expect(screen.getByText('2 rows were left out.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Download these 2 rows' }));
    expect((await files[0]?.blob.text())?.split('\r\n')).toEqual([
      'First Name,Phone,Notes,Problem',
      ',802-555-0120,"\'=1+1",First Name is missing',
      'Cleo,,"a, b",Phone is missing',
    ]);
  });

  it('are not imported if every row is wrong', async () => {
    const { test } = await openFile('leads.csv', ['First Name,Phone', ',802-555-0120']);
    const button = await screen.findByRole('button', { name: 'Import 0, leave out 1' });
    expect(button).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Download this row' })).toBeVisible();
    expect(names(test)).toEqual([]);
  });
});

describe('the notices', () => {
  it('say on every screen why nothing is saved', async () => {
    const test = emptyStore();
    openAdmin('/admin/crm', { test });
    await screen.findByRole('heading', { level: 1 });
    const backup = ['Download backup'];
    for (const [reason, what, words, actions] of [
      ['full', 'Not saved: Leads.', 'This browser’s storage is full', backup],
      ['denied', 'Not saved: Leads.', 'does not let the site store anything', backup],
      ['newerVersion', 'Nothing is saved.', 'A newer version', [...backup, 'Reload']],
      ['damaged', 'Not saved: Leads.', 'An entry is damaged', backup],
    ] as const) {
      act(() => {
        test.store.dispatch(storageWriteFailed({ entry: 'leads', reason, message: '' }));
      });
      const alert = (await screen.findByText(what)).closest<HTMLElement>('[role=alert]');
      expect(alert).toHaveTextContent(words);
      expect(textsOf(within(alert ?? document.body).getAllByRole('button'))).toEqual(actions);
    }
  });

  it('remind of a backup after ten leads, and again a day after Later', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const test = emptyStore();
    for (let count = 0; count < 10; count += 1) test.addLead();
    const { user } = openAdmin('/admin/crm', { test });
    expect(await screen.findByText(/^Back up: your data/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.queryByText(/^Back up: your data/)).not.toBeInTheDocument();
    const openAfter = async (hours: number): Promise<void> => {
      cleanup();
      vi.setSystemTime(Date.now() + hours * 3_600_000);
      openAdmin('/admin/crm', { test });
      await screen.findByRole('heading', { level: 1 });
    };
    await openAfter(23);
    expect(screen.queryByText(/^Back up: your data/)).not.toBeInTheDocument();
    await openAfter(2);
    expect(await screen.findByText(/^Back up: your data/)).toBeInTheDocument();
  });
});
