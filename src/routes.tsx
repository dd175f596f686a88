import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { ADDRESSES, GALLERY_PROJECT_PATTERN, postAddress, SHEET_PAGE } from './app/addresses';
import { listSeedPosts, loadSeedData } from './app/seedData';
import type { AppStore } from './app/store/setupStore';
import type { AppThunk } from './app/store/types';
import { lazyScreen, type LazyScreen } from './ui/screen/lazyScreen';

/** A public address and its screen. */
export interface SiteRoute extends LazyScreen {
  path: string;
  /** The modules of its screen at an address, screen first, for the build to inline and preload. */
  modulesAt: (pathname: string) => string[];
}

interface RouteDefinition {
  path: string;
  /** The module of its screen, from `src`. */
  module: string;
  importScreen: () => Promise<ComponentType>;
  /** The data that the screen needs in addition to the page copy. */
  needs?: {
    /** The modules with that data, from `src`. */
    modules: (pathname: string) => string[];
    load: (pathname: string) => AppThunk<Promise<void>>;
  };
}

const POST = postAddress(':slug');
const POSTS = 'domain/blog/seedData.ts';
const STATEMENTS = 'site/statements/StatementPage.tsx';
const SHEET_MODULE = 'site/estimate/SheetPage.tsx';
const slugIn = (pathname: string): string => matchPath(POST, pathname)?.params.slug ?? '';

/** What the screens that show projects of the gallery need. */
const GALLERY: RouteDefinition['needs'] = {
  modules: () => ['domain/gallery/seedData.ts'],
  load: () => loadSeedData(['gallery']),
};

const definitions: readonly RouteDefinition[] = [
  {
    path: ADDRESSES.home,
    module: 'site/home/HomePage.tsx',
    importScreen: async () => (await import('./site/home/HomePage')).HomePage,
    needs: GALLERY,
  },
  {
    path: ADDRESSES.services,
    module: 'site/services/ServicesPage.tsx',
    importScreen: async () => (await import('./site/services/ServicesPage')).ServicesPage,
    needs: GALLERY,
  },
  {
    path: ADDRESSES.gallery,
    module: 'site/gallery/GalleryPage.tsx',
    importScreen: async () => (await import('./site/gallery/GalleryPage')).GalleryPage,
    needs: GALLERY,
  },
  {
    path: GALLERY_PROJECT_PATTERN,
    module: 'site/gallery/ProjectPage.tsx',
    importScreen: async () => (await import('./site/gallery/ProjectPage')).ProjectPage,
    needs: GALLERY,
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
    needs: { modules: () => [POSTS], load: () => listSeedPosts() },
  },
  {
    path: ADDRESSES.accessibility,
    module: STATEMENTS,
    importScreen: async () => (await import('./site/statements/StatementPage')).AccessibilityPage,
  },
  {
    path: ADDRESSES.privacy,
    module: STATEMENTS,
    importScreen: async () => (await import('./site/statements/StatementPage')).PrivacyPage,
  },
  {
    path: SHEET_PAGE,
    module: SHEET_MODULE,
    importScreen: async () => (await import('./site/estimate/SheetPage')).SheetPage,
  },
  {
    path: POST,
    module: 'site/blog/PostPage.tsx',
    importScreen: async () => (await import('./site/blog/PostPage')).PostPage,
    needs: {
      modules: (pathname) => [POSTS, `domain/blog/posts/${slugIn(pathname)}.md?raw`],
      load: (pathname) => listSeedPosts(slugIn(pathname)),
    },
  },
];

/** Returns the routes of the public app for one store. */
export const siteRoutes = (store: AppStore): SiteRoute[] =>
  definitions.map(({ path, module, importScreen, needs }) => ({
    path,
    modulesAt: (pathname) => [module, ...(needs?.modules(pathname) ?? [])],
    ...lazyScreen(async (pathname) => {
      const [screen] = await Promise.all([
        importScreen(),
        needs && store.dispatch(needs.load(pathname)),
      ]);
      return screen;
    }),
  }));
