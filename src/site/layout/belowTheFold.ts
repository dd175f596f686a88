/** Selectors of what is below the fold on any public page. */
const SECTIONS = [
  'main>section:nth-of-type(n+2)',
  'main>:is(section,div)>ul>li:nth-child(n+2)',
  'main>nav~section>ul',
  'main>div>ul>li>div+div',
  'main>div>section:nth-of-type(n+2)',
  'main>div>article~section',
  'main>div>div:nth-child(n+2)',
  'main>:is(div,article)~:is(section,nav)',
  'main>article>ul',
  'footer',
];
/** Selector of what is below the fold of a post. */
const PARAGRAPHS = 'main>article>div>:nth-child(n+3)';

/** The combined selector, relative to the page. */
export const BELOW_THE_FOLD = [...SECTIONS, PARAGRAPHS].join(',');

const within = (selectors: string): string =>
  `#root[data-prerendered]:not([data-whole]) :is(${selectors})`;

/**
 * Styles that skip layout and paint of what is below the fold, until the stylesheets are loaded and
 * set `--below-the-fold` (`belowTheFold.css`). From then on the browser lays out what is near the
 * screen, and `showBelowTheFold` lays out everything once the page is idle. Without scripts nothing
 * is hidden beyond the stylesheets' reach. Print shows everything.
 */
export const belowTheFoldHead =
  `<style>@media screen{${within(BELOW_THE_FOLD)}{content-visibility:var(--below-the-fold,hidden);contain-intrinsic-height:auto 30rem}` +
  `${within(PARAGRAPHS)}{contain-intrinsic-height:auto 8rem}}</style>` +
  `<noscript><style>:root{--below-the-fold:auto}</style></noscript>`;
