import type { ComponentType } from 'react';
import type { LazyEntry } from './app/builtIns';
import { loadBuiltIns } from './app/builtIns';
import { ADDRESSES, postAddress } from './app/addresses';
import type { AppStore } from './app/store';
import { lazyScreen, type LazyScreen } from './ui/lazyScreen';

/** A public address and the screen that it shows. */
export interface SiteRoute extends LazyScreen {
  path: string;
  /** The module of its screen, from `src`: the build inlines its styles and announces its chunk. */
  module: string;
}

interface RouteDefinition extends Pick<SiteRoute, 'path' | 'module'> {
  importScreen: () => Promise<ComponentType>;
  /** What the screen shows besides the page copy. */
  needs?: readonly LazyEntry[];
}

const definitions: readonly RouteDefinition[] = [
  {
    path: ADDRESSES.home,
    module: 'site/home/HomePage.tsx',
    importScreen: async () => (await import('./site/home/HomePage')).HomePage,
  },
  {
    path: ADDRESSES.services,
    module: 'site/services/ServicesPage.tsx',
    importScreen: async () => (await import('./site/services/ServicesPage')).ServicesPage,
  },
  {
    path: ADDRESSES.gallery,
    module: 'site/gallery/GalleryPage.tsx',
    importScreen: async () => (await import('./site/gallery/GalleryPage')).GalleryPage,
    needs: ['gallery'],
  },
  {
    path: ADDRESSES.about,
    module: 'site/about/AboutPage.tsx',
    importScreen: async () => (await import('./site/about/AboutPage')).AboutPage,
  },
  {
    path: ADDRESSES.contact,
    module: 'site/contact/ContactPage.tsx',
    importScreen: async () => (await import('./site/contact/ContactPage')).ContactPage,
  },
  {
    path: ADDRESSES.blog,
    module: 'site/blog/BlogPage.tsx',
    importScreen: async () => (await import('./site/blog/BlogPage')).BlogPage,
    needs: ['posts'],
  },
  {
    path: postAddress(':slug'),
    module: 'site/blog/PostPage.tsx',
    importScreen: async () => (await import('./site/blog/PostPage')).PostPage,
    needs: ['posts'],
  },
];

/** The public half of the site (specification, section 2, Route table), for one store. */
export function siteRoutes(store: AppStore): SiteRoute[] {
  return definitions.map(({ path, module, importScreen, needs = [] }) => ({
    path,
    module,
    ...lazyScreen(async () => {
      const [screen] = await Promise.all([importScreen(), store.dispatch(loadBuiltIns(needs))]);
      return screen;
    }),
  }));
}
