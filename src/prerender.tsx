import type { ReactElement, ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { Provider } from 'react-redux';
import { matchPath, StaticRouter } from 'react-router-dom';
import { OwnerHeader } from './admin/layout/OwnerHeader';
import { launchChecks, selectLaunchFacts, type LaunchCheck } from './admin/shared/launchChecks';
import {
  ADDRESSES,
  contentAddresses,
  galleryProjectAddress,
  postAddress,
  SHEET_PAGE,
  wholeAddress,
} from './app/addresses';
import { loadSeedData } from './app/seedData';
import { setupStore, type AppStore } from './app/store/setupStore';
import { business } from './business';
import { selectPublishedPosts } from './domain/blog/slice';
import { PAGE_IDS } from './domain/content/schema';
import { seedPage } from './domain/content/seedPage';
import { earlierAddresses } from './domain/gallery/seedData';
import { selectGalleryProjects } from './domain/gallery/slice';
import { localDay } from './lib/dates';
import { LOAD_FAILED } from './lib/errors';
import { isAdminAddress } from './lib/paths';
import { siteRoutes } from './routes';
import { FEED_FILE, feedOf } from './site/blog/feed';
import { REVIEWED } from './site/copy/statements';
import { UNEXPECTED_ERROR } from './site/errors/ErrorHeading';
import { OfflinePage } from './site/errors/OfflinePage';
import { SiteLayout, type SiteLayoutProps } from './site/layout/SiteLayout';
import { movedPages } from './site/movedPages';
import { PhoneLink } from './site/parts/contactLinks';
import { SiteApp } from './site/SiteApp';
import { PageLink } from './ui/PageLink';
import { ANY_PAGE, OFFLINE_PAGE } from './worker/precacheManifest';

/** A page for the build to write. */
export interface PrerenderedPage {
  /** The page's path below `dist`. */
  file: string;
  /** Its address; null for the page that starts the app at any address. */
  address: string | null;
  /** The app that the page belongs to. The page for 404 starts either, the page for no connection neither. */
  app: 'site' | 'admin' | 'either' | 'none';
  /** The modules of its screen, from `src`, in addition to the entry. */
  modules: string[];
  head: string;
  /** The content of the root element. */
  body: string;
}

type Rendered = Pick<PrerenderedPage, 'head' | 'body'>;

/** Matches the title, meta and link elements that React renders first; they belong in the head. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)+/;

/** Renders large pages in one piece, because React streams need inline scripts. */
const WHOLE = Number.POSITIVE_INFINITY;

async function render(app: ReactElement): Promise<Rendered> {
  const { prelude } = await prerender(app, { progressiveChunkSize: WHOLE });
  const html = await new Response(prelude).text();
  const head = HOISTED.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

const fileOf = (address: string): string =>
  address === '/' ? 'index.html' : `${address.slice(1)}/index.html`;

/** Returns the public addresses, each known post and gallery project included. */
function publicAddresses(store: AppStore): string[] {
  const pages = Object.values(ADDRESSES).filter((address) => !isAdminAddress(address));
  return [...pages, ...contentOf(store).map(({ address }) => address)];
}

/** Returns the address of each post and gallery project, with its id. */
const contentOf = (store: AppStore) =>
  contentAddresses(selectGalleryProjects(store.getState()), selectPublishedPosts(store.getState()));

async function storeWithSeedData(): Promise<AppStore> {
  const store = setupStore();
  await store.dispatch(loadSeedData(['gallery', 'posts']));
  return store;
}

/** A file beside the pages. */
export interface SiteFile {
  file: string;
  text: string;
}

/** Returns the day, as `YYYY-MM-DD`, of the newest of an address's texts or entries, by address. */
function daysOf(store: AppStore): Map<string, string | undefined> {
  const posts = selectPublishedPosts(store.getState());
  const projects = selectGalleryProjects(store.getState());
  const dates = projects.map(({ dateAdded }) => dateAdded);
  return new Map([
    ...PAGE_IDS.map((id) => [ADDRESSES[id], seedPage(id).lastModified.split('T')[0]] as const),
    [ADDRESSES.gallery, dates.sort().at(-1)],
    // The newest comes first.
    [ADDRESSES.blog, posts[0]?.publishDate],
    ...posts.map(({ slug, publishDate }) => [postAddress(slug), publishDate] as const),
    ...projects.map((project) => [galleryProjectAddress(project), project.dateAdded] as const),
    [ADDRESSES.accessibility, REVIEWED],
    [ADDRESSES.privacy, REVIEWED],
  ]);
}

/**
 * Creates the files for search engines, which may fetch admin pages to see their `noindex`, those for
 * feed readers, and those at addresses that projects of the gallery and posts no longer have.
 */
export async function siteFiles(): Promise<SiteFile[]> {
  const store = await storeWithSeedData();
  const days = daysOf(store);
  const locations = publicAddresses(store).map((address) => {
    const day = days.get(address);
    const lastmod = day === undefined ? '' : `<lastmod>${day}</lastmod>`;
    return `<url><loc>${wholeAddress(address)}</loc>${lastmod}</url>`;
  });
  return [
    {
      file: 'sitemap.xml',
      text: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${locations.join('\n')}\n</urlset>\n`,
    },
    {
      file: 'robots.txt',
      text: `User-agent: *\nAllow: /\nSitemap: ${wholeAddress('/sitemap.xml')}\n`,
    },
    { file: FEED_FILE, text: feedOf(selectPublishedPosts(store.getState())) },
    ...movedPages(contentOf(store), earlierAddresses),
  ];
}

/** Returns what is to be done before launch, by what the site is built with. */
export const launchList = async (): Promise<LaunchCheck[]> =>
  launchChecks(selectLaunchFacts((await storeWithSeedData()).getState()), localDay(new Date()));

const AdminWithoutScript = () => (
  <>
    <h1>Owner portal</h1>
    <p>The owner portal needs JavaScript: everything in it is kept in this browser.</p>
  </>
);

const UnknownWithoutScript = () => (
  <>
    <h1>{UNEXPECTED_ERROR}</h1>
    <p>404 Not Found</p>
    <PageLink to={ADDRESSES.home}>Back to the home page</PageLink>
  </>
);

const SheetWithoutScript = () => (
  <>
    <h1>Your estimate</h1>
    <p>
      It is in its link, which needs JavaScript to be read. Call us at <PhoneLink />.
    </p>
  </>
);

async function renderPublic(
  store: AppStore,
  routes: ReturnType<typeof siteRoutes>,
  address: string,
): Promise<PrerenderedPage> {
  const route = routes.find(({ path }) => matchPath(path, address));
  if (!route) throw new Error(`No screen is shown at ${address}`);
  await route.load(address);
  const page = await render(
    <StaticRouter location={address}>
      <SiteApp store={store} routes={routes} />
    </StaticRouter>,
  );
  return {
    file: fileOf(address),
    address,
    app: 'site',
    modules: route.modulesAt(address),
    ...page,
  };
}

const renderInLayout = (
  store: AppStore,
  address: string,
  content: ReactNode,
  layout?: Omit<SiteLayoutProps, 'children'>,
): Promise<Rendered> =>
  render(
    <StaticRouter location={address}>
      <Provider store={store}>
        <SiteLayout {...layout}>{content}</SiteLayout>
      </Provider>
    </StaticRouter>,
  );

/** Renders a page whose content comes by script, with what it has to say without. */
const renderShell = (
  store: AppStore,
  address: string,
  title: string,
  withoutScript: ReactNode,
): Promise<Rendered> =>
  renderInLayout(
    store,
    address,
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <noscript>
        <div className="wrap no-script">{withoutScript}</div>
      </noscript>
      <div className="page-placeholder" aria-busy="true" />
      <div className="wrap no-script not-started" role="alert">
        <h1>{LOAD_FAILED}</h1>
        <p style={{ marginTop: '1rem' }}>
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- this address, with its query */}
          <a href="">Load the page again</a>
        </p>
      </div>
    </>,
    isAdminAddress(address) && address !== ADDRESSES.signIn
      ? { header: <OwnerHeader />, isFooterFolded: true }
      : undefined,
  );

/** Prerenders each public page, post and gallery project, admin shells, the estimates' page, and 404. */
export async function prerenderPages(): Promise<PrerenderedPage[]> {
  const store = await storeWithSeedData();
  const routes = siteRoutes(store);
  const pages: PrerenderedPage[] = [];
  for (const address of publicAddresses(store)) {
    pages.push(await renderPublic(store, routes, address));
  }
  /** Adds a page that starts an app at any address. */
  const add = (file: string, app: PrerenderedPage['app'], page: Rendered, modules: string[] = []) =>
    pages.push({ file, address: null, app, modules, ...page });

  for (const address of Object.values(ADDRESSES).filter((address) =>
    address.startsWith('/admin'),
  )) {
    const shell = await renderShell(store, address, 'Owner portal', <AdminWithoutScript />);
    add(fileOf(address), 'admin', shell);
  }
  // Apps show the title beside the link in a message.
  const title = `Your estimate or invoice | ${business.name}`;
  const sheet = await renderShell(store, SHEET_PAGE, title, <SheetWithoutScript />);
  const sheetRoute = routes.find(({ path }) => path === SHEET_PAGE);
  add(fileOf(SHEET_PAGE), 'site', sheet, sheetRoute?.modulesAt(SHEET_PAGE));
  add(OFFLINE_PAGE, 'none', await renderInLayout(store, '/offline', <OfflinePage />));
  const unknown = await renderShell(store, '/404', 'One moment', <UnknownWithoutScript />);
  add(ANY_PAGE, 'either', unknown);
  return pages;
}
