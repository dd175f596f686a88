import { decomposeColor, getContrastRatio, hexToRgb } from '@mui/material';
import { dark, light, type Palette } from '../../../app/theme/tokens';

/** The colors of texts that the toolbar offers. */
export const TEXT_COLORS = {
  Evergreen: '#2f7d55',
  Maple: '#c8452a',
  Amber: '#b76a00',
  Blue: '#2f6fb0',
  Purple: '#8657b3',
  Gray: '#707a74',
};
/** Translucent, so that the text is readable in light and dark. */
export const BACKGROUNDS = {
  Green: 'rgba(64, 160, 110, 0.3)',
  Red: 'rgba(200, 69, 42, 0.25)',
  Yellow: 'rgba(240, 178, 74, 0.35)',
  Blue: 'rgba(64, 130, 200, 0.3)',
  Gray: 'rgba(128, 140, 132, 0.3)',
};

/** The colors of a text, each of the nearest element that sets it; empty without any. */
export interface TextColors {
  color: string;
  backgroundColor: string;
}

export function colorsAround(text: Node): TextColors {
  const colors = { color: '', backgroundColor: '' };
  for (let element = text.parentElement; element; element = element.parentElement) {
    colors.color ||= element.style.color;
    colors.backgroundColor ||= element.style.backgroundColor;
  }
  return colors;
}

/** The least contrast of a text (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5;

/** Returns a color, which may be translucent, as it looks on another. */
function over(background: string, color: string): string {
  const below = decomposeColor(background).values;
  const { values } = decomposeColor(color || background);
  const opacity = values[3] ?? 1;
  const mix = below.map((part, index) => (values[index] ?? 0) * opacity + part * (1 - opacity));
  return `rgb(${mix.map(Math.round).join(', ')})`;
}

/** Whether a text with these colors can be read on the page, in light and in dark. */
const isReadable = ({ color, backgroundColor }: TextColors): boolean =>
  [light, dark].every(({ paper, ink }: Palette) => {
    try {
      const behind = over(paper, backgroundColor);
      return getContrastRatio(over(behind, color || ink), behind) >= LEAST_CONTRAST;
    } catch {
      return false; // A name of a color, of which the contrast is not known.
    }
  });

/** Below this contrast with the page a background marks nothing. */
const LEAST_MARK = 1.2;

/** Whether a background is as the page's, in light or in dark: behind a message, of a cell. */
const isGround = (background: string): boolean =>
  /^(?:rgb\(|#)/.test(background) &&
  [light, dark].some(({ paper }) => getContrastRatio(background, paper) < LEAST_MARK);

const OFFERED: ReadonlySet<string> = new Set(Object.values(TEXT_COLORS).map(hexToRgb));

/**
 * Removes the colors that a pasted text has from its page: a background behind all of it or as a page's own, and colors
 * that would be unreadable here. Colors of the toolbar were chosen by the owner, and stay.
 */
export function dropPageColors(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: { text: Text; colors: TextColors }[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    // A space between words has the words' colors; a line break between blocks is not text.
    if (/\S|^[^\n]+$/.test(text.data)) texts.push({ text, colors: colorsAround(text) });
  }
  const words = texts.filter(({ text }) => text.data.trim() !== '');
  const isBehindAll = new Set(words.map(({ colors }) => colors.backgroundColor)).size === 1;
  for (const { style } of body.querySelectorAll<HTMLElement>('[style]')) {
    style.color = '';
    style.backgroundColor = '';
  }
  for (const { text, colors } of texts) {
    const { color } = colors;
    const isOfPage = isBehindAll || isGround(colors.backgroundColor);
    const withoutPage = isOfPage ? { color, backgroundColor: '' } : colors;
    const readable = isReadable(withoutPage)
      ? withoutPage
      : { color: OFFERED.has(color) ? color : '' };
    const span = body.ownerDocument.createElement('span');
    Object.assign(span.style, readable);
    if (span.style.length === 0) continue;
    text.replaceWith(span);
    span.append(text);
  }
}
