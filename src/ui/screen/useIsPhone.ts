import { useScreenQuery } from './useScreenQuery';

/**
 * Whether the window has the width of a phone, below the theme's `sm`: a screen then has one column. The frame of a
 * phone begins at a wider one (`useHasPhoneFrame`).
 */
export const useIsPhone = (): boolean => useScreenQuery('(max-width:37.49em)');
