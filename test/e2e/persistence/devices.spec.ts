import { gunzipSync } from 'node:zlib';
import { expect, test as base, type Page } from '@playwright/test';
import { armor, Decrypter } from 'age-encryption';
import { ADDRESSES, editLeadAddress } from '../../../src/app/addresses';
import { startOwnerStore, type OwnerStoreServer } from '../../support/ownerStore';
import { startHost } from '../engines/host';
import { ON_DESKTOP, ON_PHONE, pageOf } from '../support/devices';
import { openScreen, SERVICE, storedLead } from '../support/pages';
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

const test = base.extend<{ store: OwnerStoreServer }>({
  store: async ({ browserName: _needsNone }, provide) => {
    const store = await startOwnerStore();
    await provide(store);
    await store.close();
  },
});

test.use(STRETCHING);

/** Saves the lead of an open form. */
async function save(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  const form = page.getByRole('dialog');
  for (const [label, value] of Object.entries(fields)) {
    const field = form.getByLabel(label, { exact: true });
    if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') {
      await field.selectOption(value);
    } else await field.fill(value);
  }
  await form
    .getByRole('button', { name: /^(?:Save|Add)/ })
    .first()
    .click();
}
async function addLead(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  await openScreen(page, ADDRESSES.newLead);
  await save(page, { ...NEW_LEAD, ...fields });
}

const NEW_LEAD = {
  'First Name': 'Wilhelmina',
  'Last Name': 'Quickwater',
  Phone: '802 555 0111',
  'Lead Source': 'Referral',
  'Service Type': SERVICE,
  'Project Description': 'Unmistakable porch railing',
};

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

test('a phone and a desk hold the same, whoever was offline', async ({ store, browser }) => {
  const phone = await pageOf(browser, ON_PHONE, true);
  const desk = await pageOf(browser, ON_DESKTOP, true);
  await connectFirst(phone, atServer(store));
  await connectNext(desk, atServer(store));
  await openScreen(desk, ADDRESSES.leads);

  await addLead(phone, {});
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
  await save(phone, { Phone: '802 555 0122' });
  await save(desk, { 'Last Name': 'Quickwater-Fell' });
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

  let files = new Map<string, string>();
  // A device that still syncs removes the parts that it has replaced.
  await expect(async () => {
    files = await atServer(store).files();
  }).toPass();
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
    await addLead(phone, meanwhile);
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
  for (const page of [phone, desk]) await page.context().close();
});
