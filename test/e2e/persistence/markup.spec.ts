import { expect, test, type Page } from '@playwright/test';
import { seedPages } from '../../../src/domain/content/seedData';
import { listOf } from '../../support/cases';
import {
  aCommunication,
  aLead,
  anAppointment,
  aProject,
  galleryFields,
  postFields,
} from '../../support/entities';
import { gate, report } from '../support/gates';
import { storeEntries } from '../support/pages';
import { HOSTILE_ADDRESSES, payloads } from '../support/payloads';

/** Hostile markup in every place that shows text or links: none of it runs. */

const COUNT = gate(300, 40);
/** How many of them run at least where nothing stops them. */
const REAL = COUNT * 0.4;

/** What the recorder adds to the window of a page. */
interface Recorded {
  readonly firedNumbers: number[];
  stopped: number;
}

/** Records executed payloads and counts what the policy stopped, in every page from its start. */
async function recordFired(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const numbers: number[] = [];
    const recorded = Object.assign(window, {
      firedNumbers: numbers,
      stopped: 0,
      fired: (number: number) => {
        numbers.push(number);
      },
    });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      if (effectiveDirective.startsWith('script-src')) recorded.stopped += 1;
    });
  });
}

const firedIn = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as Recorded).firedNumbers);

const stoppedIn = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as Recorded).stopped);

/** Inserts all payloads as they are, one after the other. */
async function insertAll(page: Page): Promise<void> {
  for (const payload of payloads(COUNT)) {
    await page.evaluate((markup) => {
      const frame = document.createElement('div');
      document.body.append(frame);
      frame.append(document.createRange().createContextualFragment(markup));
    }, payload);
  }
}

test('the raw control fires: the payloads are real', async ({ page }) => {
  await recordFired(page);
  await page.goto('about:blank');
  const fired = new Set<number>();
  await insertAll(page);
  await expect
    .poll(async () => {
      for (const number of await firedIn(page)) fired.add(number);
      return fired.size;
    })
    .toBeGreaterThanOrEqual(REAL);
  report('raw control', `${fired.size} of ${COUNT} payloads fired`);
});

/** A complete storage with hostile text in every field. */
function hostileStorage(texts: readonly string[]): Record<string, unknown> {
  const at = (index: number): string => texts[index % texts.length] ?? '';
  const short = (index: number): string => at(index).slice(0, 200);
  const address = (index: number): string =>
    HOSTILE_ADDRESSES[index % HOSTILE_ADDRESSES.length] ?? '';
  const when = '2026-11-20T12:00:00.000Z';
  const count = Math.min(texts.length, 60);
  const many = Array.from({ length: count }, (_, index) => index);
  /** Every payload, for the lists of the first lead and the first project; one for the others. */
  const all = texts.map((_text, index) => index);
  const listOf = (index: number): number[] => (index === 0 ? all : [index]);
  return {
    leads: many.map((index) => ({
      ...aLead({
        id: `lead-${index}`,
        firstName: short(index),
        lastName: short(index + 1),
        phone: short(index + 2),
        email: short(index + 3),
        city: short(index + 4),
        projectDescription: at(index),
        notes: at(index + 5),
        tags: [short(index + 6)],
        nextFollowUpDate: when,
      }),
      documents: listOf(index).map((one) => ({
        id: `d${one}`,
        name: short(one),
        note: at(one),
        url: address(one),
        picture: '',
        uploadDate: when,
      })),
      communications: listOf(index).map((one) =>
        aCommunication({ id: `c${one}`, type: 'note', subject: short(one), content: at(one) }),
      ),
      appointments: listOf(index).map((one) => anAppointment({ id: `a${one}`, notes: at(one) })),
    })),
    projects: many.slice(0, 10).map((index) => ({
      ...aProject(),
      id: 1_700_000_000_000 + index,
      title: short(index),
      description: at(index),
      customerName: short(index + 1),
      customerEmail: short(index + 2),
      customerPhone: short(index + 3),
      address: short(index + 4),
      city: short(index + 5),
      status: 'In Progress',
      notes: listOf(index).map((one) => ({ id: `n${one}`, content: at(one), createdDate: when })),
    })),
    gallery: many.slice(0, 6).map((index) => ({
      ...galleryFields(),
      id: 1_700_000_000_000 + index,
      title: short(index),
      location: short(index + 1),
      beforeImage: `https://example.com/${index}.jpg" onerror="fired(950)`,
      description: at(index),
      dateAdded: '2026-11-01',
    })),
    posts: many.slice(0, 6).map((index) => ({
      ...postFields(),
      id: `post-${index}`,
      slug: `post-${index}`,
      title: short(index),
      excerpt: at(index),
      content: texts
        .map((text) => `- ${text}\n## ${text}\n${text}`)
        .join('\n')
        .slice(0, 40_000),
      tags: [short(index + 2)],
      author: short(index + 3),
      isPublished: true,
    })),
    pages: seedPages.map((one, page) => ({
      ...one,
      pageName: short(page),
      pageTitle: short(page + 1),
      modifiedBy: short(page + 2),
      sections: one.sections.map((section, index) => ({
        ...section,
        title: short(index),
        name: short(index + 1),
        content: texts
          .filter((_text, number) => number % one.sections.length === index)
          .map((text) => `<div>${text}</div>`)
          .join('')
          .slice(0, 49_000),
        ...(section.image !== undefined && { image: 'https://example.com/x" onerror="fired(951)' }),
      })),
    })),
    notifications: many.slice(0, 6).map((index) => ({
      id: `n${index}`,
      type: 'other',
      leadId: `lead-${index}`,
      title: short(index),
      message: at(index),
      createdDate: when,
    })),
    signedIn: true,
  };
}

const PLACES = listOf(`
  / | /about | /services | /contact | /gallery | /gallery/1700000000000 | /blog | /blog/post-0
  /admin/dashboard | /admin/crm | /admin/crm/leads | /admin/crm/leads/lead-0
  /admin/crm/leads/lead-7 | /admin/projects/1700000000000 | /admin/gallery | /admin/blog
  /admin/content | /admin/content/about | /admin/crm/leads/lead-0/edit
  /admin/projects/1700000000000/edit | /admin/gallery/1700000000000 | /admin/blog/post-0
  /admin/storage | /admin/publish
`);

/**
 * Pages that show sections, in which the sanitiser leaves no script as text; and the storage page.
 */
const WITHOUT_MARKUP_AS_TEXT = new Set(['/', '/about', '/services', '/contact', '/admin/storage']);

test('none of it runs in any place that shows text or links', async ({ page }) => {
  test.setTimeout(240_000);
  await recordFired(page);
  await storeEntries(page, hostileStorage(payloads(COUNT)));
  for (const place of PLACES) {
    await page.goto(place);
    // A panel with hundreds of documents takes long.
    await expect(page.locator('h1').first()).toBeVisible({ timeout: 20_000 });
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const links = await page.evaluate(() =>
      [
        ...document.querySelectorAll('a[href], area[href], form[action], iframe, object, embed'),
      ].map((one) => one.getAttribute('href') ?? one.getAttribute('action') ?? one.tagName),
    );
    const acting = links.filter((link) =>
      /^\s*(javascript|vbscript|data|blob|file):|^(IFRAME|OBJECT|EMBED)$/i.test(link),
    );
    expect(acting, place).toEqual([]);
    const scripts = await page.evaluate(
      () => document.querySelectorAll('#root script:not([type="application/ld+json"])').length,
    );
    expect(scripts, place).toBe(0);
    expect(await firedIn(page), place).toEqual([]);
    if (!WITHOUT_MARKUP_AS_TEXT.has(place)) {
      await expect(page.locator('main'), place).toContainText('fired(');
    }
  }
  report('markup', `${COUNT} payloads in ${PLACES.length} places, none ran`);
});

test('markup that gets in all the same is stopped by the policy', async ({ page }) => {
  await recordFired(page);
  for (const place of ['/', '/admin']) {
    await page.goto(place);
    await expect(page.locator('h1').first()).toBeVisible();
    await insertAll(page);
    await expect.poll(() => stoppedIn(page), { message: place }).toBeGreaterThanOrEqual(REAL);
    expect(await firedIn(page), place).toEqual([]);
  }
  report('policy', `${COUNT} payloads put into pages as they are, none ran`);
});
