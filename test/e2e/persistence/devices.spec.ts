import fs from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { armor, Decrypter } from 'age-encryption';
import { ADDRESSES, editLeadAddress } from '../../../src/app/addresses';
import { startOwnerStore, type OwnerStoreServer } from '../../support/ownerStore';
import { startHost } from '../engines/host';
import { openScreen, startSignedIn, storedLead } from '../support/pages';
import {
  atServer,
  button,
  connectFirst,
  connectNext,
  PASSPHRASE,
  section,
  signInAtServer,
  STRETCHING,
} from '../support/stores';

/** Devices of the owner's over a real remoteStorage server, each in a browser profile of its own. */

interface Devices {
  phone: Page;
  desk: Page;
}

const test = base.extend<{ store: OwnerStoreServer; devices: Devices }>({
  store: async ({ browserName: _needsNone }, provide) => {
    const store = await startOwnerStore();
    await provide(store);
    await store.close();
  },
  devices: async ({ browser, baseURL }, provide) => {
    const contexts: BrowserContext[] = [];
    const open = async (viewport: { width: number; height: number }): Promise<Page> => {
      const context = await browser.newContext({ viewport, baseURL, serviceWorkers: 'block' });
      contexts.push(context);
      await startSignedIn(context);
      return context.newPage();
    };
    await provide({
      phone: await open({ width: 375, height: 812 }),
      desk: await open({ width: 1280, height: 800 }),
    });
    for (const context of contexts) await context.close();
  },
});

test.use(STRETCHING);

/** Saves a lead by its form. */
async function saveLead(
  page: Page,
  address: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  await openScreen(page, address);
  await saveOpenLead(page, fields);
}

async function saveOpenLead(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  const form = page.getByRole('dialog');
  for (const [label, value] of Object.entries(fields)) {
    const field = form.getByLabel(label, { exact: true });
    if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') {
      await field.selectOption(value);
    } else await field.fill(value);
  }
  await form
    .getByRole('button', { name: /^(?:Save|Add|Create)/ })
    .first()
    .click();
}

const NEW_LEAD = {
  'First Name': 'Wilhelmina',
  'Last Name': 'Quickwater',
  Phone: '802 555 0111',
  'Lead Source': 'Referral',
  'Service Type': 'Carpentry & Woodwork',
  'Project Description': 'Unmistakable porch railing',
};

/**
 * Returns the files at the store, as its server keeps them, once all that are listed can be read: a
 * device that still syncs removes the parts that it has replaced.
 */
async function filesOf(store: OwnerStoreServer): Promise<Map<string, string>> {
  let files = new Map<string, string>();
  await expect(async () => {
    const names = (await fs.readdir(store.folder)).filter((name) => !name.startsWith('.'));
    const texts = names.map(
      async (name) => [name, await fs.readFile(path.join(store.folder, name), 'utf8')] as const,
    );
    files = new Map(await Promise.all(texts));
  }).toPass();
  return files;
}

/** Waits until a page that looks for news, as a window does that comes to the front, has stored a lead. */
const untilArrived = (page: Page, firstName: string): Promise<void> =>
  expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      return storedLead(page, firstName);
    })
    .toBeDefined();

const isReached = (page: Page, address: string): Promise<boolean> =>
  page.evaluate(
    (url) =>
      fetch(url, { mode: 'no-cors' }).then(
        () => true,
        () => false,
      ),
    address,
  );

test('a phone and a desk hold the same, whoever was offline, and reach no other host than the store', async ({
  store,
  devices,
}) => {
  const { phone, desk } = devices;
  await connectFirst(phone, atServer(store));
  await connectNext(desk, atServer(store));
  await openScreen(desk, ADDRESSES.leads);

  await saveLead(phone, ADDRESSES.newLead, NEW_LEAD);
  await expect.poll(() => storedLead(phone, 'Wilhelmina')).toBeDefined();
  const savedAt = Date.now();
  // The desk's window comes to the front again and again, as it does when somebody looks for the lead.
  await expect(async () => {
    await desk.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(
      desk.getByRole('link', { name: 'Wilhelmina Quickwater', exact: true }),
    ).toBeVisible({ timeout: 250 });
  }).toPass({ timeout: 20_000 });
  test.info().annotations.push({ type: 'seen after', description: `${Date.now() - savedAt} ms` });

  const { id } = (await storedLead(phone, 'Wilhelmina')) ?? { id: '' };
  await openScreen(phone, editLeadAddress(id));
  await openScreen(desk, editLeadAddress(id));
  await phone.context().setOffline(true);
  await desk.context().setOffline(true);
  await saveOpenLead(phone, { Phone: '802 555 0122' });
  await saveOpenLead(desk, { 'Last Name': 'Quickwater-Fell' });
  await expect.poll(async () => (await storedLead(phone, 'Wilhelmina'))?.phone).toMatch(/0122/);
  await phone.context().setOffline(false);
  await desk.context().setOffline(false);
  for (const page of [phone, desk]) {
    await expect
      .poll(
        async () => {
          await page.evaluate(() => window.dispatchEvent(new Event('focus')));
          const { phone: number, lastName } = (await storedLead(page, 'Wilhelmina')) ?? {};
          return [number, lastName];
        },
        { timeout: 30_000 },
      )
      .toEqual([expect.stringContaining('0122'), 'Quickwater-Fell']);
  }

  const files = await filesOf(store);
  const everything = [...files].flat().join('\n');
  // Nothing so short that it stands in random letters.
  for (const word of ['Wilhelmina', 'Quickwater', '802 555', 'railing', '"Desk"', '"leads"']) {
    expect(everything.includes(word), word).toBe(false);
  }
  const key = [...files].find(([name]) => name.endsWith('-key'))?.[1] ?? '';
  const unlocking = new Decrypter();
  unlocking.addPassphrase(PASSPHRASE);
  const opening = new Decrypter();
  opening.addIdentity(await unlocking.decrypt(armor.decode(key), 'text'));
  const opened = await Promise.all(
    [...files]
      .filter(([name]) => /^[0-9a-f]{16}-[0-9a-f]{20}$/.test(name))
      .map(async ([, text]) => gunzipSync(await opening.decrypt(armor.decode(text))).toString()),
  );
  expect(opened.some((text) => text.includes('Unmistakable porch railing'))).toBe(true);

  await test.step('a sign-in that the store has ended begins anew, and what was saved meanwhile is sent', async () => {
    await phone.route(`${store.origin}/storage/**`, (route) =>
      route.fulfill({ status: 401, headers: { 'access-control-allow-origin': '*' } }),
    );
    const meanwhile = { 'First Name': 'Rosalind', 'Last Name': 'Perry', Phone: '802 555 0133' };
    await saveLead(phone, ADDRESSES.newLead, { ...NEW_LEAD, ...meanwhile });
    await expect.poll(() => storedLead(phone, 'Rosalind')).toBeDefined();
    await openScreen(phone, ADDRESSES.storage);
    await expect(section(phone).getByRole('alert')).toContainText('ended your sign-in');
    await phone.unroute(`${store.origin}/storage/**`);
    await button(phone, 'Sign in').click();
    await signInAtServer(phone, store);
    await expect(section(phone)).toContainText(/(?:Synced|everything,) less than a minute ago/);
    await expect(section(phone).getByRole('alert')).toHaveCount(0);
    await untilArrived(desk, 'Rosalind');
  });

  await test.step('the policy lets a screen reach that store alone, and a public page none', async () => {
    const other = await startHost();
    await expect.poll(() => isReached(phone, store.origin)).toBe(true);
    expect(await isReached(phone, other.url)).toBe(false);
    await openScreen(phone, ADDRESSES.home);
    await expect.poll(() => isReached(phone, store.origin)).toBe(false);
    await other.close();
  });
});
