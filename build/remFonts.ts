import type { Plugin } from 'vite';

/** Writes the calendar library's sizes of text, which are in pixels, in rem: they grow with the browser's. */
export const remFonts = (): Plugin => ({
  name: 'maple-ridge:rem-fonts',
  enforce: 'pre',
  transform: {
    filter: { id: /themes\/classic\/theme\.css$/ },
    handler: (css) =>
      css.replaceAll(/font-size: (\d+)px/g, (_all, px) => `font-size: ${Number(px) / 16}rem`),
  },
});
