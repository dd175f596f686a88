import { expect, type Page } from '@playwright/test';
import { ADDRESSES } from '../../../src/app/addresses';
import { readRequest } from '../../../src/domain/leads/requestMessage';
import { buildCustomised } from '../support/customisedBuild';
import { startFormService, type FormService } from '../support/formService';
import { test as base } from '../support/hostTest';
import { ADAS_REQUEST, fillStorage, isStarted, leadsOfAda, submitRequest } from '../support/pages';

/** Requests that are posted to a form service: one lead and one post each, or words that say why not. */

interface Site {
  service: FormService;
  folder: string;
}

const test = base.extend<{ service: FormService }, { site: Site }>({
  site: [
    async ({ browserName: _needsNone }, provide) => {
      const service = await startFormService();
      const { folder, remove } = await buildCustomised((business) =>
        business.replace(`requestEndpoint: ''`, `requestEndpoint: '${service.url}'`),
      );
      await provide({ service, folder });
      await service.close();
      await remove();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  service: async ({ site: { service } }, provide) => {
    service.answerBy(200);
    service.posts.length = 0;
    await provide(service);
  },
  hostOptions: async ({ site: { folder } }, provide) => provide({ folder, hasServiceWorker: true }),
});
// In one worker, which builds the site once.
test.describe.configure({ mode: 'default' });
test.use({
  serviceWorkers: 'allow',
  baseURL: async ({ host }, provide) => provide(host.url),
});

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** Opens the contact page, and waits until the service worker is active. */
async function openContact(page: Page): Promise<void> {
  await page.goto(ADDRESSES.contact);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

test('a request is one lead and one post, which the CRM reads', async ({ page, service }) => {
  await openContact(page);
  await submitRequest(page);
  // Pressed twice.
  await page.getByRole('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(page.getByText('Your request was sent.')).toBeVisible();
  await expect(heading(page, 'Sent')).toBeVisible();
  expect(await leadsOfAda(page)).toBe(1);
  expect(service.posts).toHaveLength(1);
  const [post] = service.posts;
  const { message = '', ...fields } = post?.fields ?? {};
  expect(fields).toEqual({
    name: 'Ada Brook',
    email: '',
    phone: '802 555 0100',
    service: ADAS_REQUEST.service,
    timeline: 'Within 2 weeks',
    description: 'The porch ceiling peels.',
    town: '',
    time: '',
  });
  expect(readRequest(message)).toMatchObject({
    fullName: 'Ada Brook',
    service: ADAS_REQUEST.service,
  });
  expect(post?.headers).not.toHaveProperty('cookie');
  await page.reload();
  await expect(heading(page, 'Sent')).toBeVisible();
  expect(service.posts).toHaveLength(1);
});

test('a request of a tab that closes right after is posted once', async ({ context, service }) => {
  const page = await context.newPage();
  await openContact(page);
  await submitRequest(page);
  await page.getByText('Thank you!').waitFor();
  await page.close();
  await expect.poll(() => service.posts.length).toBe(1);
  const next = await context.newPage();
  await openContact(next);
  expect(await leadsOfAda(next)).toBe(1);
  expect(service.posts).toHaveLength(1);
});

test('a request without a network is posted once, later', async ({ context, page, service }) => {
  await openContact(page);
  await page.getByLabel('Full Name').focus();
  await isStarted(page);
  await context.setOffline(true);
  service.answerBy('dropping');
  await submitRequest(page);
  await expect(page.getByText('Your request will be sent when you are online.')).toBeVisible();
  await expect(heading(page, 'Will be sent when you are online')).toBeVisible();
  expect(await leadsOfAda(page)).toBe(1);
  service.answerBy(200);
  await context.setOffline(false);
  await expect(heading(page, 'Sent')).toBeVisible();
  expect(service.posts).toHaveLength(1);
});

test('a request that is refused says so, and is posted later', async ({ page, service }) => {
  service.answerBy(503);
  await openContact(page);
  await submitRequest(page);
  await expect(heading(page, 'Could not be sent: call or mail')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Email it' })).toBeVisible();
  expect(await leadsOfAda(page)).toBe(1);
  service.answerBy(200);
  await page.reload();
  await expect(heading(page, 'Sent')).toBeVisible();
  expect(service.posts).toHaveLength(1);
});

test('what fills in the unseen field is stored and not posted', async ({ page, service }) => {
  await openContact(page);
  await page.locator('[name=leave-empty]').fill('buy now', { force: true });
  await submitRequest(page);
  await expect(page.getByText('One step left: send your request')).toBeVisible();
  expect(await leadsOfAda(page)).toBe(1);
  expect(service.posts).toHaveLength(0);
});

test.describe('where the browser has no service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a request is posted by the page, once; a failure is said', async ({ page, service }) => {
    await page.goto(ADDRESSES.contact);
    await submitRequest(page);
    await expect(heading(page, 'Sent')).toBeVisible();
    expect(service.posts).toHaveLength(1);
    service.answerBy('dropping');
    await expect(page.getByText('Thank you!')).toBeHidden();
    await submitRequest(page, { ...ADAS_REQUEST, description: 'The other ceiling peels.' });
    await expect(heading(page, 'Could not be sent: call or mail')).toBeVisible();
    expect(service.posts).toHaveLength(1);
  });
});

test('a request is posted though there is no room to store it', async ({ page, service }) => {
  await openContact(page);
  await fillStorage(page);
  await submitRequest(page);
  await expect(page.getByText('Your request was sent.')).toBeVisible();
  expect(service.posts).toHaveLength(1);
  expect(await leadsOfAda(page)).toBe(0);
});
