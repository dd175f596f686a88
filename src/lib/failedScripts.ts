/**
 * Fetches the scripts of the page once more, where they have changed. After one could not be loaded:
 * WebKit keeps a failed response, and uses it for every later load, a reload's too, until the script is
 * fetched in another way. Part of an inline script, and therefore complete in itself.
 */
export function refetchScripts(): void {
  for (const { name } of performance.getEntriesByType('resource')) {
    if (/\/assets\/[^/]+\.js$/.test(name)) {
      // What fails again is reported where it is needed.
      fetch(name, { cache: 'no-cache' }).catch(() => undefined);
    }
  }
}
