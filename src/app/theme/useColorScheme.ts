import { useSyncExternalStore } from 'react';
import { colorSchemePreference, type ColorScheme } from '../../persistence/colorScheme';

/** Whether the system asks for dark. */
const systemIsDark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

/** Whether the page is being printed. */
const printQuery = (): MediaQueryList => window.matchMedia('print');

/** The scheme that is shown: light on paper, else the person's choice, else the system's. */
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

/** Light or dark, following the system until the person chooses; and the switch. */
export function useColorScheme(): { scheme: ColorScheme; toggle: () => void } {
  const scheme = useSyncExternalStore(subscribe, shownScheme, () => 'light' as const);
  return {
    scheme,
    toggle: () => colorSchemePreference.choose(scheme === 'dark' ? 'light' : 'dark'),
  };
}
