/** Colours by hexadecimal digits, by rgb or by name; no functions that could fetch anything. */
const COLOR = /^(?:#[0-9a-f]{3,8}|rgba?\([\d\s.,/%]+\)|[a-z]+)$/i;
const ALIGNMENT = /^(?:left|right|center|justify|start|end)$/i;

/** The styles that a text may have, and what they may say. */
const ALLOWED = new Map<string, RegExp>([
  ['color', COLOR],
  ['background-color', COLOR],
  ['text-align', ALIGNMENT],
]);

/**
 * Of a style attribute what a text may have: colours and alignment. Everything else goes, and so
 * does a value that is not plainly one.
 */
export function safeStyle(style: string): string {
  return style
    .split(';')
    .map((declaration) => {
      const colon = declaration.indexOf(':');
      return {
        name: declaration.slice(0, colon).trim().toLowerCase(),
        value: declaration.slice(colon + 1).trim(),
      };
    })
    .filter(({ name, value }) => ALLOWED.get(name)?.test(value))
    .map(({ name, value }) => `${name}: ${value}`)
    .join('; ');
}
