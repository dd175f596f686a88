import { ADDRESSES } from '../../../src/app/addresses';
import { business } from '../../../src/business';
import type { Journey } from '../journey';
import type { Tab } from '../tab';
import { expectLike, until, untilEqual } from '../until';

/** What a visitor does with pictures, colors, paper, and without a network. */

const gallery: Journey = {
  title: 'a visitor compares two pictures by mouse and keys, and enlarges them',
  run: async ({ tab }) => {
    await tab.open(ADDRESSES.gallery);
    const slider = tab.role('slider', undefined, 'first');
    await slider.dragTo(tab.text('After', 'first'));
    await tab.drop();
    await until(async () => {
      const share = Number(await slider.value());
      if (share <= 60) throw new Error(`The slider is at ${share} of 100`);
    });
    await tab.keys('Home');
    await untilEqual(() => slider.attribute('aria-valuetext'), 'All after');
    await tab.keys('ArrowRight');
    await untilEqual(() => slider.attribute('aria-valuetext'), '5% before, 95% after');

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
    await untilEqual(() => zoomOut.attribute('aria-disabled'), 'false');
    await tab.keys('0');
    await untilEqual(() => zoomOut.attribute('aria-disabled'), 'true');
    await tab.keys('Escape');
    await tab.role('dialog').gone();
    await untilEqual(async () => (await enlarge.found()).isFocused, true);
  },
};

/** Waits until the service worker is active and has cached a file. */
export const untilCached = (tab: Tab, file: string): Promise<void> =>
  until(async () => {
    const isCached = await tab.evaluate(async (pathname) => {
      const { active } = await navigator.serviceWorker.ready;
      const keys = await (await caches.open('maple-ridge-site')).keys();
      const isThere = keys.some(({ url }) => new URL(url).pathname === pathname);
      return active?.state === 'activated' && isThere;
    }, file);
    if (!isCached) throw new Error(`${file} is not cached`);
  }, 30_000);

const offline: Journey = {
  title:
    'after one visit the page opens without a network, Contact names phone and mail, and others say why not',
  host: { hasServiceWorker: true },
  run: async ({ tab, host }) => {
    await tab.open(ADDRESSES.home);
    await untilCached(tab, '/index.html');
    host.unplug();
    await tab.open(ADDRESSES.home);
    await tab.role('main').role('heading', undefined, 'first').seen();
    await untilEqual(async () => (await tab.button('Dark colors').found()).isEnabled, true);

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
  },
};

const colors: Journey = {
  title: 'dark colors are chosen and kept, and a page prints black on white without navigation',
  run: async ({ tab }) => {
    await tab.open(ADDRESSES.contact);
    const main = tab.role('main');
    const light = (await main.styles('color')).color;
    await tab.button('Dark colors').press();
    await until(async () => {
      const { color } = await main.styles('color');
      if (color === light) throw new Error(`The text is still ${color}`);
    });
    await tab.reload();
    const dark = (await main.styles('color')).color;
    expectLike({ isKept: dark !== light }, { isKept: true });

    await tab.showPrint();
    expectLike(await main.styles('color'), { color: 'rgb(0, 0, 0)' });
    expectLike(
      {
        navigation: await tab.role('navigation').count(),
        buttons: await tab.role('button').count(),
      },
      { navigation: 0, buttons: 0 },
    );
    await tab.text(business.phone).seen();
  },
};

export const visitorJourneys: readonly Journey[] = [gallery, offline, colors];
