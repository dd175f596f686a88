import { expect, test, type Page } from '@playwright/test';
import { ADDRESSES, postAddress } from '../../../src/app/addresses';
import { listedSamples } from '../../../src/domain/blog/samples';
import { samplePages } from '../../../src/domain/content/samples';
import { sampleProjects as galleryProjects } from '../../../src/domain/gallery/samples';
import { sampleLeads } from '../../../src/domain/leads/samples';
import { sampleProjects } from '../../../src/domain/projects/samples';
import { gate } from '../support/gates';
import {
  GALLERY_PROJECTS,
  laidOut,
  openScreen,
  OWNER_SCREENS,
  PUBLIC_PAGES,
  startSignedIn,
  storeEntries,
} from '../support/pages';
import { dispatchAll, reachStore, untilRestored } from '../support/storeAccess';
import { lostText, setTextSize } from '../support/textSizes';

/**
 * Long names, sums of seven digits and text of twice the usual size: nothing that counts is cut on the owner's screens,
 * and no icon of the public pages gives its room to the words beside it.
 */

const NAMES = { firstName: 'Bartholomew Alexander', lastName: 'Featherstone-Cholmondeley' };
const TITLE = 'Kitchen refresh with new cabinets, counters, lighting and a pantry under the stairs';
const VALUE = 1_234_567.89;
/** From how many characters on a text is prose. */
const PROSE = 40;

/** Gives every sample lead and job a long name and a large sum; some of them are owed, late or due. */
async function lengthenAll(page: Page): Promise<void> {
  await reachStore(page);
  await page.goto(`${ADDRESSES.today}?devtools`);
  await untilRestored(page);
  // The samples come in a chunk of their own; before it there is nothing to lengthen.
  for (const shown of ['Owen Castleton', 'Back steps and railing'])
    await expect(page.getByText(shown).first()).toBeAttached();
  const now = new Date();
  const leads = sampleLeads(now).map(({ id, stage }) => ({
    leadId: id,
    leadName: 'x',
    from: stage,
  }));
  const jobs = sampleProjects(now).map(({ id, status }) => ({
    about: { projectId: id, projectTitle: TITLE },
    from: status,
  }));
  const changes = { ...NAMES, estimatedValue: VALUE, city: 'South Burlington' };
  await dispatchAll(page, [
    ...leads.map((lead) => ({ type: 'leads/leadEdited', payload: { ...lead, changes } })),
    {
      type: 'leads/leadsMoved',
      payload: { leads: leads.slice(0, 2), to: 'Invoice Sent' },
    },
    ...jobs.map(({ about }) => ({
      type: 'projects/projectEdited',
      payload: {
        ...about,
        changes: {
          title: TITLE,
          customerName: `${NAMES.firstName} ${NAMES.lastName}`,
          estimatedValue: VALUE,
        },
      },
    })),
    ...jobs.slice(0, 1).map(({ about, from }) => ({
      type: 'projects/statusChanged',
      payload: { ...about, from, to: 'Invoiced', note: '', isPublic: false, updateId: 'status-1' },
    })),
  ]);
}

/**
 * Returns the texts of which a box shows only a part, with dots or lines left out, where nothing leads to the
 * whole: no title, and no link or button of theirs. Prose may be, the record has it; sums and dates may never.
 */
const partsShown = (page: Page): Promise<string[]> =>
  page.evaluate(
    (prose) =>
      [...document.querySelectorAll<HTMLElement>('main *, [role=dialog] *')].flatMap((element) => {
        const { textOverflow, webkitLineClamp, overflowX } = getComputedStyle(element);
        const hasDots = overflowX !== 'visible' && textOverflow === 'ellipsis';
        if (!(hasDots || webkitLineClamp !== 'none') || !element.checkVisibility()) return [];
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
        if (scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 4) return [];
        const text = element.textContent.trim();
        if (text === '') return [];
        const counts = /\$\d|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d/.test(text);
        const leads = element.closest('[title], a[href], button, select, label');
        return counts || (!leads && text.length < prose) ? [text.slice(0, 80)] : [];
      }),
    PROSE,
  );

test('on the owner’s screens of a phone, nothing that counts is cut', async ({ browser }) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  await startSignedIn(context);
  const page = await context.newPage();
  await lengthenAll(page);
  await expect(page.getByText(TITLE).first()).toBeAttached();
  for (const size of gate(1, 0) === 1 ? [16, 24, 32] : [32]) {
    await setTextSize(page, size);
    for (const address of OWNER_SCREENS) {
      await openScreen(page, address);
      await laidOut(page);
      expect.soft(await partsShown(page), `${address} at ${size} px`).toEqual([]);
      expect.soft(await lostText(page), `${address} at ${size} px`).toEqual([]);
    }
  }
  await context.close();
});

/** Makes every text of the page longer than its line, and returns those whose icon is narrower than it is high. */
const narrowedIcons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const icons = [...document.querySelectorAll('svg[viewBox="0 0 24 24"]')];
    for (const icon of icons)
      icon.parentElement?.append(' and more words than its line has room for');
    return icons.flatMap((icon) => {
      const { width, height } = icon.getBoundingClientRect();
      return width < height ? [icon.parentElement?.textContent ?? ''] : [];
    });
  });

test('on a phone, no icon beside long words is narrowed', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const post = postAddress('what-mud-season-does-to-a-vermont-house');
  for (const address of [...PUBLIC_PAGES, post, ...GALLERY_PROJECTS.slice(0, 1)]) {
    await openScreen(page, address);
    await laidOut(page);
    expect.soft(await narrowedIcons(page), address).toEqual([]);
  }
});

const LINK =
  'https://www.rebates.example/programs/2026/heat-pumps-and-weatherization-for-old-houses/apply?county=chittenden';

test('a long address or name of the business widens no page, uncut', async ({ page }) => {
  const posts = listedSamples.map((post) => ({
    ...post,
    excerpt: `Apply at ${LINK} today`,
    content: `Apply at ${LINK}\n- ${LINK}`,
    author: LINK,
    tags: [LINK],
  }));
  const gallery = galleryProjects.map((project) => ({
    ...project,
    location: `Essex, ${LINK}`,
    description: `Apply at ${LINK} today`,
  }));
  const written: Record<string, string> = {
    'smallest-visit': `Prices are at ${LINK}`,
    prices: 'Deck washed: $600 to $1,100, as the railing and the stairs are',
  };
  const pages = samplePages.map((copy) => ({
    ...copy,
    sections: copy.sections.map((section) => ({
      ...section,
      content: written[section.id] ?? section.content,
    })),
  }));
  await storeEntries(page, { posts, gallery, pages });
  const shown = [
    ADDRESSES.home,
    ADDRESSES.services,
    ADDRESSES.blog,
    ADDRESSES.gallery,
    ...posts.slice(0, 1).map(({ slug }) => postAddress(slug)),
    ...GALLERY_PROJECTS.slice(0, 1),
  ];
  for (const address of shown) {
    await openScreen(page, address);
    await expect(page.getByText('rebates.example').first()).toBeAttached();
    await page.locator('header a[href="/"] > span').evaluate((name) => {
      name.textContent = 'O’Hara & Sons Painting and Carpentry, LLC';
    });
    for (const width of [320, 600, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await laidOut(page);
      expect.soft(await lostText(page), `${address} at ${width} px`).toEqual([]);
    }
  }
});
