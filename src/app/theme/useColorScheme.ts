import { useSyncExternalStore } from 'react';
import type { ColorScheme } from '../../persistence/colorScheme';
import { shownScheme, subscribeToScheme } from './shownScheme';

/** Returns the color scheme, which follows the system until the person chooses. */
export const useColorScheme = (): ColorScheme =>
  useSyncExternalStore(subscribeToScheme, shownScheme, () => 'light' as const);
