import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the owner's row has room for all places and Logout. */
export const useIsWide = (): boolean =>
  useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true });
