import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import { laidOut } from './pages';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA with all earlier levels, and axe's best practices. */
const EVERYTHING: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  rules: { 'target-size': { enabled: true } },
};
/** The rules about colors: all that a change from light to dark can break. */
const COLORS: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** Returns axe's findings on the current page, one line for each element. */
async function axeFindings(page: Page, rules: RunOptions): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    async (options): Promise<AxeResults> => {
      // A bar at an edge of the window covers some target in part, which axe takes for a small one
      // although it can be scrolled from under the bar.
      const bars = [...document.querySelectorAll<HTMLElement>('#root *')].filter((element) => {
        const { position, top, bottom } = getComputedStyle(element);
        // Not the header, in which a menu may be open.
        const isTop = top === '0px' && !element.closest('header');
        return position === 'sticky' && (isTop || bottom !== 'auto');
      });
      for (const bar of bars) bar.style.position = 'static';
      try {
        const results = await (window as unknown as { axe: typeof Axe }).axe.run(document, options);
        // A menu is in no landmark, and need not be.
        const isMenu = (target: unknown): boolean =>
          document.querySelector(`${String(target)} > [role=menu]`) !== null;
        for (const violation of results.violations)
          if (violation.id === 'region')
            violation.nodes = violation.nodes.filter(({ target }) => !isMenu(target[0]));
        return results;
      } finally {
        for (const bar of bars) bar.style.removeProperty('position');
      }
    },
    { ...rules, resultTypes: ['violations' as const], preload: false },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Shows the page in a color scheme, and waits until it has been painted. */
async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await laidOut(page);
}

/** Goes on after a failure, and looks again: the admin app changes its colors in a render, and by transitions. */
const softly = expect.configure({ soft: true });

/** Returns the texts in which the display font shows its figure 0 for tables, which is lighter than the others. */
const lightZeros = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const { fontFamily, fontVariantNumeric } = getComputedStyle(element);
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const text = own.map(({ textContent }) => textContent).join('');
      const isLight = fontFamily.includes('Maple Display') && fontVariantNumeric !== 'normal';
      return isLight && text.includes('0') ? [text] : [];
    }),
  );

/** Expects no finding of axe on the current page, in light and in dark, and each figure in one weight. */
export async function expectNothingFound(page: Page, what: string): Promise<void> {
  softly(await lightZeros(page), `${what}, figures`).toEqual([]);
  await softly.poll(() => axeFindings(page, EVERYTHING), what).toEqual([]);
  await showIn(page, 'dark');
  await softly.poll(() => axeFindings(page, COLORS), `${what}, dark`).toEqual([]);
  await showIn(page, 'light');
}

/** Returns controls smaller than a finger needs, except links within a sentence. */
export async function smallTargets(page: Page, size: number): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = document.querySelectorAll(
      'a[href], button, input:not([type=file]), select, textarea, summary, [role=button], [role=slider]',
    );
    return [...controls].flatMap((control) => {
      // A press beside the lines of a field focuses it, too.
      const target = control.closest('.MuiInputBase-multiline') ?? control;
      const { width, height } = target.getBoundingClientRect();
      const isSmall = Math.round(height) < least || Math.round(width) < least;
      const isShown = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const isWithinText = getComputedStyle(control).display === 'inline';
      if (!isSmall || !isShown || isWithinText || control.matches('.skip-link')) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return [`${name}: ${Math.round(width)} by ${Math.round(height)}`];
    });
  }, size);
}
