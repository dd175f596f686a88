/** The formats of pasted texts that their styles say: bold, slanted, underlined, struck. */

const BOLD_ALREADY = 'b, strong, h1, h2, h3, h4, h5, h6';

function wrapContents(element: HTMLElement, tagName: string): void {
  const wrapper = element.ownerDocument.createElement(tagName);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

const isBold = (weight: string): boolean => weight.startsWith('bold') || Number(weight) >= 600;
const isNormal = (weight: string): boolean => weight === 'normal' || Number(weight) === 400;

/** Converts styles that mean a format to elements, as Google Docs and mail programs write. */
export function styleToElements(element: HTMLElement): void {
  const { fontWeight, fontStyle, textDecoration, textDecorationLine } = element.style;
  const decoration = `${textDecoration} ${textDecorationLine}`;
  if (isBold(fontWeight) && !element.matches(BOLD_ALREADY)) wrapContents(element, 'strong');
  if (/^(?:italic|oblique)/.test(fontStyle) && !element.matches('i, em'))
    wrapContents(element, 'em');
  // A link is underlined anyway.
  if (decoration.includes('underline') && !element.matches('u, a')) wrapContents(element, 'u');
  if (decoration.includes('line-through') && !element.matches('s, strike')) {
    wrapContents(element, 's');
  }
}

/** Splits an element behind a node in it, and returns its second half. */
function splitBehind(node: Node, element: Element): Element {
  let half: Element | undefined;
  let at: Node | null = node;
  while (at && at !== element) {
    const parent: Element | null = at.parentElement;
    const clone = parent?.cloneNode() as Element;
    clone.append(...(half ? [half] : []));
    while (at.nextSibling) clone.append(at.nextSibling);
    half = clone;
    at = parent;
  }
  element.after(half ?? '');
  return half ?? element;
}

const INLINE = ':is(span, a, b, strong, i, em, u, s, font, code)';

/** The elements of formats that a part of their text may be without, by its style. */
const FORMATS_WITHOUT: readonly [
  formats: string,
  isWithout: (style: CSSStyleDeclaration) => boolean,
][] = [
  ['b, strong', ({ fontWeight }) => isNormal(fontWeight)],
  ['i, em', ({ fontStyle }) => fontStyle === 'normal'],
];

/** Whether an element of a format is without it, by its own style: `<b style="font-weight: normal">`. */
export const isFormatless = (element: HTMLElement): boolean =>
  FORMATS_WITHOUT.some(
    ([formats, isWithout]) => element.matches(formats) && isWithout(element.style),
  );

/** Takes parts out of the format around them that their style says they are without: `<b>a<span>b</span></b>`. */
export function takeOutOfFormats(body: HTMLElement): void {
  for (const [formats, isWithout] of FORMATS_WITHOUT) {
    const between = `${INLINE}:not(${formats})`;
    // From the last, so that little is moved at each.
    for (const part of Array.from(body.querySelectorAll<HTMLElement>('[style]')).toReversed()) {
      if (!isWithout(part.style)) continue;
      let around = part.parentElement;
      while (around && !isWithout(around.style) && around.matches(between))
        around = around.parentElement;
      // A format around a block would split it.
      if (!around?.matches(formats) || isWithout(around.style)) continue;
      splitBehind(part, around);
      part.before('');
      const formatOfPart = splitBehind(part.previousSibling ?? part, around);
      formatOfPart.replaceWith(...formatOfPart.childNodes);
    }
  }
}
