/** Colors in hexadecimal, by rgb or by name; no functions that could load anything. */
const COLOR = /^(?:#[0-9a-f]{3,8}|rgba?\([\d\s.,/%]+\)|[a-z]+)$/i;
const ALIGNMENT = /^(?:left|right|center|justify|start|end)$/i;

/** The allowed styles and their allowed values. */
const ALLOWED = new Map<string, RegExp>([
  ['color', COLOR],
  ['background-color', COLOR],
  ['text-align', ALIGNMENT],
]);

/** Returns a style attribute with only colors and alignment, and only with plain values. */
export const safeStyle = (style: string): string =>
  style
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
