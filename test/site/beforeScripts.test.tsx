import { within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { matchPath, StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { galleryProjectAddress } from '../../src/app/addresses';
import { listedSamples } from '../../src/domain/blog/samples';
import { sampleProjects } from '../../src/domain/gallery/samples';
import { NEEDS_SCRIPTS } from '../../src/enhancement/earlyPress';
import { siteRoutes } from '../../src/routes';
import { SiteApp } from '../../src/site/SiteApp';
import { textsOf } from '../support/parts';
import { makeStore } from '../support/store';

/** Returns a prerendered page before hydration. */
async function prerendered(address: string): Promise<HTMLElement> {
  const { store } = makeStore({ isRestored: false });
  const routes = siteRoutes(store);
  await routes.find(({ path }) => matchPath(path, address))?.load(address);
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <StaticRouter location={address}>
      <SiteApp store={store} routes={routes} />
    </StaticRouter>,
  );
  return page;
}

const ADDRESSES = ['/', '/services', '/gallery', '/about', '/contact', '/blog'];
const [post] = listedSamples;
if (!post) throw new Error('There are no sample posts');

const [project] = sampleProjects;
if (!project) throw new Error('There are no sample projects');

describe.each([...ADDRESSES, `/blog/${post.slug}`, galleryProjectAddress(project)])(
  '%s before any script runs',
  (address) => {
    it('has all of its controls ready, and the head and heading of a page', async () => {
      const page = await prerendered(address);
      const lost = [...page.querySelectorAll('button')].filter(
        (button) => !button.matches(NEEDS_SCRIPTS) && !button.closest('form[data-towns]'),
      );
      // Subscribe does nothing with scripts either.
      expect(textsOf(lost)).toEqual(address === '/blog' ? ['Subscribe'] : []);
      expect(page.querySelectorAll(':disabled')).toHaveLength(0);
      const fields = [...page.querySelectorAll('[type=search], select')];
      expect(fields.filter((field) => !field.closest('[data-app]'))).toEqual([]);
      const filtered = [...page.querySelectorAll('form')].filter(({ method }) => method === 'get');
      const names = filtered.flatMap((form) =>
        [...form.querySelectorAll('[name]')].map((control) => control.getAttribute('name')),
      );
      expect([...new Set(names)]).toEqual(
        {
          '/': ['town'],
          '/services': ['town'],
          '/contact': ['town'],
          '/gallery': ['category'],
          '/blog': ['search', 'category', 'tag'],
        }[address] ?? [],
      );
      for (const link of within(page).getAllByRole('link', {
        name: /^Book Online/,
        hidden: true,
      })) {
        expect(link).toHaveAttribute('href', '/contact');
      }
      expect(page.querySelectorAll('h1')).toHaveLength(1);
      expect(page.querySelectorAll('title')).toHaveLength(1);
      expect(page.querySelector('meta[name=description]')).toHaveAttribute('content');
      expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(
        new RegExp(`${address}$`),
      );
      expect(page.querySelector('meta[property="og:image"]')).toHaveAttribute('content');
    });
  },
);
