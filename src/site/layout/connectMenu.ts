/**
 * Closes a menu of a `<details>` element when one of its links is chosen, on Escape, on a press
 * outside, and when the focus leaves it, because the panel would cover the focus (WCAG 2.4.11).
 */
export function connectMenu(menu: HTMLDetailsElement, signal: AbortSignal): void {
  const closeIfOutside = ({ target }: Event): void => {
    if (menu.open && target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  document.addEventListener('pointerdown', closeIfOutside, { signal });
  document.addEventListener('focusin', closeIfOutside, { signal });
  menu.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a:not([data-token])')) menu.open = false;
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    ({ key }) => {
      // Escape closes an open dialog first.
      if (key !== 'Escape' || !menu.open || document.querySelector('dialog[open]')) return;
      menu.querySelector('summary')?.focus();
      menu.open = false;
    },
    { signal },
  );
}
