import { createTheme, type Theme } from '@mui/material';
import { dark, displayFont, light, textFont } from './tokens';

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    /** For buttons that are rarely pressed, beside a button that stands out. */
    quiet: true;
  }
}

/** Returns the styles of a component's root. */
const root = <const Style extends object>(style: Style) => ({ styleOverrides: { root: style } });

/** Text so large for its window that a line holds few words: a phone at one and a half times. */
export const LARGE_TEXT = '@media (max-width: 18em)';

/** A window so low, or text so large, that a dialog needs its whole height. */
const LOW = '@media (max-height: 30em)';
/** A window so low that a dialog or form scrolls with its title and its buttons: they would leave no space for a field. */
export const VERY_LOW = '@media (max-height: 18em)';

/** Creates the admin app's MUI theme from the design tokens of the whole site. */
export function adminTheme(scheme: 'light' | 'dark'): Theme {
  const colors = scheme === 'dark' ? dark : light;
  const heading = {
    fontFamily: displayFont,
    fontWeight: 600,
    letterSpacing: '-0.01em',
    // The font's figure 0 for tables is lighter than the others, and narrower.
    fontVariantNumeric: 'normal',
  };
  return createTheme({
    // In em, so that large text gets the layout of a narrow screen.
    breakpoints: { unit: 'em', values: { xs: 0, sm: 37.5, md: 56.25, lg: 75, xl: 96 } },
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
      // Pressed and hovered buttons keep their contrast, in dark mode too.
      tonalOffset: 0.15,
    },
    motion: { reducedMotion: 'system' },
    shape: { borderRadius: 10 },
    typography: {
      fontFamily: textFont,
      h1: { ...heading, fontSize: 'min(1.6rem, 9vw)', lineHeight: 1.2 },
      h2: { ...heading, fontSize: 'min(1.25rem, 8.5vw)' },
      h3: { ...heading, fontSize: 'min(1.1rem, 8vw)', lineHeight: 1.3 },
      // `body1` and `body2` in bold.
      subtitle1: { fontWeight: 600, lineHeight: 1.5 },
      subtitle2: { fontWeight: 600, lineHeight: 1.43, letterSpacing: '0.01071em' },
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
            '&:focus-visible': { outline: `3px solid ${colors.evergreenInk}`, outlineOffset: 2 },
            // In forced-colors mode the fill of what is chosen would not be drawn.
            '@media (forced-colors: active)': {
              '&&&:is(.Mui-selected, .MuiChip-filled)': {
                forcedColorAdjust: 'none',
                color: 'HighlightText',
                backgroundColor: 'Highlight',
              },
            },
          },
        },
      },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: {
            minHeight: 44,
            // No narrower than its longest word.
            overflowWrap: 'break-word',
            hyphens: 'manual',
            // In forced-colors mode a filled button has no visible color of its own.
            '@media (forced-colors: active)': { border: '1px solid ButtonBorder' },
            variants: [
              {
                props: { color: 'quiet' },
                style: {
                  color: colors.inkSoft,
                  '@media (hover: hover)': {
                    '&:hover': {
                      backgroundColor: 'color-mix(in srgb, currentColor 6%, transparent)',
                    },
                  },
                },
              },
            ],
          },
        },
      },
      MuiMenuItem: root({ minHeight: 48 }),
      MuiMenu: { styleOverrides: { paper: { maxHeight: 'calc(100% - 32px)' } } },
      // While a menu fades out, a press reaches what is below it.
      MuiPopover: {
        styleOverrides: {
          root: { variants: [{ props: { open: false }, style: { pointerEvents: 'none' } }] },
        },
      },
      MuiFormControlLabel: root({ minHeight: 44, marginRight: 0, overflowWrap: 'anywhere' }),
      MuiStack: { defaultProps: { useFlexGap: true }, styleOverrides: { root: { minWidth: 0 } } },
      MuiTypography: {
        defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } },
        styleOverrides: {
          root: { '&:is(output)': { display: 'block' } },
          gutterBottom: { marginBottom: 8 },
        },
      },
      MuiCheckbox: root({ minWidth: 44, minHeight: 44 }),
      MuiIconButton: root({ minWidth: 44, minHeight: 44 }),
      MuiChip: root({
        '@media (pointer: coarse)': { '&.MuiChip-clickable': { height: 44, minWidth: 44 } },
      }),
      MuiBadge: {
        styleOverrides: { badge: { minWidth: '1.25rem', height: '1.25rem', borderRadius: '1rem' } },
      },
      MuiPaginationItem: root({ minWidth: 44, minHeight: 44 }),
      MuiLinearProgress: {
        // MUI's track, a light shade of the bar, looks like a full bar.
        styleOverrides: {
          determinate: { height: 10, borderRadius: 5, backgroundColor: colors.sunken },
        },
      },
      // A notice's buttons go below its text if there is no space beside it.
      MuiAlert: {
        styleOverrides: {
          root: { flexWrap: 'wrap', overflowWrap: 'anywhere' },
          message: { flex: '1 1 12rem', minWidth: 0, '& ul': { margin: 0, paddingLeft: 20 } },
        },
      },
      MuiPaper: root({ backgroundImage: 'none' }),
      MuiCard: { defaultProps: { variant: 'outlined' } },
      // MUI lightens the divider until it is not seen.
      MuiTableCell: root({ borderBottomColor: colors.line }),
      // Not narrower than needed in large text; its buttons go below each other.
      MuiDialog: {
        styleOverrides: {
          paper: {
            [LARGE_TEXT]: { margin: 8, '&&': { width: 'calc(100% - 16px)' } },
            [LOW]: { margin: 8, '&&': { maxHeight: 'calc(100% - 16px)' } },
          },
        },
      },
      MuiDialogTitle: root({ paddingBottom: 8, [LARGE_TEXT]: { paddingInline: 12 } }),
      MuiDialogContent: root({
        display: 'grid',
        gap: 16,
        alignContent: 'start',
        gridTemplateColumns: 'minmax(0, 1fr)',
        // The label of a field at the top is above its frame.
        '.MuiDialogTitle-root + &': { paddingTop: '0.5rem' },
        [LARGE_TEXT]: { paddingInline: 12 },
        // What is hidden from sight scrolls with it.
        position: 'relative',
        [VERY_LOW]: { overflowY: 'visible' },
      }),
      MuiDialogActions: {
        defaultProps: { disableSpacing: true },
        styleOverrides: { root: { flexWrap: 'wrap', gap: 8, padding: '8px 24px 20px' } },
      },
      MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
      MuiOutlinedInput: {
        styleOverrides: {
          // The input fills its frame, so that a press on the edge opens a select too.
          input: {
            '@media (pointer: coarse)': { '&:not(textarea)': { paddingBlock: '10.5px' } },
            // MUI hides what is more than it measured: with text spaced later, the last lines.
            '&:is(textarea)': { overflow: 'auto !important' },
          },
          root: { minHeight: 44 },
          notchedOutline: {
            borderColor: colors.lineStrong,
            // Without the gap of a label in the frame.
            [LARGE_TEXT]: { top: 0, '& legend': { display: 'none' } },
          },
        },
      },
      // In the middle of the frame's edge in any size of text; in pixels, as MUI has it, it would cover the value.
      MuiInputLabel: root({
        '&.MuiInputLabel-shrink': { transform: 'translate(14px, -0.5625em) scale(0.75)' },
        // Above its field, where it wraps; in the frame it has one line, which cuts it off.
        [LARGE_TEXT]: {
          '&.MuiInputLabel-outlined': {
            position: 'static',
            maxWidth: 'none',
            marginBottom: 4,
            transform: 'none',
            whiteSpace: 'normal',
            overflowWrap: 'break-word',
          },
        },
      }),
    },
  });
}
