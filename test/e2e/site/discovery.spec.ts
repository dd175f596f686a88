import { expect, test, type Page } from '@playwright/test';
import { ADDRESSES, cardAddress } from '../../../src/app/addresses';
import { business } from '../../../src/business';
import { isAdminAddress } from '../../../src/lib/paths';
import { carePackages, partnerServices, serviceCategories } from '../../../src/site/copy/services';
import { GALLERY_PROJECTS, POSTS, PUBLIC_PAGES } from '../support/pages';

/**
 * What search engines and social networks read: heads, data blocks, sitemap, robots. Without
 * scripts.
 */

test.use({ javaScriptEnabled: false });

const PAGES = [...PUBLIC_PAGES, ...GALLERY_PROJECTS];
const whole = (address: string): string => new URL(address, business.siteUrl).href;

interface Facts extends Record<string, unknown> {
  '@type': string;
}

/** The data blocks of a page. */
async function factsOf(page: Page): Promise<Facts[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.map((block) => JSON.parse(block) as Facts);
}

/** Returns the content of a page's head, each value from its one element. */
async function headOf(page: Page): Promise<Record<string, string | null>> {
  const one = async (selector: string, attribute: string): Promise<string | null> => {
    const found = page.locator(`head ${selector}`);
    expect.soft(await found.count(), `${page.url()}: ${selector}`).toBe(1);
    return found.first().getAttribute(attribute);
  };
  const property = (name: string): Promise<string | null> =>
    one(`meta[property="${name}"]`, 'content');
  return {
    title: await page.title(),
    description: await one('meta[name=description]', 'content'),
    canonical: await one('link[rel=canonical]', 'href'),
    type: await property('og:type'),
    cardTitle: await property('og:title'),
    cardDescription: await property('og:description'),
    cardAddress: await property('og:url'),
    cardImage: await property('og:image'),
    cardWidth: await property('og:image:width'),
    cardHeight: await property('og:image:height'),
    cardText: await property('og:image:alt'),
    otherCardImage: await one('meta[name="twitter:image"]', 'content'),
    card: await one('meta[name="twitter:card"]', 'content'),
  };
}

/** Expects an inner page to tell the way to it, and a post who wrote it and when. */
async function expectWay(page: Page, address: string): Promise<void> {
  const facts = await factsOf(page);
  const crumbs = facts.find((one) => one['@type'] === 'BreadcrumbList')?.itemListElement;
  expect.soft(crumbs, address).toBeInstanceOf(Array);
  const steps = crumbs as { position: number; item: string }[];
  expect.soft(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
  expect.soft(steps[0]?.item, address).toBe(whole(ADDRESSES.home));
  expect.soft(steps.at(-1)?.item, address).toBe(whole(address));
  if (!POSTS.includes(address)) return;
  const article = facts.find((one) => one['@type'] === 'BlogPosting');
  expect.soft(article, address).toMatchObject({
    headline: await page.locator('h1').textContent(),
    datePublished: await page.locator('main time').first().getAttribute('datetime'),
    author: { name: business.defaultAuthor },
    mainEntityOfPage: whole(address),
  });
}

test('each public page says what it is, in its own words, and the way to it', async ({ page }) => {
  const titles = new Set<string | null | undefined>();
  const descriptions = new Set<string | null | undefined>();
  for (const address of [...PAGES, ...POSTS]) {
    await page.goto(address);
    const head = await headOf(page);
    const isPost = POSTS.includes(address);
    expect.soft(head, address).toMatchObject({
      canonical: whole(address),
      cardAddress: whole(address),
      cardTitle: head.title,
      cardDescription: head.description,
      type: isPost ? 'article' : 'website',
      card: 'summary_large_image',
      cardImage: whole(cardAddress(address)),
      otherCardImage: whole(cardAddress(address)),
      cardWidth: '1200',
      cardHeight: '630',
      cardText: head.title,
    });
    expect.soft(head.title?.length, `${address}, title`).toBeLessThan(60);
    if (!isPost && !GALLERY_PROJECTS.includes(address))
      expect.soft(head.title, address).toContain(business.name);
    expect.soft(head.description?.length, `${address}, description`).toBeGreaterThan(40);
    expect.soft(head.description, address).not.toContain('<');
    expect.soft(await page.locator('html').getAttribute('lang'), address).toBe('en');
    expect.soft(await page.locator('title').count(), `${address}, titles`).toBe(1);
    expect.soft(await page.locator('meta[name=robots]').count(), `${address}, robots`).toBe(0);
    expect.soft(await page.locator('h1').count(), `${address}, headings`).toBe(1);
    if (address !== ADDRESSES.home) await expectWay(page, address);
    titles.add(head.title);
    descriptions.add(head.description);
  }
  expect(titles.size).toBe(PAGES.length + POSTS.length);
  expect(descriptions.size).toBe(PAGES.length + POSTS.length);
});

test('the home page tells who the business is, where, when and what for', async ({ page }) => {
  await page.goto(ADDRESSES.home);
  const facts = (await factsOf(page)).find((one) => one['@type'] === business.schemaType);
  expect(facts).toMatchObject({
    name: business.name,
    telephone: business.phone,
    email: business.email,
    url: whole(ADDRESSES.home),
    openingHoursSpecification: business.hours.map(({ opens, closes, schemaDays }) => ({
      opens,
      closes,
      dayOfWeek: schemaDays,
    })),
  });
  const text = JSON.stringify(facts);
  for (const { name, towns, furtherTowns } of business.counties) {
    for (const place of [name, ...towns, ...furtherTowns]) expect.soft(text).toContain(place);
  }
  for (const { title } of [...serviceCategories, ...partnerServices, ...carePackages])
    expect.soft(text).toContain(title);
  for (const { price } of carePackages) expect.soft(text).toContain(`"price":${price}`);
  for (const { day } of business.closedDays) expect.soft(text).toContain(`"validFrom":"${day}"`);
  expect(facts?.priceRange).toMatch(/^\$\d+ to \$\d+ a month$/);
  expect(text).not.toMatch(/rating|review/i);
});

test('the sitemap lists every public page and nothing else', async ({ request }) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toContain('xml');
  const text = await answer.text();
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(new Set(listed)).toEqual(new Set([...PAGES, ...POSTS].map(whole)));
  expect(listed).toHaveLength(PAGES.length + POSTS.length);
  for (const address of [...PAGES, ...POSTS]) {
    expect
      .soft(text)
      .toMatch(new RegExp(`${address}</loc><lastmod>202\\d-\\d\\d-\\d\\d</lastmod>`));
  }
});

test('the feed is found from the blog, is a feed, and leads to the posts', async ({
  page,
  request,
}) => {
  for (const address of [ADDRESSES.blog, ...POSTS.slice(0, 1)]) {
    await page.goto(address);
    const link = page.locator('head link[rel=alternate][type="application/rss+xml"]');
    await expect(link).toHaveAttribute('href', '/feed.xml');
  }
  const answer = await request.get('/feed.xml');
  expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const links = (await answer.text()).matchAll(/<item>.*?<link>([^<]+)<\/link>/gs);
  const addresses = [...links].map(([, link = '']) => new URL(link).pathname);
  expect(addresses.toSorted()).toEqual(POSTS.toSorted());
});

test('robots may read the public pages; the owner’s stay out of indexes', async ({
  page,
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^User-agent: \*$/m);
  expect(robots).not.toContain('Disallow');
  expect(robots).toContain(`Sitemap: ${whole('/sitemap.xml')}`);
  const hidden = Object.values(ADDRESSES).filter((address) => isAdminAddress(address));
  for (const address of [...hidden, '/nowhere']) {
    await page.goto(address);
    await expect
      .soft(page.locator('meta[name=robots]'), address)
      .toHaveAttribute('content', 'noindex');
    expect.soft(await page.locator('link[rel=canonical]').count(), address).toBe(0);
  }
});
