import { useSyncExternalStore } from 'react';
import { colorSchemePreference, type ColorScheme } from '../../persistence/colorScheme';

/** Media query: the system is in dark mode. */
const systemIsDark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

/** Media query: the page is being printed. */
const printQuery = (): MediaQueryList => window.matchMedia('print');

/**
 * Returns the scheme in use: light in print, otherwise the person's choice, otherwise the system's.
 */
function shownScheme(): ColorScheme {
  if (printQuery().matches) return 'light';
  return colorSchemePreference.read() ?? (systemIsDark().matches ? 'dark' : 'light');
}

function subscribe(onChange: () => void): () => void {
  const queries = [systemIsDark(), printQuery()];
  const stop = colorSchemePreference.subscribe(onChange);
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    stop();
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

/**
 * Returns the color scheme, which follows the system until the person chooses, and a function that
 * switches it.
 */
export function useColorScheme(): { scheme: ColorScheme; toggle: () => void } {
  const scheme = useSyncExternalStore(subscribe, shownScheme, () => 'light' as const);
  return {
    scheme,
    toggle: () => colorSchemePreference.choose(scheme === 'dark' ? 'light' : 'dark'),
  };
}
