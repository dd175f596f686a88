import { createTheme, type Theme } from '@mui/material/styles';
import { dark, displayFont, light, textFont } from './tokens';

/** Targets of 44 pixels where a finger does the pressing. */
const forFingers = { '@media (pointer: coarse)': { minHeight: 44 } } as const;

/** The owner's MUI theme, made from the colours of the whole site. */
export function adminTheme(scheme: 'light' | 'dark'): Theme {
  const colors = scheme === 'dark' ? dark : light;
  const heading = { fontFamily: displayFont, fontWeight: 600, letterSpacing: '-0.01em' };
  return createTheme({
    palette: {
      mode: scheme,
      primary: {
        main: scheme === 'dark' ? colors.evergreenInk : colors.evergreen,
        contrastText: scheme === 'dark' ? colors.paper : colors.onEvergreen,
      },
      secondary: { main: colors.maple, contrastText: colors.onMaple },
      error: { main: colors.danger, contrastText: scheme === 'dark' ? colors.paper : '#ffffff' },
      warning: { main: colors.amber, contrastText: scheme === 'dark' ? colors.paper : '#ffffff' },
      success: { main: colors.success, contrastText: scheme === 'dark' ? colors.paper : '#ffffff' },
      info: { main: colors.evergreenInk },
      background: { default: colors.paper, paper: colors.raised },
      text: { primary: colors.ink, secondary: colors.inkSoft },
      divider: colors.line,
      // What is pressed or under the pointer keeps its contrast, in dark too.
      tonalOffset: 0.15,
    },
    motion: { reducedMotion: 'system' },
    shape: { borderRadius: 10 },
    typography: {
      fontFamily: textFont,
      h1: { ...heading, fontSize: '1.9rem' },
      h2: { ...heading, fontSize: '1.35rem' },
      h3: { ...heading, fontSize: '1.1rem' },
      h4: heading,
      h5: heading,
      h6: heading,
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: {
          root: {
            '&:focus-visible': { outline: `3px solid ${colors.mapleInk}`, outlineOffset: 2 },
          },
        },
      },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: {
            minHeight: 40,
            ...forFingers,
            // Where colors are forced, a filled button has no color of its own to be seen by.
            '@media (forced-colors: active)': { border: '1px solid ButtonBorder' },
          },
        },
      },
      MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiCard: { defaultProps: { variant: 'outlined' } },
      MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
      MuiOutlinedInput: {
        styleOverrides: {
          // The control itself fills its frame: a press on its edge opens a list too.
          input: { '@media (pointer: coarse)': { '&:not(textarea)': { paddingBlock: '10.5px' } } },
          root: forFingers,
          notchedOutline: { borderColor: colors.lineStrong },
        },
      },
    },
  });
}
