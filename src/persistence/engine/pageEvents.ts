import type { Persistence } from './persistence';

/**
 * Connects persistence to the page: receives other tabs' writes, rereads on focus, and writes
 * before the page is hidden. Returns a function that disconnects.
 */
export function connectToPage(persistence: Persistence): () => void {
  const onStorage = ({ key, newValue, storageArea }: StorageEvent): void => {
    if (storageArea !== localStorage) return;
    persistence.receive(key, newValue);
  };
  const flush = (): void => {
    persistence.flush().catch((error: unknown) => console.error('A flush failed:', error));
  };
  const onHidden = (): void => {
    if (document.visibilityState === 'hidden') flush();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) persistence.reread();
  };
  const connection = new AbortController();
  const { signal } = connection;
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pagehide', flush, { signal });
  window.addEventListener('pageshow', onPageShow, { signal });
  window.addEventListener('focus', persistence.reread, { signal });
  document.addEventListener('visibilitychange', onHidden, { signal });
  return () => connection.abort();
}
