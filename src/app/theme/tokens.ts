/** The colors of both apps: custom properties of every page, and the owner's MUI theme. */
export interface Palette {
  /** The page's background. */
  paper: string;
  /** Background of bands and insets on the page. */
  sunken: string;
  /** Background of cards, menus and bars above the page. */
  raised: string;
  /** Text. */
  ink: string;
  /** Secondary text. */
  inkSoft: string;
  /** Thin lines and borders of cards. */
  line: string;
  /** Borders of fields and other controls: 3:1 against `paper`. */
  lineStrong: string;
  /** The brand's green: fills of bands and secondary buttons. */
  evergreen: string;
  /** Text and icons in the brand's green on `paper`. */
  evergreenInk: string;
  /** Tinted backgrounds in the brand's green. */
  evergreenWash: string;
  /** Text on `evergreen`. */
  onEvergreen: string;
  /** The one accent, a maple red, for primary actions. */
  maple: string;
  /** The accent on hover. */
  mapleDeep: string;
  /** Text in the accent's color on `paper`. */
  mapleInk: string;
  /** Text on `maple`. */
  onMaple: string;
  /** Stars and highlights. */
  amber: string;
  /** Error text on `paper`. */
  danger: string;
  /** Background of an error. */
  dangerWash: string;
  /** Success text on `paper`. */
  success: string;
  /** Background of a success message. */
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
