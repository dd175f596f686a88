/**
 * Fetches the scripts of the page once more, where they have changed. After one could not be loaded:
 * WebKit keeps the failure, and has it for every later load, a reload's too, until the script is fetched
 * in another way. Part of an inline script, and therefore complete in itself.
 */
export function refetchScripts(): void {
  const scripts = document.querySelectorAll('link[rel=modulepreload], script[type=module][src]');
  const addresses = new Set(
    [...scripts].map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? ''),
  );
  for (const address of addresses) {
    // What fails again is reported where it is needed.
    fetch(address, { cache: 'no-cache' }).catch(() => undefined);
  }
}
