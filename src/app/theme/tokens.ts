/**
 * The colours, in one place for both apps: `tokensCss` puts them into every page
 * as custom properties, and the owner's MUI theme (`app/theme/adminTheme.ts`) is made from them.
 */
export interface Palette {
  /** The page. */
  paper: string;
  /** Bands and wells on the page. */
  sunken: string;
  /** Cards, menus and bars above the page. */
  raised: string;
  /** Reading text. */
  ink: string;
  /** Secondary text. */
  inkSoft: string;
  /** Hairlines and borders of cards. */
  line: string;
  /** Borders of fields and other controls: 3:1 against paper. */
  lineStrong: string;
  /** The brand: deep evergreen. Fills of bands and secondary buttons. */
  evergreen: string;
  /** Text and icons in the brand's colour on paper. */
  evergreenInk: string;
  /** Tinted wells in the brand's colour. */
  evergreenWash: string;
  /** Text on evergreen. */
  onEvergreen: string;
  /** The one accent, a maple red: what asks to be pressed. */
  maple: string;
  /** The accent under the pointer. */
  mapleDeep: string;
  /** Text in the accent's colour on paper. */
  mapleInk: string;
  /** Text on maple. */
  onMaple: string;
  /** Stars and highlights. */
  amber: string;
  /** What went wrong, as text on paper. */
  danger: string;
  /** The well behind an error. */
  dangerWash: string;
  /** What went well, as text on paper. */
  success: string;
  /** The well behind a success. */
  successWash: string;
}

export const light: Palette = {
  paper: '#fbfaf6',
  sunken: '#f1efe7',
  raised: '#ffffff',
  ink: '#1d2723',
  inkSoft: '#4d5a54',
  line: '#dcdacf',
  lineStrong: '#7c867f',
  evergreen: '#16402f',
  evergreenInk: '#16402f',
  evergreenWash: '#e3ece5',
  onEvergreen: '#f5f3ea',
  maple: '#b3361e',
  mapleDeep: '#932a16',
  mapleInk: '#a52f19',
  onMaple: '#ffffff',
  amber: '#b76a00',
  danger: '#a8201a',
  dangerWash: '#fbe9e6',
  success: '#1f6a3f',
  successWash: '#e2f1e6',
};

export const dark: Palette = {
  paper: '#131a17',
  sunken: '#0e1412',
  raised: '#1c2521',
  ink: '#ecebe3',
  inkSoft: '#b3bcb5',
  line: '#303b35',
  lineStrong: '#7f8c84',
  evergreen: '#183f30',
  evergreenInk: '#9fd0b4',
  evergreenWash: '#1b2f27',
  onEvergreen: '#f1f3ea',
  maple: '#c8452a',
  mapleDeep: '#b03a21',
  mapleInk: '#f2997f',
  onMaple: '#ffffff',
  amber: '#f0b24a',
  danger: '#ff9d92',
  dangerWash: '#3a1d1a',
  success: '#8fd3a6',
  successWash: '#17301f',
};

/** The display face of headings, and its metric-matched fallback (`ui/fonts.css`). */
export const displayFont = "'Maple Display', 'Maple Display Fallback', Georgia, serif";
/** The system's own face for reading. */
export const textFont =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'Liberation Sans', Arial, sans-serif";

const declarations = (palette: Palette): string =>
  Object.entries(palette)
    .map(
      ([name, value]) =>
        `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`,
    )
    .join(';');

/**
 * The palette as custom properties (`--evergreen-ink`, …). The system's choice holds until
 * `data-theme` on the root says `light` or `dark`. Paper is always light.
 */
export function tokensCss(): string {
  return [
    `:root{color-scheme:light;${declarations(light)};--display:${displayFont};--text:${textFont}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${declarations(dark)}}}`,
    `@media screen{:root[data-theme=dark]{color-scheme:dark;${declarations(dark)}}}`,
  ].join('');
}
