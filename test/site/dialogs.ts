/** Mocks modal dialogs, which jsdom lacks: opening, focus, and the `cancel` event on Escape. */
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
