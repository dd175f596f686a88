import { expect, test, type Page } from '@playwright/test';
import { business } from '../../src/business';
import { aLead } from '../support/entities';
import { gate, report } from './gates';
import { dispatch, reachStore, untilRestored } from './storeAccess';
import { sendRequest, signIn, storedEntry } from './support';

/** What goes wrong with storage in a real browser, and what the person gets (docs/storage.md). */

const ENTRIES = [
  'pages',
  'gallery',
  'leads',
  'notifications',
  'posts',
  'projects',
  'statusUpdates',
  'signedIn',
];

/** Ways in which a stored text is broken; the whole list is tried by `npm run gates`. */
const MUTATIONS = [
  '[{"id":"x"',
  '{"not":"a list"}',
  '[null,7,"text",[]]',
  'undefined',
  '',
  'null',
  'true!',
  '"a string"',
  '[[[[[]]]]]',
  '[{"id":{"$ne":1}}]',
  '[{"id":"x","stage":"Nowhere"}]',
  '[{"id":1,"title":7}]',
  '{"__proto__":{"polluted":true}}',
  '[{"__proto__":{"id":"x"}}]',
  '[{"id":"x","sections":"none"}]',
  '[{"id":"home","sections":[{}]}]',
  '[{"id":"x","communications":[7]}]',
  '\u0000\u0001',
  '\uD800',
  `[${'7,'.repeat(5_000)}7]`,
  `"${'x'.repeat(100_000)}"`,
  '[{"id":"x","createdDate":"yesterday"}]',
  '[1e999]',
  '<html>',
  'a'.repeat(50),
];

test('damaged entries never blank a page, and no byte of them is lost', async ({ page }) => {
  test.setTimeout(600_000);
  const mutations = MUTATIONS.slice(0, gate(MUTATIONS.length, 3));
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/contact');
  for (const entry of ENTRIES) {
    for (const text of mutations) {
      await page.evaluate(
        ([key = '', value = '']) => {
          localStorage.clear();
          localStorage.setItem('handyman.signedIn', 'true');
          localStorage.setItem(key, value);
        },
        [`handyman.${entry}`, text],
      );
      const address =
        entry === 'posts' ? '/blog' : entry === 'gallery' ? '/gallery' : '/admin/dashboard';
      await page.goto(address);
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(page.getByText('Unexpected Application Error!')).toBeHidden();
      const kept = await page.evaluate(
        (wanted) => Object.keys(localStorage).some((key) => localStorage.getItem(key) === wanted),
        text,
      );
      // An empty text and an empty list hold nothing that could be lost.
      if (text !== '') expect(kept, `${entry}: ${text.slice(0, 60)}`).toBe(true);
    }
  }
  expect(errors).toEqual([]);
  report(
    'damaged storage',
    `${ENTRIES.length} entries x ${mutations.length} mutations, no blank page, all kept`,
  );
});

async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let size = 1_000_000; size >= 1; size = Math.floor(size / 2)) {
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

test('a full store says so, keeps the change on screen, and saves it once there is room', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/admin/crm/leads/new');
  await fillStorage(page);
  await page.getByLabel('First Name').fill('Full');
  await page.getByLabel('Last Name').fill('Store');
  await page.getByLabel('Phone', { exact: true }).fill('(802) 555-0162');
  await page.getByRole('combobox', { name: 'Lead Source' }).last().selectOption('Phone Call');
  await page.getByRole('combobox', { name: 'Service Type' }).last().selectOption('Other');
  await page.getByLabel('Project Description').fill('Anything');
  await page
    .getByRole('button', { name: /^(Save|Add|Create)/ })
    .last()
    .click();
  await expect(page.getByText(/Not saved: /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download backup' })).toBeVisible();
  await page.getByPlaceholder('Search leads...').fill('full store');
  await expect(page.getByText('Full Store').first()).toBeVisible();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('filler')) localStorage.removeItem(key);
  });
  await expect(page.getByText(/Not saved: /)).toBeHidden({ timeout: 15_000 });
  const leads = (await storedEntry<{ firstName: string }[]>(page, 'leads')) ?? [];
  expect(leads.map(({ firstName }) => firstName)).toContain('Full');
});

test.describe('denied storage', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const deny = (): never => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: deny });
    });
  });

  test('lets every public page work from memory', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    for (const address of ['/', '/services', '/gallery', '/about', '/blog', '/contact']) {
      await page.goto(address);
      await expect(page.locator('h1')).toBeVisible();
    }
    expect(errors).toEqual([]);
  });

  test('makes the contact form say that nothing was saved, and never thank', async ({ page }) => {
    await sendRequest(page, {
      fullName: 'Nora Pike',
      phone: '(802) 555-0161',
      service: 'Other',
      description: 'Anything',
    });
    await expect(page.getByText(/not (been )?saved/i).first()).toBeVisible();
    await expect(page.getByText(/thank you/i)).toBeHidden();
    await expect(
      page.getByRole('main').getByRole('link', { name: business.phone }).first(),
    ).toBeVisible();
    await expect(page.getByLabel('Full Name')).toHaveValue('Nora Pike');
  });

  test('tells the owner, who can still work', async ({ page }) => {
    await signIn(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('what a newer version wrote is not written to', async ({ page }) => {
  await signIn(page);
  const lead = { ...aLead({ id: '1-newer', firstName: 'Newer' }), futureField: 1 };
  const text = JSON.stringify([lead]);
  await page.evaluate((leads) => {
    localStorage.setItem('handyman.version', '2');
    localStorage.setItem('handyman.leads', leads);
  }, text);
  await page.goto('/admin/crm/leads');
  await page
    .getByRole('button', { name: /^Delete lead/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(/newer version of this site/i).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('handyman.leads'))).toBe(text);
});

test('a change is kept when the page is closed or reloaded right after it', async ({ context }) => {
  test.setTimeout(300_000);
  const rounds = gate(20, 4);
  const lead = aLead();
  for (let round = 0; round < rounds; round += 1) {
    const page = await context.newPage();
    await reachStore(page);
    await page.goto('/contact?devtools');
    await untilRestored(page);
    await dispatch(page, {
      type: 'leads/leadCreated',
      payload: { ...lead, id: `${1_700_000_000_000 + round}-flush` },
    });
    await dispatch(page, {
      type: 'content/pageInfoEdited',
      payload: { pageId: 'about', pageName: 'About', pageTitle: `Round ${round}` },
    });
    if (round % 2 === 0) await page.close({ runBeforeUnload: true });
    else await page.reload();
    const next = await context.newPage();
    await next.goto('/contact');
    await expect
      .poll(async () => {
        const leads = (await storedEntry<{ id: string }[]>(next, 'leads')) ?? [];
        const pages = (await storedEntry<{ id: string; pageTitle: string }[]>(next, 'pages')) ?? [];
        const title = pages.find(({ id }) => id === 'about')?.pageTitle;
        return [leads.filter(({ id }) => id.endsWith('-flush')).length, title];
      })
      .toEqual([round + 1, `Round ${round}`]);
    await next.close();
    if (!page.isClosed()) await page.close();
  }
  report('flush', `${rounds} closings and reloads, all kept`);
});
