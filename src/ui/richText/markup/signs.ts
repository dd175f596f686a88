/** The signs of word processors' own fonts, by the letters that they are there: Outlook makes a `J` of a smiley. */
const SIGNS = new Map(
  '·• §▪ à→ ß← ü✓ J🙂 L🙁'.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)] as const),
);

/** Returns a text with the signs that programs without such a font copy, from U+F020 on. */
export const withSigns = (text: string): string =>
  text.replaceAll(
    /[\uf020-\uf0ff]/g,
    (sign) => SIGNS.get(String.fromCharCode(sign.charCodeAt(0) % 256)) ?? sign,
  );

/** Writes letters in such a font as the signs that they show. */
export function writeSigns(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[style*="wingdings" i], [face="wingdings" i]')) {
    const sign = SIGNS.get(element.textContent);
    if (sign !== undefined) element.textContent = sign;
  }
}
