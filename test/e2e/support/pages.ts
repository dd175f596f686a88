import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import {
  ADDRESSES,
  contentAddress,
  leadAddress,
  postAddress,
  projectAddress,
  galleryProjectAddress,
} from '../../../src/app/addresses';
import { APP_FILES } from '../../../src/app/appFiles';
import { ownerSignIn } from '../../../src/business';
import { sampleProjects } from '../../../src/domain/gallery/samples';
import { SERVICE_TYPES, type Lead } from '../../../src/domain/leads/schema';
import { isAdminAddress } from '../../../src/lib/paths';

const POSTS_FOLDER = path.join(import.meta.dirname, '../../../src/domain/blog/posts');
/** The addresses of the built posts, whose bodies are files named by slug. */
export const POSTS = readdirSync(POSTS_FOLDER).map((file) => postAddress(path.parse(file).name));

/** The addresses of the public pages, posts and what is below them aside. */
export const PUBLIC_PAGES = Object.values(ADDRESSES).filter((address) => !isAdminAddress(address));

/** The addresses of the built gallery projects. */
export const GALLERY_PROJECTS = sampleProjects.map(galleryProjectAddress);

/** A lead and a job of the samples. */
export const SAMPLE_LEAD_ID = '1735700400001-s0001';
export const SAMPLE_LEAD = leadAddress(SAMPLE_LEAD_ID);
export const SAMPLE_JOB = projectAddress(1735700500001);

/** The owner's screens that have an address, the sign-in page aside. */
export const OWNER_SCREENS = [
  ...Object.values(ADDRESSES).filter(
    (address) => isAdminAddress(address) && address !== ADDRESSES.signIn,
  ),
  SAMPLE_LEAD,
  SAMPLE_JOB,
  contentAddress('home', 'hero-title'),
];

/** Signs in, and waits for the admin screens. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('Username').fill(ownerSignIn.username);
  await page.getByLabel('Password', { exact: true }).fill(ownerSignIn.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('navigation', { name: 'Owner' })).toBeVisible();
}

/** Makes every page of a context start signed in, without the delay of signing in. */
export async function startSignedIn(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => localStorage.setItem('handyman.signedIn', 'true'));
}

/**
 * Makes every page of a context load the app at once, as in a browser with data of its own. Pages of
 * other browsers load it when it is needed.
 */
export async function startWithOwnData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => localStorage.setItem('handyman.pages', '[]'));
}

/** Stores entries as an earlier visit has left them; texts as they are. Leaves the page at a file without the app. */
export async function storeEntries(page: Page, entries: Record<string, unknown>): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((all) => {
    for (const [name, value] of Object.entries(all)) {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      localStorage.setItem(`handyman.${name}`, text);
    }
  }, entries);
}

/** Fills localStorage to the last byte, by ever smaller pieces; their keys begin with `filler`. */
export async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
      for (let count = 0; count < 8; count += 1) {
        try {
          localStorage.setItem(`filler.${size}.${count}`, 'x'.repeat(size));
        } catch {
          break;
        }
      }
    }
  });
}

/** Waits until the page script has made the controls of a public page work. */
export async function isEnhanced(page: Page): Promise<void> {
  await page.waitForFunction(
    () => (window as Window & { earlyPress?: AbortController }).earlyPress?.signal.aborted,
  );
}

/** Expects the app to have taken over a page, or not even to be loading. */
export const isStarted = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-start', 'done');
export async function isNotStarted(page: Page): Promise<void> {
  const entry = await page.locator(`meta[name=${APP_FILES}]`).getAttribute('data-entry');
  await expect(page.locator(`script[src="${entry}"]`)).toHaveCount(0);
}

/** Presses the first button of a name. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click();

/** Opens an address and waits until its screen has replaced the placeholder. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // A visible one: the placeholder has the heading of a page that cannot be loaded.
  await expect(page.locator('main h1:visible')).toBeAttached();
  await expect(page.locator('main [aria-label=Loading]')).toHaveCount(0);
  // A prerendered page lays out what is below the fold a little later.
  await expect(page.locator('#root[data-prerendered]:not([data-whole])')).toHaveCount(0);
}

/** Waits until a new screen or panel has replaced what the page marked as that before. */
const hasArrived = async (page: Page): Promise<void> => {
  const shown = page.locator(
    'main h1:not([data-before]):visible, [role=dialog]:not([data-before])',
  );
  await expect(shown.first()).toBeAttached();
  await expect(page.locator('main [aria-label=Loading]')).toHaveCount(0);
};

/**
 * Leads an owner's page from another screen to an address as its links do, without a load: an eighth of the
 * time. A first address, and another of the same screen, it opens.
 */
export async function routeTo(page: Page, address: string): Promise<void> {
  const screenOf = (path: string): string => path.split(/[/?]/).slice(0, 4).join('/');
  const { protocol, pathname } = new URL(page.url());
  if (protocol === 'about:' || screenOf(pathname) === screenOf(address)) {
    await openScreen(page, address);
    return;
  }
  await page.evaluate((to) => {
    const shown = document.querySelectorAll<HTMLElement>('main h1, [role=dialog]');
    for (const element of shown) element.dataset.before = '';
    // As the router numbers its entries, without which Back could not be held up.
    const { idx } = (history.state ?? { idx: 0 }) as { idx: number };
    history.pushState({ usr: null, key: to, idx: idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await hasArrived(page);
}

/** Waits until media queries, observers of sizes and what React makes of them have followed a change. */
export async function laidOut(page: Page): Promise<void> {
  // Both are asked before a frame is drawn; what they changed is laid out by the next.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/** Resizes an open page, and waits until it has followed. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  // A slow machine answers before the page has its new size.
  await page.waitForFunction(({ width }) => matchMedia(`(width: ${width}px)`).matches, size);
  await laidOut(page);
}

/** An estimate request of the contact form. */
export interface Request {
  fullName: string;
  phone: string;
  service: string;
  timeline?: string;
  description: string;
}

/** Opens /contact, fills it in and submits it. */
export async function sendRequest(page: Page, request: Request): Promise<void> {
  await page.goto('/contact');
  await submitRequest(page, request);
}

/** The first service that the business names. */
export const [SERVICE = ''] = SERVICE_TYPES;

/** The request of a homeowner. */
export const ADAS_REQUEST: Request = {
  fullName: 'Ada Brook',
  phone: '802 555 0100',
  service: SERVICE,
  description: 'The porch ceiling peels.',
};

/** Returns the stored leads, or the first of a name. */
export const storedLeads = async (page: Page): Promise<Lead[]> =>
  (await storedEntry<Lead[]>(page, 'leads')) ?? [];
export const storedLead = async (page: Page, firstName: string): Promise<Lead | undefined> =>
  (await storedLeads(page)).find((lead) => lead.firstName === firstName);

/** Returns how many leads of Ada Brook are stored. */
export const leadsOfAda = async (page: Page): Promise<number> =>
  (await storedLeads(page)).filter(({ firstName }) => firstName === 'Ada').length;

/** Fills in the form of an open /contact. */
export async function fillRequest(page: Page, request: Request = ADAS_REQUEST): Promise<void> {
  await page.getByLabel('Full Name').fill(request.fullName);
  await page.getByLabel('Phone Number').fill(request.phone);
  await page.getByLabel('Service Needed').selectOption(request.service);
  if (request.timeline) await page.getByLabel('Timeline').selectOption({ label: request.timeline });
  await page.getByLabel('Project Description').fill(request.description);
}

/** Fills in the form of an open /contact and submits it. */
export async function submitRequest(page: Page, request: Request = ADAS_REQUEST): Promise<void> {
  const send = page.getByRole('button', { name: 'Send Request' });
  await expect(send).toBeEnabled();
  await fillRequest(page, request);
  await send.click();
}

/** Returns the parsed localStorage entry of a key; null if there is none. */
export async function storedEntry<T>(page: Page, entry: string): Promise<T | null> {
  const text = await page.evaluate((key) => localStorage.getItem(key), `handyman.${entry}`);
  return text === null ? null : (JSON.parse(text) as T);
}

/** Returns how many pictures are in the page's database. */
export const storedPictures = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve) => {
        request.addEventListener('success', () => resolve(request.result));
      });
    const database = await done(indexedDB.open('handyman'));
    const count = await done(database.transaction('pictures').objectStore('pictures').count());
    database.close();
    return count;
  });

/** Draws a picture whose left half is red and whose right half is blue, as a browser encodes it. */
export async function drawnPicture(
  page: Page,
  type: string,
  width: number,
  height: number,
): Promise<Buffer> {
  const url = await page.evaluate(
    ({ type, width, height }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas');
      context.fillStyle = 'red';
      context.fillRect(0, 0, width / 2, height);
      context.fillStyle = 'blue';
      context.fillRect(width / 2, 0, width / 2, height);
      return canvas.toDataURL(type, 0.95);
    },
    { type, width, height },
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

const PICTURES_FOLDER = path.join(import.meta.dirname, '../../results/journeys');

/**
 * Takes a screenshot under `test/results/journeys`, in a folder named like the test. Only if
 * pictures are requested (`npm run long journeys`).
 */
export async function leavePicture(page: Page, moment: string): Promise<void> {
  if (!process.env.PICTURES) return;
  const fileName = (words: string): string => words.replaceAll(/[^\w]+/g, '-').slice(0, 80);
  const info = test.info();
  const count = info.annotations.push({ type: 'picture', description: moment });
  const name = `${String(count).padStart(2, '0')}-${fileName(moment)}.png`;
  await page.screenshot({ path: path.join(PICTURES_FOLDER, fileName(info.title), name) });
}

/** Makes a page's connection slow. */
export async function slowDown(
  page: Page,
  { latency, bytesPerSecond }: { latency: number; bytesPerSecond: number },
): Promise<void> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}
