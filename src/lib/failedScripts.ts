type Script = HTMLLinkElement & HTMLScriptElement;

/**
 * Fetches the scripts of the page once more, where they have changed. After one could not be loaded:
 * WebKit keeps the failure, and has it for every later load, a reload's too, until the script is fetched
 * in another way. What fails again is reported where it is needed. Part of an inline script, and
 * therefore short and complete in itself.
 */
export const refetchScripts = (): void => {
  for (const one of document.querySelectorAll<Script>('[rel=modulepreload],[type=module]'))
    fetch(one.href || one.src, { cache: 'no-cache' }).catch(Boolean);
};
