/**
 * Ignores the second press of a double press where it would do something else than the first: it falls on what moved
 * there, on what was below a menu, beside a dialog that it opened, or on a button that now does the opposite. Returns
 * what ends this.
 */
export function ignoreStrayPresses(): () => void {
  let last: Element | null;
  let lastName: string | undefined;
  const listen = (event: MouseEvent): void => {
    const control = (event.target as Element).closest('a,button,[role=menuitem]');
    // The part behind a colon may change with each press, `Next stage: Paid`: it is the same button.
    const [name] = (control?.ariaLabel ?? control?.textContent ?? '').split(':');
    if (event.detail > 1 && (control !== last || name !== lastName)) {
      event.preventDefault();
      event.stopPropagation();
    }
    last = control;
    lastName = name;
  };
  window.addEventListener('click', listen, true);
  return () => window.removeEventListener('click', listen, true);
}
