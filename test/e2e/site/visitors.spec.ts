import { expect, test } from '@playwright/test';
import { ADDRESSES } from '../../../src/app/addresses';
import { ownerSignIn } from '../../../src/business';
import { sampleLeads } from '../../../src/domain/leads/samples';
import { sampleProjects } from '../../../src/domain/projects/samples';
import { isAdminAddress } from '../../../src/lib/paths';
import { POSTS } from '../support/pages';

/** No page, chunk or response for visitors contains anything of the owner's. */

const FIRST_START = new Date('2026-11-20T12:00:00.000Z');

/** What only the owner may see: leads, projects, credentials. */
const OWNERS = [
  ownerSignIn.password,
  ...sampleLeads(FIRST_START).flatMap(({ firstName, lastName, phone, email }) => [
    `${firstName} ${lastName}`,
    phone,
    email,
  ]),
  ...sampleProjects(FIRST_START).flatMap(({ title, customerName }) => [title, customerName]),
].filter((text) => text !== '');

const PUBLIC = Object.values(ADDRESSES).filter((address) => !isAdminAddress(address));

test('nothing of the owner’s is in anything that a visitor is sent', async ({ page }) => {
  const sent = new Map<string, string>();
  const reading: Promise<unknown>[] = [];
  page.on('response', (response) => {
    if (!/text|javascript|json|xml/.test(response.headers()['content-type'] ?? '')) return;
    reading.push(
      response.text().then(
        (text) => sent.set(response.url(), text),
        () => undefined,
      ),
    );
  });
  for (const address of [...PUBLIC, ...POSTS]) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
  }
  await Promise.all(reading);
  expect(sent.size).toBeGreaterThan(PUBLIC.length + POSTS.length);
  for (const [url, text] of sent) {
    const found = OWNERS.filter((secret) => text.includes(secret));
    expect(found, url).toEqual([]);
  }
  const firstNames = sampleLeads(FIRST_START).map(({ firstName }) => `"${firstName}"`);
  for (const [url, text] of sent) {
    expect(
      firstNames.filter((name) => text.includes(name)),
      url,
    ).toEqual([]);
  }
});

test('the pair and the flag are in no log: console, events, what the DevTools are shown', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.addInitScript(() => {
    const shown: string[] = [];
    const compose =
      (options: {
        actionSanitizer: (action: unknown) => unknown;
        stateSanitizer: (state: unknown) => unknown;
      }) =>
      (...enhancers: ((create: unknown) => unknown)[]) =>
      (
        create: (...args: never[]) => {
          subscribe: (run: () => void) => void;
          getState: () => unknown;
        },
      ) =>
      (...args: never[]) => {
        const made = enhancers.reduceRight<unknown>(
          (inner, enhance) => enhance(inner),
          create,
        ) as typeof create;
        const store = made(...args);
        store.subscribe(() => shown.push(JSON.stringify(options.stateSanitizer(store.getState()))));
        return store;
      };
    Object.assign(window, { shown, __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose });
  });
  await page.goto('/admin?devtools');
  await page.getByLabel('Username').fill(ownerSignIn.username);
  await page.getByLabel('Password', { exact: true }).fill(ownerSignIn.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('navigation', { name: 'Owner' })).toBeVisible();
  const shown = await page.evaluate(() => (window as unknown as { shown: string[] }).shown);
  expect(shown.length).toBeGreaterThan(0);
  for (const text of [...logged, ...shown]) {
    expect(text).not.toContain(ownerSignIn.password);
    expect(text).not.toMatch(/"isSignedIn":(true|false)/);
  }
});
