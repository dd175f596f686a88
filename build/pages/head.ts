import type { Plugin } from 'vite';
import { tokensCss } from '../../src/app/theme/tokens.ts';
import { headScript } from './pageScript.ts';

/** Vite plugin that adds to the head of `index.html` what every page has. */
export const head = (): Plugin => ({
  name: 'maple-ridge:head',
  transformIndexHtml: (html) =>
    html.replace('<!--tokens-->', `<style>${tokensCss()}</style><script>${headScript}</script>`),
});
