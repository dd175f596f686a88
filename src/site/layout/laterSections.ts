/** What is below the first screen of a public page, whatever page it is. */
const SECTIONS = [
  'main > section:nth-of-type(n + 2)',
  'main > section > ul > li:nth-child(n + 2)',
  'main > div > ul > li:nth-child(n + 2)',
  'main > div > section:nth-of-type(n + 2)',
  'main > div > div:nth-child(n + 2)',
  'footer',
];
/** Below the first screen of a post. */
const PARAGRAPHS = 'main > article > div > :nth-child(n + 3)';

/** Selects what is below the first screen of a public page, within the page. */
export const LATER = [...SECTIONS, PARAGRAPHS].join(', ');

const within = (selectors: string): string =>
  `#root[data-prerendered]:not([data-whole]) :is(${selectors})`;

/**
 * Styles that leave what is below the first screen for later: until the stylesheets are here, which
 * say `--later` (`laterSections.css`), it is neither laid out nor painted. Then the browser lays out
 * what comes near the screen, and `showLaterSections` lifts it all once the page is at rest. Without
 * scripts nothing hides what the stylesheets do not reach. On paper everything is there.
 */
export const laterSectionsHead =
  `<style>@media screen{${within(LATER)}{content-visibility:var(--later,hidden);contain-intrinsic-height:auto 30rem}` +
  `${within(PARAGRAPHS)}{contain-intrinsic-height:auto 8rem}}</style>` +
  `<noscript><style>:root{--later:auto}</style></noscript>`;
