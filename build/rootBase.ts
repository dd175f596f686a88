import type { Plugin } from 'vite';

/** Rejects any base but `/`: the addresses of pages, the service worker and stored links begin there. */
export const rootBase = (): Plugin => ({
  name: 'maple-ridge:root-base',
  configResolved: ({ base }) => {
    if (base === '/') return;
    throw new Error(
      `The site cannot be built for the base ${base}: its addresses and its service worker begin at /. Serve it from the root of a domain or subdomain (docs/customising.md, Deploying dist).`,
    );
  },
});
