import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { ADDRESSES, editLeadAddress } from '../../../src/app/addresses';
import type { Lead } from '../../../src/domain/leads/schema';
import { STORE_KINDS, type StoreKind } from '../../../src/lib/storeKinds';
import { isPart } from '../../../src/persistence/devices/deviceFiles';
import { hashOf } from '../../../src/persistence/pictures/pictureData';
import { aLead } from '../../support/entities';
import { gate, RARE } from '../support/gates';
import {
  openScreen,
  startSignedIn,
  storedEntry,
  storedLeads,
  storedPictures,
  storeEntries,
} from '../support/pages';
import {
  beginFirst,
  button,
  connectFirst,
  connectNext,
  PASSPHRASE,
  section,
  startStore,
  STRETCHING,
  SYNCED,
  type TestStore,
} from '../support/stores';

/**
 * Two browsers at each kind of store: the same journeys at a real remoteStorage server and at stand-ins of
 * Dropbox and Google Drive. `npm test` runs a few; `npm run gates` all.
 */

interface World {
  store: TestStore;
  /** Opens another browser, on a device of its own. */
  open: (storageState?: Awaited<ReturnType<BrowserContext['storageState']>>) => Promise<Page>;
}

const test = base.extend<World & { kind: StoreKind }>({
  kind: ['remoteStorage', { option: true }],
  store: async ({ kind }, provide) => {
    const store = await startStore(kind);
    await provide(store);
    await store.close();
  },
  open: async ({ browser, baseURL, store }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (storageState) => {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        baseURL,
        serviceWorkers: 'block',
        ...(storageState && { storageState }),
      });
      contexts.push(context);
      await startSignedIn(context);
      await store.reach(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

test.use(STRETCHING);

const ADA = aLead({ id: '1795186800000-e2e01', firstName: 'Ada', lastName: 'Roy' });
const JPEG = 'data:image/jpeg;base64,/9j/4AAQSkZJ';

/** Returns a lead with a picture among its documents. */
const withPicture = (lead: Lead, picture: string): Lead => ({
  ...lead,
  documents: [
    {
      id: 'd1',
      name: 'Porch',
      note: '',
      url: '',
      picture: `picture:${hashOf(picture)}`,
      uploadDate: '2026-11-20T15:00:00.000Z',
    },
  ],
});

/** Stores leads, and the pictures of their documents, before the app is first opened. */
async function startWith(page: Page, leads: readonly Lead[], pictures: readonly string[] = []) {
  const stored = pictures.map((one) => [`picture.${hashOf(one)}`, one] as const);
  await storeEntries(page, { version: '1', leads, ...Object.fromEntries(stored) });
}

const namesOf = async (page: Page): Promise<string[]> =>
  (await storedLeads(page)).map(({ firstName }) => firstName).sort();

const citiesOf = async (page: Page) => (await storedLeads(page)).map(({ city }) => city);
const namesAndCities = async (page: Page) =>
  (await storedLeads(page)).map(({ lastName, city }) => [lastName, city]);

/** Exchanges until a page has what is expected. */
async function syncUntil(
  pages: readonly Page[],
  value: (page: Page) => Promise<unknown>,
  expected: unknown,
): Promise<void> {
  await expect(async () => {
    for (const page of pages) await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    for (const page of pages) expect(await value(page)).toEqual(expected);
  }).toPass({ timeout: 60_000 });
}

async function syncNow(page: Page): Promise<void> {
  await openScreen(page, ADDRESSES.storage);
  await button(page, 'Sync now').click();
}

/** Saves a field of a lead by its form. */
async function edit(page: Page, id: string, label: string, value: string): Promise<void> {
  await openScreen(page, editLeadAddress(id));
  const form = page.getByRole('dialog');
  await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByRole('button', { name: /^Save/ }).click();
  await expect(form).toHaveCount(0);
}

/** A phone with a lead, and a desk that has joined it. */
async function joined({ store, open }: World): Promise<{ phone: Page; desk: Page }> {
  const [phone, desk] = [await open(), await open()];
  await startWith(phone, [ADA]);
  await connectFirst(phone, store);
  await connectNext(desk, store);
  expect(await namesOf(desk)).toEqual(['Ada']);
  return { phone, desk };
}

for (const kind of STORE_KINDS) {
  test.describe(`at ${kind}`, kind === 'googleDrive' ? {} : RARE, () => {
    test.use({ kind });

    test('a desk joins a phone, and each names the other', async ({ store, open }) => {
      const { phone, desk } = await joined({ store, open });
      await syncNow(phone);
      await expect(section(phone).getByRole('listitem')).toContainText('Desk');
      await expect(section(desk).getByRole('listitem')).toContainText('Phone');
      await expect(section(phone)).toContainText('All devices have everything');
    });

    test.describe('as `npm run gates` tries', RARE, () => {
      test('a wrong passphrase opens nothing', async ({ store, open }) => {
        const [phone, desk] = [await open(), await open()];
        await startWith(phone, [ADA]);
        await connectFirst(phone, store);
        await store.chooseAndSignIn(desk, 'Desk');
        await section(desk).getByLabel('Passphrase', { exact: true }).fill('not those four words');
        await button(desk, 'Open').click();
        await expect(section(desk)).toContainText('not the passphrase of your other devices');
        expect(await storedEntry(desk, 'leads')).toBeNull();
        await section(desk).getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
        await button(desk, 'Open').click();
        await button(desk, 'Join').click();
        await expect.poll(() => namesOf(desk)).toEqual(['Ada']);
      });

      test('a broken upload of 2,000 leads and 300 photos goes on', async ({ store, open }) => {
        // Two stores share the machine's processors.
        test.setTimeout(gate(480_000, 240_000));
        const pictures = Array.from(
          { length: gate(300, 60) },
          (_none, index) => `${JPEG}${String(index).padStart(4, '0')}`,
        );
        const leads = Array.from({ length: gate(2_000, 500) }, (_none, index) => {
          const lead = aLead({
            id: `${1_795_186_800_000 + index}-e2e01`,
            firstName: `Lead ${index}`,
          });
          const picture = pictures[index];
          return picture === undefined ? lead : withPicture(lead, picture);
        });
        const [phone, desk] = [await open(), await open()];
        await startWith(phone, leads, pictures);
        await beginFirst(phone, store);
        await expect
          .poll(async () => (await store.files().catch(() => new Map())).size)
          .toBeGreaterThan(2);
        await store.setDown(true);
        await expect(section(phone).getByRole('alert')).toContainText('cannot be reached');
        const before = await store.files();
        await store.setDown(false);
        await button(phone, 'Sync now').click();
        await expect(section(phone)).toContainText(SYNCED, {
          timeout: gate(300_000, 120_000),
        });
        // What was there stays: nothing is sent twice.
        const parts = [...before.keys()].filter(isPart);
        const after = await store.files();
        expect(parts.filter((name) => !after.has(name))).toEqual([]);
        await connectNext(desk, store);
        await expect.poll(async () => (await storedLeads(desk)).length).toBe(leads.length);
        await syncUntil([desk], storedPictures, pictures.length);
      });

      test('a copied profile becomes a device of its own', async ({ store, open }) => {
        const { phone, desk } = await joined({ store, open });
        const copy = await open(await phone.context().storageState({ indexedDB: true }));
        await openScreen(copy, ADDRESSES.storage);
        await edit(phone, ADA.id, 'City', 'Barre');
        await edit(copy, ADA.id, 'Last Name', 'Copied');
        await syncUntil([phone, copy, desk], namesAndCities, [['Copied', 'Barre']]);
        const manifests = [...(await store.files()).keys()].filter((name) =>
          /^[0-9a-f]{16}$/.test(name),
        );
        expect(manifests).toHaveLength(3);
      });

      test('a disconnected device keeps all, and joins again', async ({ store, open }) => {
        const { phone, desk } = await joined({ store, open });
        await openScreen(desk, ADDRESSES.storage);
        await button(desk, 'Disconnect').click();
        await desk.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
        await expect(section(desk).getByLabel('Name of this device')).toBeVisible();
        await edit(phone, ADA.id, 'City', 'Barre');
        expect(await namesOf(desk)).toEqual(['Ada']);
        await syncNow(phone);
        await connectNext(desk, store, 'Desk again');
        await syncUntil([desk], citiesOf, ['Barre']);
      });
    });
  });
}
