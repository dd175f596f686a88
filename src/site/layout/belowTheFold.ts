/** What is below the fold of a public page, whatever page it is. */
const SECTIONS = [
  'main > section:nth-of-type(n + 2)',
  'main > section > ul > li:nth-child(n + 2)',
  'main > div > ul > li:nth-child(n + 2)',
  'main > div > section:nth-of-type(n + 2)',
  'main > div > div:nth-child(n + 2)',
  'footer',
];
/** Below the fold of a post. */
const PARAGRAPHS = 'main > article > div > :nth-child(n + 3)';

/** Selects what is below the fold of a public page, within the page. */
export const BELOW_THE_FOLD = [...SECTIONS, PARAGRAPHS].join(', ');

const within = (selectors: string): string =>
  `#root[data-prerendered]:not([data-whole]) :is(${selectors})`;

/**
 * Styles that leave what is below the fold for later: until the stylesheets are here, which
 * say `--below-the-fold` (`belowTheFold.css`), it is neither laid out nor painted. Then the browser lays out
 * what comes near the screen, and `showBelowTheFold` lifts it all once the page is at rest. Without
 * scripts nothing hides what the stylesheets do not reach. In print everything is there.
 */
export const belowTheFoldHead =
  `<style>@media screen{${within(BELOW_THE_FOLD)}{content-visibility:var(--below-the-fold,hidden);contain-intrinsic-height:auto 30rem}` +
  `${within(PARAGRAPHS)}{contain-intrinsic-height:auto 8rem}}</style>` +
  `<noscript><style>:root{--below-the-fold:auto}</style></noscript>`;
