/**
 * jsdom has no modal dialogs: these stand in, with what the site relies on. A modal is open, takes
 * the focus, and asks to be closed (`cancel`) on Escape.
 */
export function mockDialogs(): void {
  const dialogs = HTMLDialogElement.prototype;
  if (typeof dialogs.showModal === 'function') return;
  dialogs.showModal = function showModal() {
    this.open = true;
    this.querySelector<HTMLElement>('button, a[href]')?.focus();
  };
  dialogs.close = function close() {
    this.open = false;
  };
  document.addEventListener('keydown', ({ key }) => {
    const top = [...document.querySelectorAll('dialog')].findLast(({ open }) => open);
    if (key === 'Escape') top?.dispatchEvent(new Event('cancel', { cancelable: true }));
  });
}
