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
  const onReturn = (): void => persistence.reread();
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) persistence.reread();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pagehide', flush);
  window.addEventListener('pageshow', onPageShow);
  window.addEventListener('focus', onReturn);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pagehide', flush);
    window.removeEventListener('pageshow', onPageShow);
    window.removeEventListener('focus', onReturn);
    document.removeEventListener('visibilitychange', onHidden);
  };
}
