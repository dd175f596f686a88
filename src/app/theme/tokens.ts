/** The colors of both apps, here in light: custom properties of every page, and the owner's MUI theme. */
export const light = {
  /** The page's background. */
  paper: '#fbfaf6',
  /** Background of bands and insets on the page. */
  sunken: '#f1efe7',
  /** Background of cards, menus and bars above the page. */
  raised: '#ffffff',
  /** Text. */
  ink: '#1d2723',
  /** Secondary text. */
  inkSoft: '#4d5a54',
  /** Thin lines and borders of cards. */
  line: '#dcdacf',
  /** Borders of fields and other controls: 3:1 against `paper`. */
  lineStrong: '#7c867f',
  /** The brand's green: fills of bands and secondary buttons. */
  evergreen: '#16402f',
  /** Text and icons in the brand's green on `paper`. */
  evergreenInk: '#16402f',
  /** Tinted backgrounds in the brand's green. */
  evergreenWash: '#e3ece5',
  /** Text on `evergreen`. */
  onEvergreen: '#f5f3ea',
  /** The one accent, a maple red, for primary actions. */
  maple: '#b3361e',
  /** The accent on hover. */
  mapleDeep: '#932a16',
  /** Text in the accent's color on `paper`. */
  mapleInk: '#a52f19',
  /** Text on `maple`. */
  onMaple: '#ffffff',
  /** Stars and highlights. */
  amber: '#b76a00',
  /** Error text on `paper`. */
  danger: '#a8201a',
  /** Background of an error. */
  dangerWash: '#fbe9e6',
  /** Success text on `paper`. */
  success: '#1f6a3f',
  /** Background of a success message. */
  successWash: '#e2f1e6',
};

export type Palette = typeof light;

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

/** What differs in print: dark on white, also where the screen shows light on a color. */
const print: Partial<Palette> = {
  paper: '#fff',
  ink: '#000',
  inkSoft: '#333',
  evergreen: '#fff',
  evergreenWash: '#fff',
  onEvergreen: '#000',
  onMaple: '#000',
};

/** The font of headings, and its metric-matched fallback (`ui/fonts.css`). */
export const displayFont = "'Maple Display', 'Maple Display Fallback', Georgia, serif";
/** The system's font, for text. */
export const textFont =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'Liberation Sans', Arial, sans-serif";

const declarations = (palette: Partial<Palette>): string =>
  Object.entries(palette)
    .map(
      ([name, value]) =>
        `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`,
    )
    .join(';');

/** Returns the palette as custom properties; `data-theme` overrides the system, print is light. */
export const tokensCss = (): string =>
  [
    `:root{color-scheme:light;${declarations(light)};--display:${displayFont};--text:${textFont}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${declarations(dark)}}}`,
    `@media screen{:root[data-theme=dark]{color-scheme:dark;${declarations(dark)}}}`,
    `@media print{:root{${declarations(print)}}}`,
  ].join('');
