import { expect, test, type APIRequestContext } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { ADDRESSES, cardAddress, SHEET_PAGE } from '../../../src/app/addresses';
import { business } from '../../../src/business';
import { isAdminAddress } from '../../../src/lib/paths';
import { carePackages, partnerServices, serviceCategories } from '../../../src/site/copy/services';
import { GALLERY_PROJECTS, POSTS, PUBLIC_PAGES } from '../support/pages';

/** What search engines and social networks read: heads, data blocks, sitemap, robots. No browser. */

const PAGES = [...PUBLIC_PAGES, ...GALLERY_PROJECTS];
const whole = (address: string): string => new URL(address, business.siteUrl).href;

interface Facts extends Record<string, unknown> {
  '@type': string;
}

const { DOMParser } = new JSDOM('').window;

/** Returns a page as it is sent, without its styles, which take longer to read than its elements. */
async function documentOf(request: APIRequestContext, address: string): Promise<Document> {
  const html = await (await request.get(address)).text();
  return new DOMParser().parseFromString(html, 'text/html');
}

/** The data blocks of a page. */
const factsOf = (page: Document): Facts[] =>
  [...page.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent ?? '') as Facts,
  );

/** Returns the content of a page's head, each value from its one element. */
function headOf(page: Document, address: string): Record<string, string | null> {
  const one = (selector: string, attribute: string): string | null => {
    const [found, ...others] = page.head.querySelectorAll(selector);
    expect.soft(found, `${address}: ${selector}`).toBeDefined();
    expect.soft(others, `${address}: ${selector}`).toEqual([]);
    return found?.getAttribute(attribute) ?? null;
  };
  const property = (name: string): string | null => one(`meta[property="${name}"]`, 'content');
  return {
    title: page.title,
    description: one('meta[name=description]', 'content'),
    canonical: one('link[rel=canonical]', 'href'),
    type: property('og:type'),
    cardTitle: property('og:title'),
    cardDescription: property('og:description'),
    cardAddress: property('og:url'),
    cardImage: property('og:image'),
    cardWidth: property('og:image:width'),
    cardHeight: property('og:image:height'),
    cardText: property('og:image:alt'),
    otherCardImage: one('meta[name="twitter:image"]', 'content'),
    card: one('meta[name="twitter:card"]', 'content'),
  };
}

/** Expects an inner page to tell the way to it, and a post who wrote it and when. */
function expectWay(page: Document, address: string): void {
  const facts = factsOf(page);
  const crumbs = facts.find((one) => one['@type'] === 'BreadcrumbList')?.itemListElement;
  expect.soft(crumbs, address).toBeInstanceOf(Array);
  const steps = crumbs as { position: number; item: string }[];
  expect.soft(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
  expect.soft(steps[0]?.item, address).toBe(whole(ADDRESSES.home));
  expect.soft(steps.at(-1)?.item, address).toBe(whole(address));
  if (!POSTS.includes(address)) return;
  const article = facts.find((one) => one['@type'] === 'BlogPosting');
  expect.soft(article, address).toMatchObject({
    headline: page.querySelector('h1')?.textContent,
    datePublished: page.querySelector('main time')?.getAttribute('datetime'),
    author: { name: business.defaultAuthor },
    mainEntityOfPage: whole(address),
  });
}

test('each public page says what it is, in its own words, and the way to it', async ({
  request,
}) => {
  const titles = new Set<string | null | undefined>();
  const descriptions = new Set<string | null | undefined>();
  for (const address of [...PAGES, ...POSTS]) {
    const page = await documentOf(request, address);
    const head = headOf(page, address);
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
    const hasRoom = `${head.title} | ${business.name}`.length < 60;
    if (hasRoom && !isPost && !GALLERY_PROJECTS.includes(address))
      expect.soft(head.title, address).toContain(business.name);
    expect.soft(head.description?.length, `${address}, description`).toBeGreaterThan(40);
    expect.soft(head.description, address).not.toContain('<');
    expect.soft(page.documentElement.lang, address).toBe('en');
    const count = (selector: string): number => page.querySelectorAll(selector).length;
    expect.soft(count('title'), `${address}, titles`).toBe(1);
    expect.soft(count('meta[name=robots]'), `${address}, robots`).toBe(0);
    expect.soft(count('h1'), `${address}, headings`).toBe(1);
    if (address !== ADDRESSES.home) expectWay(page, address);
    titles.add(head.title);
    descriptions.add(head.description);
  }
  expect(titles.size).toBe(PAGES.length + POSTS.length);
  expect(descriptions.size).toBe(PAGES.length + POSTS.length);
});

test('the home page tells who the business is, where, when and what for', async ({ request }) => {
  const home = await documentOf(request, ADDRESSES.home);
  const facts = factsOf(home).find((one) => one['@type'] === business.schemaType);
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

test('the feed is found from the blog, is a feed, and leads to the posts', async ({ request }) => {
  for (const address of [ADDRESSES.blog, ...POSTS.slice(0, 1)]) {
    const { head } = await documentOf(request, address);
    const link = head.querySelector('link[rel=alternate][type="application/rss+xml"]');
    expect(link?.getAttribute('href'), address).toBe('/feed.xml');
  }
  const answer = await request.get('/feed.xml');
  expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const links = (await answer.text()).matchAll(/<item>.*?<link>([^<]+)<\/link>/gs);
  const addresses = [...links].map(([, link = '']) => new URL(link).pathname);
  expect(addresses.toSorted()).toEqual(POSTS.toSorted());
});

test('robots may read the public pages; the owner’s stay out of indexes', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^User-agent: \*$/m);
  expect(robots).not.toContain('Disallow');
  expect(robots).toContain(`Sitemap: ${whole('/sitemap.xml')}`);
  const hidden = Object.values(ADDRESSES).filter((address) => isAdminAddress(address));
  for (const address of [...hidden, '/nowhere', SHEET_PAGE]) {
    const page = await documentOf(request, address);
    const robotsOf = [...page.querySelectorAll('meta[name=robots]')];
    expect
      .soft(
        robotsOf.map((one) => one.getAttribute('content')),
        address,
      )
      .toEqual(['noindex']);
    expect.soft(page.querySelector('link[rel=canonical]'), address).toBeNull();
  }
});

test('a message with the link of an estimate shows from whom it is', async ({ request }) => {
  const { title } = await documentOf(request, SHEET_PAGE);
  expect(title).toBe(`Your estimate or invoice | ${business.name}`);
});
