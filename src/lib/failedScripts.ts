type Script = HTMLLinkElement & HTMLScriptElement;

/**
 * Fetches changed scripts of the page once more, as WebKit keeps a failure until it is fetched in
 * another way. Part of an inline script, and therefore complete in itself.
 */
export const refetchScripts = (): void =>
  document
    .querySelectorAll<Script>('[rel=modulepreload],[type=module]')
    .forEach((link) => void fetch(link.href || link.src, { cache: 'no-cache' }).catch(Boolean));
