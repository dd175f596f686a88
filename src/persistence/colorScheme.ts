import { COLOR_SCHEME_KEY } from './engine/keys.ts';

/** The choice between light and dark, stored here and applied as `data-theme` on the root. */
export type ColorScheme = 'light' | 'dark';

const listeners = new Set<() => void>();

const isScheme = (text: unknown): text is ColorScheme => text === 'light' || text === 'dark';

export const colorSchemePreference = {
  /** Returns the chosen scheme; undefined while the system's setting applies. */
  read(): ColorScheme | undefined {
    const shown = document.documentElement.dataset.theme;
    return isScheme(shown) ? shown : undefined;
  },
  /** Applies a scheme at once, and stores it if the browser allows that. */
  choose(scheme: ColorScheme): void {
    document.documentElement.dataset.theme = scheme;
    try {
      localStorage.setItem(COLOR_SCHEME_KEY, scheme);
    } catch (error) {
      console.warn('The choice of light or dark cannot be kept in this browser', error);
    }
    for (const listener of listeners) listener();
  },
  /** Calls `onChange` when any tab changes the choice, or the page is shown again; returns a function that unsubscribes. */
  subscribe(onChange: () => void): () => void {
    const onStorage = (event: StorageEvent): void => {
      if (event.key !== COLOR_SCHEME_KEY || !isScheme(event.newValue)) return;
      document.documentElement.dataset.theme = event.newValue;
      onChange();
    };
    listeners.add(onChange);
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onChange);
    return () => {
      listeners.delete(onChange);
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onChange);
    };
  },
};

/**
 * Inline script for the head of every page: applies the chosen scheme before the first paint, and again when Back shows the
 * page as it was left, after a choice on another. What is stored otherwise matches no style, and is no choice.
 */
export const colorSchemeScript = `(onpageshow=()=>{try{var t=localStorage.getItem('${COLOR_SCHEME_KEY}');if(t)document.documentElement.dataset.theme=t}catch{}})()`;
