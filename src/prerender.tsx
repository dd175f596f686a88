import { prerender } from 'react-dom/static';
import { matchPath, StaticRouter } from 'react-router-dom';
import { ADDRESSES, postAddress } from './app/addresses';
import { loadBuiltIns } from './app/builtIns';
import { setupStore } from './app/store';
import { selectPublishedPosts } from './domain/blog/slice';
import { siteRoutes } from './routes';
import { SiteApp } from './site/SiteApp';
import { SiteLayout } from './site/layout/SiteLayout';
import { Provider } from 'react-redux';
import type { ReactElement } from 'react';

/** A page as the build writes it. */
export interface PrerenderedPage {
  /** Where the page stands below `dist`. */
  file: string;
  /** The address that it shows; null for the page that boots the app wherever it is served. */
  address: string | null;
  /** The modules of its screen, from `src`, besides the entry. */
  modules: string[];
  /** What goes into the head. */
  head: string;
  /** What goes into the root element. */
  body: string;
}

/** React puts the hoisted title, meta and link elements first: they belong into the head. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)+/;

/** Larger pages too come in one piece: split ones put themselves together by inline scripts. */
const WHOLE = Number.POSITIVE_INFINITY;

async function render(app: ReactElement): Promise<{ head: string; body: string }> {
  const { prelude } = await prerender(app, { progressiveChunkSize: WHOLE });
  const html = await new Response(prelude).text();
  const head = HOISTED.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

const fileOf = (address: string): string =>
  address === '/' ? 'index.html' : `${address.slice(1)}/index.html`;

/** Renders every public page, each known post, a shell for each of the owner's screens, and 404. */
export async function prerenderPages(): Promise<PrerenderedPage[]> {
  const store = setupStore();
  await store.dispatch(loadBuiltIns(['gallery', 'posts']));
  const routes = siteRoutes(store);
  await Promise.all(routes.map(({ load }) => load()));
  const posts = selectPublishedPosts(store.getState()).map(({ slug }) => postAddress(slug));
  const { home, services, gallery, about, contact, blog } = ADDRESSES;
  const pages: PrerenderedPage[] = [];
  for (const address of [home, services, gallery, about, contact, blog, ...posts]) {
    const page = await render(
      <StaticRouter location={address}>
        <SiteApp store={store} routes={routes} />
      </StaticRouter>,
    );
    const module = routes.find(({ path }) => matchPath(path, address))?.module;
    pages.push({ file: fileOf(address), address, modules: module ? [module] : [], ...page });
  }
  const shell = async (address: string, title: string): Promise<{ head: string; body: string }> =>
    render(
      <StaticRouter location={address}>
        <Provider store={store}>
          <title>{title}</title>
          <meta name="robots" content="noindex" />
          <SiteLayout>
            <div className="page-placeholder" aria-busy="true" />
          </SiteLayout>
        </Provider>
      </StaticRouter>,
    );
  for (const address of Object.values(ADDRESSES).filter((one) => one.startsWith('/admin'))) {
    pages.push({
      file: fileOf(address),
      address: null,
      modules: ['admin/renderAdmin.tsx'],
      ...(await shell(address, 'Owner portal')),
    });
  }
  pages.push({
    file: '404.html',
    address: null,
    modules: [],
    ...(await shell('/404', 'One moment')),
  });
  return pages;
}
