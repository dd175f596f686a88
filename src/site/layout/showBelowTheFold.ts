import { whenAtRest, whenIdle } from '../../lib/idle';

/** Elements up to the depth that the styles reach. */
const REACH = 'main > *, main > * > *, main > * > * > *';

/**
 * Lays out what `belowTheFold.css` deferred, one element at a time, so that input is not delayed.
 * Afterwards the page has its real height, and other pages are laid out completely.
 */
export function showBelowTheFold(root: HTMLElement): void {
  whenAtRest(() => {
    const hidden = [...root.querySelectorAll<HTMLElement>(REACH)].filter(
      (element) => getComputedStyle(element).contentVisibility === 'auto',
    );
    const showNext = (): void => {
      const next = hidden.shift();
      if (next) {
        next.style.contentVisibility = 'visible';
        whenIdle(showNext);
      } else root.dataset.whole = '';
    };
    whenIdle(showNext);
  });
}
