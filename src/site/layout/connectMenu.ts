/** Whether this entry of the history is the open menu's: Back closes it, and Forward opens it again. */
const isMenuEntry = (): boolean =>
  Boolean((window.history.state as { menu?: boolean } | null)?.menu);

/**
 * Closes a menu of a `<details>` element when one of its links is chosen, on Back, on Escape, on a press
 * outside, and when the focus leaves it, because the panel would cover the focus (WCAG 2.4.11).
 */
export function connectMenu(menu: HTMLDetailsElement, signal: AbortSignal): void {
  const closeIfOutside = ({ target }: Event): void => {
    if (menu.open && target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  /** Closes the menu, whose button takes the focus: a link to this very page leads nowhere else. */
  const close = (): void => {
    menu.querySelector('summary')?.focus();
    menu.open = false;
  };
  /** Adds the menu's entry, or takes it away. */
  const keepEntry = (): void => {
    const { history } = window;
    if (menu.open === isMenuEntry()) return;
    if (menu.open) history.pushState({ ...(history.state as object | null), menu: true }, '');
    else history.back();
  };
  document.addEventListener('pointerdown', closeIfOutside, { signal });
  document.addEventListener('focusin', closeIfOutside, { signal });
  menu.addEventListener('toggle', keepEntry, { signal });
  window.addEventListener('popstate', () => (menu.open = isMenuEntry()), { signal });
  const onClick = (event: MouseEvent): void => {
    // A call leaves the page, and so its menu, where it is.
    const link =
      event.target instanceof Element && event.target.closest('a:not([data-token],[href^=tel])');
    if (!link) return;
    if (isMenuEntry()) {
      // Followed once the menu's entry is gone: Back then leads here, and not to the open menu.
      event.preventDefault();
      const follow = (): void => void link.dispatchEvent(new MouseEvent('click', event));
      window.addEventListener('popstate', follow, { once: true });
    }
    close();
  };
  menu.addEventListener('click', onClick, { signal });
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    // Escape closes an open dialog first.
    if (key !== 'Escape' || !menu.open || document.querySelector('dialog[open]')) return;
    close();
  };
  document.addEventListener('keydown', onKeyDown, { signal });
  // After a reload, or opened before this script was there.
  menu.open ||= isMenuEntry();
  keepEntry();
}
