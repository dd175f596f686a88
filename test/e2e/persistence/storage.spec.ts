import { readFile } from 'node:fs/promises';
import { expect, test, type Download } from '@playwright/test';
import { business } from '../../../src/business';
import { aLead, galleryFields, aProject, postFields } from '../../support/entities';
import { gate, report } from '../support/gates';
import { fillStorage, signIn, startSignedIn, storedEntry, submitRequest } from '../support/pages';
import { dispatchAll, reachStore, untilRestored } from '../support/storeAccess';

/** Failures of storage in a real browser, and what the user sees (docs/storage.md). */

const ENTRIES = [
  'pages',
  'gallery',
  'leads',
  'notifications',
  'posts',
  'projects',
  'statusUpdates',
  'estimates',
  'payments',
  'signedIn',
];

/** Ways to break a stored text; `npm run gates` tries the whole list. */
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

/**
 * Whether a stored text is there as it was; or the entry has been written since, as when a reminder is
 * raised, and each of its members is in it with all fields. Runs in the page.
 */
function isKept([entry, text]: readonly [string, string]): boolean {
  const places = [entry, entry.replace('handyman.', 'handyman.damaged.')];
  const isPlace = (key: string): boolean => places.some((place) => key.startsWith(place));
  if (Object.keys(localStorage).some((key) => isPlace(key) && localStorage.getItem(key) === text))
    return true;
  const members = (json: string | null): Record<string, unknown>[] => {
    try {
      const value: unknown = JSON.parse(json ?? '');
      return Array.isArray(value) ? value : [];
    } catch {
      return [];
    }
  };
  const wanted = members(text);
  const stored = members(localStorage.getItem(entry));
  return (
    wanted.length > 0 &&
    wanted.every((one) =>
      stored.some((other) =>
        Object.entries(one).every(
          ([field, value]) => JSON.stringify(other[field]) === JSON.stringify(value),
        ),
      ),
    )
  );
}

/** Where what is stored is shown. */
const SHOWN = ['/admin/dashboard', '/blog', '/gallery'];
const isShownAt = (entry: string): string =>
  SHOWN[entry === 'posts' ? 1 : entry === 'gallery' ? 2 : 0] ?? '';

test('damaged entries never blank a page, and no byte of them is lost', async ({ page }) => {
  test.setTimeout(600_000);
  const mutations = MUTATIONS.slice(0, gate(MUTATIONS.length, 3));
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/contact');
  const tryWith = async (damaged: readonly string[], text: string, at: readonly string[]) => {
    await page.evaluate(
      ([entries, value]) => {
        localStorage.clear();
        localStorage.setItem('handyman.signedIn', 'true');
        for (const entry of entries) localStorage.setItem(`handyman.${entry}`, value);
      },
      [damaged, text] as const,
    );
    for (const address of at) {
      await page.goto(address);
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(page.getByText('Unexpected Application Error!')).toBeHidden();
      for (const entry of damaged) {
        const isFound = await page.evaluate(isKept, [`handyman.${entry}`, text] as const);
        // An empty text and an empty list contain nothing that could be lost.
        if (text !== '') expect(isFound, `${entry}: ${text.slice(0, 60)}`).toBe(true);
      }
    }
  };
  const others = ENTRIES.filter((entry) => entry !== 'signedIn');
  for (const text of mutations) {
    // One alone shows the sign-in page, which shows none of the others.
    await tryWith(['signedIn'], text, ['/admin/dashboard']);
    // All at once; `npm run gates` damages each alone too.
    await tryWith(others, text, SHOWN);
    for (const entry of gate(1, 0) ? others : []) await tryWith([entry], text, [isShownAt(entry)]);
  }
  expect(errors).toEqual([]);
  report(
    'damaged storage',
    `${ENTRIES.length} entries x ${mutations.length} mutations, no blank page, all kept`,
  );
});

const textOf = async (download: Download): Promise<string> =>
  readFile(await download.path(), 'utf8');

test('a full store says so, and saves the change once there is room', async ({ page }) => {
  await startSignedIn(page.context());
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

  test('lets every public page work, whose form says that it saved nothing', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    for (const address of ['/', '/services', '/gallery', '/about', '/blog', '/contact']) {
      await page.goto(address);
      await expect(page.locator('h1')).toBeVisible();
    }
    await submitRequest(page, {
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
    expect(errors).toEqual([]);
  });

  test('shows the owner what is not saved, who can work and take a backup', async ({ page }) => {
    await signIn(page);
    await page
      .getByRole('navigation', { name: 'Owner' })
      .getByRole('link', { name: 'Content' })
      .click();
    await page.getByRole('button', { name: 'Edit page title' }).click();
    await page.getByRole('textbox', { name: 'Page Title' }).fill('Kept in memory');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/Not saved: .*Page copy/)).toBeVisible();
    await expect(page.getByText(/does not let the site store anything/)).toBeVisible();
    await expect(page.getByText('Kept in memory').first()).toBeVisible();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download backup' }).click();
    expect(await textOf(await downloading)).toContain('Kept in memory');
  });
});

const numberOf = (round: number): number => 1_700_000_000_000 + round;

/** A change of each entry: the event, and a text of the entry that tells the round. */
const CHANGES: Record<string, (round: number) => [type: string, payload: object, shows: string]> = {
  leads: (round) => ['leads/leadCreated', aLead({ id: `${round}-flush` }), `"${round}-flush"`],
  notifications: (round) => {
    const notice = { id: `${round}-told`, type: 'other', leadId: '', leadName: '', title: 'x' };
    const rest = { message: 'x', createdDate: '2026-11-20T12:00:00.000Z', isRead: false };
    const notifications = [{ ...notice, ...rest, actionRequired: false }];
    return ['notifications/notificationsRaised', { notifications }, `"${round}-told"`];
  },
  pages: (round) => {
    const pageTitle = `Title of round ${round}`;
    return ['content/pageInfoEdited', { pageId: 'about', pageName: 'About', pageTitle }, pageTitle];
  },
  gallery: (round) => {
    const project = { ...galleryFields(), id: numberOf(round), dateAdded: '2026-11-20' };
    return ['gallery/projectAdded', project, String(numberOf(round))];
  },
  posts: (round) => {
    const post = { ...postFields(), id: `${round}-post`, slug: `post-${round}`, isPublished: true };
    return ['blog/postWritten', post, `"${round}-post"`];
  },
  projects: (round) => [
    'projects/projectCreated',
    aProject({ id: numberOf(round) }),
    String(numberOf(round)),
  ],
  statusUpdates: (round) => {
    const about = { projectId: numberOf(round), projectTitle: 'x', note: '', isPublic: false };
    const change = { from: 'Quote Requested', to: 'Paid', updateId: `${round}-update` };
    return ['projects/statusChanged', { ...about, ...change }, `"${round}-update"`];
  },
  history: (round) => {
    const postTitle = `Gone in round ${round}`;
    return ['blog/postDeleted', { postId: `gone-${round}`, postTitle }, postTitle];
  },
};

test('a change of any entry is kept by a close or reload right after', async ({ context }) => {
  test.setTimeout(600_000);
  const rounds = gate(20, 4);
  const reader = await context.newPage();
  await reader.goto('/404.html');
  for (let round = 0; round < rounds; round += 1) {
    const page = await context.newPage();
    await reachStore(page);
    await page.goto('/contact?devtools');
    await untilRestored(page);
    const isOut = round % 2 === 1;
    const session = isOut ? 'session/signedOut' : 'session/signedIn';
    await dispatchAll(page, [
      ...Object.values(CHANGES).map((change) => {
        const [type, payload] = change(round);
        return { type, payload };
      }),
      { type: session, payload: undefined },
    ]);
    if (round % 4 < 2) await page.close({ runBeforeUnload: true });
    else await page.reload();
    const missing = async (): Promise<string[]> => {
      const texts = await reader.evaluate(
        () => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>,
      );
      const lost = Object.entries(CHANGES).flatMap(([entry, change]) =>
        Array.from({ length: round + 1 }, (_, earlier) => earlier)
          .filter((earlier) => entry !== 'pages' || earlier === round)
          .filter((earlier) => !texts[`handyman.${entry}`]?.includes(change(earlier)[2]))
          .map((earlier) => `${entry} of round ${earlier}`),
      );
      const flag = texts['handyman.signedIn'];
      return (flag === 'true') === isOut ? [...lost, `signedIn is ${flag}`] : lost;
    };
    await expect.poll(missing).toEqual([]);
    if (!page.isClosed()) await page.close();
  }
  report(
    'flush',
    `${Object.keys(CHANGES).length + 1} entries x ${rounds} closings and reloads, all kept`,
  );
});
