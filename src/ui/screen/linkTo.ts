/** Returns the first link of the screen to an address, if there is one. */
export const linkTo = (address: string): HTMLElement | null =>
  document.querySelector(`main a[href=${JSON.stringify(address)}]`);
