import { useSyncExternalStore } from 'react';
import { colorSchemePreference, type ColorScheme } from '../persistence/colorScheme';

/** Whether the system asks for dark. */
const systemIsDark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

/** The scheme that is shown: the person's choice, else the system's. */
function shownScheme(): ColorScheme {
  return colorSchemePreference.read() ?? (systemIsDark().matches ? 'dark' : 'light');
}

function subscribe(onChange: () => void): () => void {
  const query = systemIsDark();
  const stop = colorSchemePreference.subscribe(onChange);
  query.addEventListener('change', onChange);
  return () => {
    stop();
    query.removeEventListener('change', onChange);
  };
}

/** Light or dark, following the system until the person chooses; and the switch. */
export function useColorScheme(): { scheme: ColorScheme; toggle: () => void } {
  const scheme = useSyncExternalStore(subscribe, shownScheme, () => 'light' as const);
  return {
    scheme,
    toggle: () => colorSchemePreference.choose(scheme === 'dark' ? 'light' : 'dark'),
  };
}
