/** The choice between light and dark: kept in this browser, shown by `data-theme` on the root. */
export type ColorScheme = 'light' | 'dark';

const KEY = 'handyman.colorScheme';
const listeners = new Set<() => void>();

const isScheme = (text: unknown): text is ColorScheme => text === 'light' || text === 'dark';

export const colorSchemePreference = {
  /** What the person chose; undefined while the system's choice holds. */
  read(): ColorScheme | undefined {
    const shown = document.documentElement.dataset.theme;
    return isScheme(shown) ? shown : undefined;
  },
  /** Shows a scheme at once, and keeps it where the browser lets us. */
  choose(scheme: ColorScheme): void {
    document.documentElement.dataset.theme = scheme;
    try {
      localStorage.setItem(KEY, scheme);
    } catch (error) {
      console.warn('The choice of light or dark cannot be kept in this browser', error);
    }
    for (const listener of listeners) listener();
  },
  /** Calls back when the choice changes, here or in another tab. Answers the way to stop. */
  subscribe(onChange: () => void): () => void {
    const onStorage = (event: StorageEvent): void => {
      if (event.key !== KEY || !isScheme(event.newValue)) return;
      document.documentElement.dataset.theme = event.newValue;
      onChange();
    };
    listeners.add(onChange);
    window.addEventListener('storage', onStorage);
    return () => {
      listeners.delete(onChange);
      window.removeEventListener('storage', onStorage);
    };
  },
};

/** Runs in the head of every page, so that the chosen scheme is there with the first paint. */
export const colorSchemeScript = `try{var t=localStorage.getItem('${KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;
