import { showCanonicalAddress } from './app/canonicalAddress';
import { loadAppOnNeed } from './enhancement/appNeed';
import { connectBooking } from './enhancement/booking';
import { connectColorSchemeSwitch } from './enhancement/colorSchemeSwitch';
import { connectListFilters } from './enhancement/listFilters';
import { keepOfflineCopy } from './enhancement/offlineCopy';
import { connectPictures } from './enhancement/pictures';
import { whenShown } from './enhancement/whenShown';
import { afterPaint } from './lib/idle';
import { connectMenu } from './site/layout/connectMenu';
import { showBelowTheFold } from './site/layout/showBelowTheFold';
import { connectOpenNow } from './site/openNow/openNow';
import { connectTownCheck } from './site/town/townAnswer';

/** The page script, all JavaScript for somebody who only reads; loads the app when needed. */
afterPaint(() => {
  const root = document.getElementById('root');
  if (!root) return;
  const enhancement = new AbortController();
  const { signal } = enhancement;
  const menu = root.querySelector('header details');
  if (menu instanceof HTMLDetailsElement) connectMenu(menu, signal);
  connectColorSchemeSwitch(signal);
  connectPictures(signal);
  connectBooking(signal);
  connectListFilters(signal);
  const townCheck = root.querySelector<HTMLFormElement>('form[data-towns]');
  if (townCheck) connectTownCheck(townCheck, signal);
  if (root.dataset.prerendered !== undefined) whenShown(() => showCanonicalAddress());
  for (const hours of root.querySelectorAll<HTMLElement>('[data-hours]'))
    connectOpenNow(hours, hours.dataset.hours ?? '', signal);
  loadAppOnNeed(root, enhancement);
  whenShown(keepOfflineCopy);
  showBelowTheFold(root);
});
