import { useMediaQuery, useTheme } from '@mui/material';

/**
 * Whether the owner's screens have the frame of a phone, with a bar at the bottom: in a window narrower than a tablet's
 * (which may be wider than a phone's, `useIsPhone`), or where the text is as large as that.
 */
export const useHasPhoneFrame = (): boolean =>
  useMediaQuery('(max-width: 47.99em)', { noSsr: true });

/** Whether the owner's row has room for all places and Logout. */
export const useIsWide = (): boolean =>
  useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true });
