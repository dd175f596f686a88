import { COLOR_SCHEME_KEY, KEY_PREFIX } from './engine/keys';

/** Whether a key holds data of this browser's own: any key of this site but the color scheme. */
const isOwn = (key: string | null): boolean =>
  key !== null && key.startsWith(KEY_PREFIX) && key !== COLOR_SCHEME_KEY;

/** Whether this browser has data of its own: lists, a journal, a sign-in, a draft of this tab. */
export function hasOwnData(): boolean {
  try {
    return [localStorage, sessionStorage].some((storage) => Object.keys(storage).some(isOwn));
  } catch {
    // Storage is denied: there is none of its own.
    return false;
  }
}

/** Calls back when another tab stores such data, at once or while this page was in the back/forward cache. */
export function whenOwnDataArrives(callBack: () => void, signal: AbortSignal): void {
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (newValue !== null && isOwn(key)) callBack();
  };
  window.addEventListener('storage', onStorage, { signal });
  const onPageshow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted && hasOwnData()) callBack();
  };
  window.addEventListener('pageshow', onPageshow, { signal });
}
