import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, type BrowserContext, type Page, type Route } from '@playwright/test';
import { ADDRESSES } from '../../../src/app/addresses';
import type { StoreKind } from '../../../src/lib/storeKinds';
import { newConnection } from '../../../src/persistence/devices/connection';
import { startOwnerStore, type OwnerStoreServer } from '../../support/ownerStore';
import { dropboxStandIn } from '../../support/stores/dropbox';
import { googleDriveStandIn } from '../../support/stores/googleDrive';
import type { StandIn } from '../../support/stores/standIn';
import { chromiumPath, QUIET_FLAGS } from './chromium';
import { openScreen } from './pages';

/** A store of the owner's in a browser test: a real remoteStorage server, or a stand-in of the others. */
export interface TestStore {
  /** Has a browser's requests reach the store. */
  reach: (context: BrowserContext) => Promise<void>;
  /** Chooses the store on an open Storage page, signs in there, and comes back. */
  chooseAndSignIn: (page: Page, device: string) => Promise<void>;
  /** Returns the files by name. */
  files: () => Promise<Map<string, string>>;
  /** Ends the service at once, and starts it again. */
  setDown: (isDown: boolean) => Promise<void>;
  close: () => Promise<void>;
}

export const section = (page: Page) => page.getByRole('region', { name: 'Your devices' });
export const button = (page: Page, name: string) =>
  section(page).getByRole('button', { name, exact: true });

/** Signs in at the server's own page, which leads back. */
export async function signInAtServer(page: Page, server: OwnerStoreServer): Promise<void> {
  await page.waitForURL(`${server.origin}/**`);
  await page.locator('input[name=password]').fill(server.password);
  await page.getByRole('button', { name: 'Allow' }).click();
}

/** A real remoteStorage server as a store. */
export function atServer(server: OwnerStoreServer): TestStore {
  return {
    reach: async () => {},
    chooseAndSignIn: async (page, device) => {
      await openScreen(page, ADDRESSES.storage);
      await section(page).getByLabel('Address of your store').fill(server.address);
      await section(page).getByLabel('Name of this device').fill(device);
      await button(page, 'Connect').click();
      await signInAtServer(page, server);
    },
    files: async () => {
      const names = await fs.readdir(server.folder);
      const texts = names.map(async (name) => {
        const file = path.join(server.folder, name);
        const isFile = !name.startsWith('.') && (await fs.stat(file)).isFile();
        return isFile ? [[name, await fs.readFile(file, 'utf8')] as const] : [];
      });
      return new Map((await Promise.all(texts)).flat());
    },
    setDown: (isDown) => (isDown ? server.kill() : server.restart()),
    close: server.close,
  };
}

/** The page at which the owner of a stand-in allows this site access. */
const SIGN_IN_PAGES: Readonly<Record<'dropbox' | 'googleDrive', string>> = {
  dropbox: 'https://www.dropbox.com/oauth2/authorize*',
  googleDrive: 'https://accounts.google.com/o/oauth2/v2/auth*',
};

const ANYWHERE = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': '*',
};

function standInStore(kind: 'dropbox' | 'googleDrive', standIn: StandIn): TestStore {
  let isDown = false;
  const answer = async (route: Route): Promise<void> => {
    const request = route.request();
    if (isDown) return route.abort('connectionrefused');
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: ANYWHERE });
    const url = new URL(request.url());
    const tokens = { access_token: 'token', refresh_token: 'refresh' };
    const { status, body, headers } = url.pathname.endsWith('/oauth2/token')
      ? { status: 200, body: JSON.stringify(tokens), headers: {} }
      : standIn.answer(
          {
            method: request.method(),
            url,
            headers: new Headers(await request.allHeaders()),
            body: request.postData() ?? '',
          },
          { at: Date.now(), listedAt: Date.now() },
        );
    return route.fulfill({ status, body, headers: { ...ANYWHERE, ...headers } });
  };
  /** A page with a button that leads back with the answer. */
  const signInPage = async (route: Route): Promise<void> => {
    const { searchParams } = new URL(route.request().url());
    const back = new URL(searchParams.get('redirect_uri') ?? '');
    const state = searchParams.get('state') ?? '';
    if (kind === 'dropbox') back.search = new URLSearchParams({ code: 'code', state }).toString();
    else {
      const scope = searchParams.get('scope') ?? '';
      back.hash = new URLSearchParams({ access_token: 'token', scope, state }).toString();
    }
    await route.fulfill({
      contentType: 'text/html',
      body: `<a href="${back.href.replaceAll('&', '&amp;')}">Allow</a>`,
    });
  };
  return {
    reach: async (context) => {
      for (const origin of standIn.origins) await context.route(`${origin}/**`, answer);
      await context.route(SIGN_IN_PAGES[kind], signInPage);
    },
    chooseAndSignIn: async (page, device) => {
      // As its button does where the site has a key: the sample site has none.
      await page.goto(ADDRESSES.accessibility);
      const connection = JSON.stringify(newConnection(kind, '', device));
      await page.evaluate((text) => localStorage.setItem('handyman.devices', text), connection);
      await openScreen(page, ADDRESSES.storage);
      await button(page, 'Sign in').click();
      await page.getByRole('link', { name: 'Allow' }).click();
    },
    files: async () =>
      new Map([...standIn.filesAt(Date.now())].filter(([name]) => !name.includes('/'))),
    setDown: async (value) => {
      isDown = value;
    },
    close: async () => {},
  };
}

export const startStore = (kind: StoreKind): Promise<TestStore> =>
  kind === 'remoteStorage'
    ? startOwnerStore().then(atServer)
    : Promise.resolve(
        standInStore(kind, kind === 'dropbox' ? dropboxStandIn(50) : googleDriveStandIn(50)),
      );

/** Of a browser with the optimizing compilers, which a passphrase is stretched by. */
export const STRETCHING = { launchOptions: { executablePath: chromiumPath(), args: QUIET_FLAGS } };
export const PASSPHRASE = 'four words put together';

/** What the section says after an exchange. */
export const SYNCED = /Synced|All devices have everything/;

/** Connects the first device with a passphrase, which begins to send. */
export async function beginFirst(page: Page, store: TestStore): Promise<void> {
  await store.chooseAndSignIn(page, 'Phone');
  await section(page).getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
  await section(page).getByLabel('Passphrase again').fill(PASSPHRASE);
  await button(page, 'Encrypt and send').click();
}

/** Connects the first device with a passphrase. */
export async function connectFirst(page: Page, store: TestStore): Promise<void> {
  await beginFirst(page, store);
  await expect(section(page)).toContainText(SYNCED);
}

/** Joins the first device. */
export async function connectNext(page: Page, store: TestStore, name = 'Desk'): Promise<void> {
  await store.chooseAndSignIn(page, name);
  await section(page).getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
  await button(page, 'Open').click();
  await button(page, 'Join').click();
  await expect(section(page)).toContainText(SYNCED);
}
