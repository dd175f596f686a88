import type { Theme } from '@mui/material';
import { LARGE_TEXT } from '../../app/theme/adminTheme';
import type { EntryKind } from './calendarEntries';

/** The style of a kind of entry: a fill with readable text, and an edge in full color. */
export type EntryColors = Record<'backgroundColor' | 'color' | 'borderColor', string>;

/** Returns the colors of each kind. An icon and a hidden word say the same without color. */
export function entryColors(theme: Theme): Record<EntryKind, EntryColors> {
  const { primary, warning, secondary, text, background } = theme.palette;
  const { main, contrastText } = primary;
  const tinted = (color: string): EntryColors => ({
    backgroundColor: `color-mix(in srgb, ${color} 18%, ${background.paper})`,
    color: text.primary,
    borderColor: color,
  });
  return {
    appointments: { backgroundColor: main, color: contrastText, borderColor: main },
    jobs: tinted(warning.main),
    'follow-ups': tinted(secondary.main),
  };
}

/** The classes of an entry in the calendar. */
export const entryClass = (kind: EntryKind, isDone: boolean): string =>
  ['calendar-entry', `calendar-${kind}`, isDone && 'calendar-done'].filter(Boolean).join(' ');

/** Returns the styles of the calendar: the theme's colors in place of the library's. */
export const calendarStyles = (theme: Theme): Record<string, string | object> => {
  const { palette, breakpoints } = theme;
  const colors = entryColors(theme);
  return {
    overflowX: 'clip',
    '& > *': {
      '--fc-classic-primary': palette.primary.main,
      '--fc-classic-background': palette.background.paper,
      '--fc-classic-foreground': palette.text.primary,
      '--fc-classic-muted-foreground': palette.text.secondary,
      '--fc-classic-faint-foreground': palette.text.secondary,
      '--fc-classic-border': palette.divider,
      '--fc-classic-strong-border': palette.divider,
      '--fc-classic-faint': `color-mix(in srgb, ${palette.text.primary} 5%, transparent)`,
      '--fc-classic-muted': `color-mix(in srgb, ${palette.text.primary} 9%, transparent)`,
      '--fc-classic-strong': `color-mix(in srgb, ${palette.text.primary} 14%, transparent)`,
      '--fc-classic-today': `color-mix(in srgb, ${palette.warning.main} 10%, transparent)`,
      '--fc-classic-highlight': `color-mix(in srgb, ${palette.primary.main} 16%, transparent)`,
      '--fc-classic-now': palette.secondary.main,
      fontFamily: 'inherit',
    },
    // The library lays a view out anew in its second frame, by what it measured in the first.
    '@keyframes calendar-measured': { from: { opacity: 0 } },
    '& .calendar-view': { animation: 'calendar-measured 1ms step-end 40ms backwards' },
    '& .calendar-entry': {
      cursor: 'pointer',
      borderRadius: '4px',
      // `hidden` would make the entry a scroll container, in which its name could not stick below the calendar's head.
      overflow: 'clip',
      '&:focus-visible': { outline: `3px solid ${palette.info.main}`, outlineOffset: 1, zIndex: 9 },
      '& svg': { fontSize: '0.95em', flex: 'none', verticalAlign: '-0.12em', mr: '0.25em' },
    },
    ...(Object.fromEntries(
      Object.entries(colors).map(([kind, { backgroundColor, color, borderColor }]) => [
        `& .calendar-${kind}`,
        {
          backgroundColor,
          color,
          border: 0,
          borderInlineStart: `4px solid ${borderColor}`,
          '@media (forced-colors: active)': { border: '1px solid CanvasText' },
          // Where a browser prints backgrounds, too: the library prints every text in black.
          '@media print': { backgroundColor: palette.background.paper },
        },
      ]),
    ) as Record<string, object>),
    // What does not fit into a day's column ends in three dots.
    '& .calendar-title, & .calendar-time': {
      minWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& .calendar-time': { flex: 'none' },
    // On a tablet a day is too narrow for the time and the name side by side. In a month the name stands below; in a
    // week, where the position says the time, an entry of one line has only the name.
    [breakpoints.down('lg')]: {
      '&.calendar-month :has(> .calendar-time)': { flexWrap: 'wrap' },
      '&.calendar-month .calendar-title': { flex: '1 1 6em' },
      '&.calendar-week .calendar-one-line': { position: 'absolute', clipPath: 'inset(50%)' },
    },
    // As the library draws hours without business.
    '& .calendar-closed': { backgroundColor: 'var(--fc-classic-faint)' },
    '& .calendar-empty': { backgroundColor: palette.background.paper },
    '& .calendar-today': { color: palette.primary.main, fontWeight: 700 },
    '& .calendar-all-day': { whiteSpace: 'normal' },
    [LARGE_TEXT]: { '& .calendar-day': { whiteSpace: 'normal', textAlign: 'center' } },
    '&.calendar-list :has(> .calendar-day)': { flexWrap: 'wrap', columnGap: '0.5em' },
    '&.calendar-list .calendar-day': { fontSize: '0.8125rem', overflowWrap: 'normal' },
    // An entry without hours is at least as tall as a target has to be; in the list it is taller.
    '& .calendar-entry.calendar-jobs, &.calendar-month .calendar-entry': { minHeight: 24 },
    '&.calendar-list .calendar-entry': {
      minHeight: 44,
      fontSize: '0.875rem',
      '& > *, & > * > *': { fontSize: 'inherit' },
      // The time stands above the name where they have no room beside each other.
      flexWrap: 'wrap',
      alignItems: 'center',
      borderRadius: 0,
      backgroundColor: 'transparent',
      color: palette.text.primary,
      '&:hover': { backgroundColor: palette.action.hover },
    },
    '&.calendar-list .calendar-time': {
      flex: 'none',
      // Both times in one line, or on a phone each in its own.
      width: '11em',
      [breakpoints.down('sm')]: { width: '7.6em', textWrap: 'balance' },
      whiteSpace: 'normal',
      color: palette.text.secondary,
      fontVariantNumeric: 'tabular-nums',
    },
    '&.calendar-list .calendar-title': {
      // The icon stays beside the words, however long the first is.
      display: 'flex',
      flex: '1 1 9em',
      minWidth: 0,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      '& svg': { mt: '0.25em' },
    },
    '& .calendar-lines': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    '&.calendar-overview .calendar-entry': { pointerEvents: 'none' },
    // The icon and the edge say of which kind it is.
    '& .calendar-dot': { display: 'none' },
    '& .calendar-done, &.calendar-list .calendar-done': {
      backgroundColor: palette.background.default,
      color: palette.text.secondary,
      textDecoration: 'line-through',
    },
  };
};
