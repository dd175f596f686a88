import { whenAtRest, whenIdle } from '../../lib/idle';

/** How deep below `main` the styles reach. */
const REACH = 'main > *, main > * > *, main > * > * > *';

/**
 * Lays out what `belowTheFold.css` left for later, a piece at a time, so that no tap waits for it.
 * From then on the page's height is its own, and other pages are laid out whole.
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
