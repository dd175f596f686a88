import fs from 'node:fs/promises';
import { expect } from '@playwright/test';
import { ADDRESSES } from '../../../src/app/addresses';
import { aLead } from '../../support/entities';
import { startOwnerStore, type OwnerStoreServer } from '../../support/ownerStore';
import { test } from './engineTest';
import type { Tab } from './tab';
import { until } from './until';

/**
 * What connecting devices asks of an engine: its policy, its locks, its compression, its cryptography; in Chromium
 * by `test/e2e/persistence/devices.spec.ts`.
 */

const isReached = (tab: Tab, address: string): Promise<boolean> =>
  tab.evaluate(
    (url) =>
      fetch(url, { mode: 'no-cors' }).then(
        () => true,
        () => false,
      ),
    address,
  );

async function connect(tab: Tab, store: OwnerStoreServer): Promise<void> {
  await tab.store({ signedIn: true, leads: [aLead({ id: '1795186800000-e2e01' })] });
  await tab.open(ADDRESSES.storage);
  const section = tab.role('region', 'Your devices');
  await section.label('Address of your store').fill(store.address);
  await section.button('Connect').press();
  // The store's own page, which is not this project's.
  await until(async () => {
    const isAllowed = await tab.evaluate((password) => {
      const field = document.querySelector<HTMLInputElement>('input[name=password]');
      const allow = document.querySelector<HTMLButtonElement>('button[name=allow]');
      if (!field || !allow) return false;
      field.value = password;
      setTimeout(() => allow.click());
      return true;
    }, store.password);
    expect(isAllowed).toBe(true);
  });
  await until(async () => {
    const path = await tab.evaluate(() => document.readyState === 'complete' && location.pathname);
    expect(path).toBe(ADDRESSES.storage);
  });
  await section.label('Passphrase', 'first').fill('four words put together');
  await section.label('Passphrase again').fill('four words put together');
  await section.button('Encrypt and send').press();
  await section.text(/Synced/).seen();
}

test('a store is connected, gets what is here, and is the only host reached', async ({ tab }) => {
  const store = await startOwnerStore();
  const other = await startOwnerStore();
  try {
    await connect(tab, store);
    await expect
      .poll(async () => (await fs.readdir(store.folder)).length)
      .toBeGreaterThanOrEqual(3);
    await expect.poll(() => isReached(tab, store.origin)).toBe(true);
    expect(await isReached(tab, other.origin)).toBe(false);
    // From a public page not even that one.
    await tab.open(ADDRESSES.home);
    await expect.poll(() => isReached(tab, store.origin)).toBe(false);
  } finally {
    await store.close();
    await other.close();
  }
});
