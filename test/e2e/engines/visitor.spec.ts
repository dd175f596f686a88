import { expect } from '@playwright/test';
import { ADDRESSES } from '../../../src/app/addresses';
import { business } from '../../../src/business';
import { test } from './engineTest';
import type { Tab } from './tab';
import { untilCached } from './until';

/** What a visitor does with pictures, colors, paper, and without a network. */

/** Shows the page as on paper; not every protocol offers that, so the style sheets are changed. */
const showPrint = (tab: Tab): Promise<void> =>
  tab.evaluate(() => {
    const change = (media: MediaList): void => {
      if (media.mediaText === '') return;
      media.mediaText = media.mediaText
        .split(',')
        .map((query) => (/\bscreen\b/.test(query) ? 'not all' : query))
        .map((query) => query.replace(/\bprint\b/, 'all'))
        .join(',');
    };
    const visit = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) change(rule.media);
        if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) {
      change(sheet.media);
      visit(sheet.cssRules);
    }
  });

test('a visitor compares two pictures by mouse and keys, and enlarges them', async ({ tab }) => {
  await tab.open(ADDRESSES.gallery);
  const slider = tab.role('slider', undefined, 'first');
  await slider.dragTo(tab.text('After', 'first'));
  await tab.drop();
  await expect.poll(async () => Number(await slider.value())).toBeGreaterThan(60);
  await tab.keys('Home');
  await expect.poll(() => slider.attribute('aria-valuetext')).toBe('All after');
  await tab.keys('ArrowRight');
  await expect.poll(() => slider.attribute('aria-valuetext')).toBe('5% before, 95% after');

  const enlarge = tab.button(/enlarge$/, 'first');
  await enlarge.press();
  const count = tab.role('dialog').role('status');
  await count.text(/^1 of \d+$/).seen();
  await tab.keys('ArrowRight');
  await count.text(/^2 of \d+$/).seen();
  await tab.role('dialog').button('Previous picture').press();
  await count.text(/^1 of \d+$/).seen();
  await tab.role('dialog').button('Compare').press();
  await tab.role('dialog').role('slider').seen();
  await tab.role('dialog').button('Zoom in').press();
  const zoomOut = tab.role('dialog').button('Zoom out');
  await expect.poll(() => zoomOut.attribute('aria-disabled')).toBe('false');
  await tab.keys('0');
  await expect.poll(() => zoomOut.attribute('aria-disabled')).toBe('true');
  await tab.keys('Escape');
  await tab.role('dialog').gone();
  await expect.poll(() => enlarge.get((one) => one === document.activeElement)).toBe(true);
});

test.describe(() => {
  test.use({ site: { hasServiceWorker: true } });

  test('after one visit the page opens without a network', async ({ tab, host }) => {
    await tab.open(ADDRESSES.home);
    await untilCached(tab, '/index.html');
    host.unplug();
    await tab.open(ADDRESSES.home);
    await tab.role('main').role('heading', undefined, 'first').seen();
    const colors = tab.button('Dark colors');
    await expect.poll(() => colors.get((one) => one.matches(':enabled'))).toBe(true);

    await tab.open(ADDRESSES.contact);
    await tab.label('Full Name').fill('Ada Example');
    const main = tab.role('main');
    const note = main.role('status').having(/could not be loaded/);
    await note.seen();
    await note.link(new RegExp(business.phone.replaceAll(/[()]/g, '\\$&'))).seen();
    await note.link(business.email).seen();

    await tab.open(ADDRESSES.services);
    await tab.role('heading', 'No connection').seen();
    await tab.role('main').link(/^Call/).seen();
    host.plugIn();
    await tab.reload();
    await tab.role('heading', 'No connection').gone();
  });
});

test('dark colors are chosen and kept, and a page prints black on white', async ({ tab }) => {
  await tab.open(ADDRESSES.contact);
  const main = tab.role('main');
  const light = await main.style('color');
  await tab.button('Dark colors').press();
  await expect.poll(() => main.style('color')).not.toBe(light);
  await tab.reload();
  expect(await main.style('color')).not.toBe(light);

  await showPrint(tab);
  expect(await main.style('color')).toBe('rgb(0, 0, 0)');
  await tab.role('navigation').gone();
  await tab.role('button').gone();
  await tab.text(business.phone).seen();
});
