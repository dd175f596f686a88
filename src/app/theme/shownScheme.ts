import { colorSchemePreference, type ColorScheme } from '../../persistence/colorScheme';

const systemIsDark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

const printQuery = (): MediaQueryList => window.matchMedia('print');

/** Returns the scheme in use: light in print, else the person's choice, else the system's. */
export function shownScheme(): ColorScheme {
  if (printQuery().matches) return 'light';
  return colorSchemePreference.read() ?? (systemIsDark().matches ? 'dark' : 'light');
}

/** Calls `onChange` when the scheme in use changes. Returns a function that unsubscribes. */
export function subscribeToScheme(onChange: () => void): () => void {
  const queries = [systemIsDark(), printQuery()];
  const stop = colorSchemePreference.subscribe(onChange);
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    stop();
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

/** Switches between light and dark, from the scheme in use. */
export const toggleScheme = (): void =>
  colorSchemePreference.choose(shownScheme() === 'dark' ? 'light' : 'dark');

/** The attributes of the switch between light and dark in one of the schemes. */
export const switchAttributes = (scheme: ColorScheme) =>
  ({
    'aria-pressed': scheme === 'dark',
    title: scheme === 'dark' ? 'Use light colors' : 'Use dark colors',
  }) as const;
