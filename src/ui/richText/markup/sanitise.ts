import createDOMPurify, { type DOMPurify, type WindowLike } from 'dompurify';
import { isSitePath, LINK_PROTOCOLS, safeUrl, WEB_PROTOCOLS } from '../../../lib/safeUrl';
import { withoutMarkup } from '../../../lib/text';

/** The elements of the editor's toolbar, and what belongs to them. */
const BLOCK_TAGS = ['p', 'h1', 'h2', 'h3', 'blockquote', 'ul', 'ol', 'li'];
const INLINE_TAGS = ['br', 'strong', 'b', 'em', 'i', 'u', 's', 'strike', 'span', 'a', 'img'];
const ATTRIBUTES = ['style', 'href', 'src', 'alt', 'start'];

/** Pictures in the text: from the web, or embedded in one of these formats. */
const EMBEDDED_PICTURE = /^data:image\/(?:jpeg|png|webp|gif);base64,[a-z0-9+/]+={0,2}$/i;

const safePicture = (address: string): string | undefined =>
  EMBEDDED_PICTURE.test(address) ? address : safeUrl(address, WEB_PROTOCOLS);

/** Returns the safe value of an attribute; undefined if it must be removed. */
function safeAttribute(name: string, value: string): string | undefined {
  switch (name) {
    case 'style':
      return safeStyle(value) || undefined;
    case 'href':
      return isSitePath(value) ? value : safeUrl(value, LINK_PROTOCOLS);
    case 'src':
      return safePicture(value);
    case 'start':
      return /^\d{1,6}$/.test(value) ? value : undefined;
    default:
      return value;
  }
}

/** Creates a separate purifier, so that its hooks affect no other. */
function makePurifier(view: WindowLike): DOMPurify {
  const purifier = createDOMPurify(view);
  purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
    const value = safeAttribute(attribute.attrName, attribute.attrValue);
    if (value === undefined) attribute.keepAttr = false;
    else attribute.attrValue = value;
  });
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName === 'A' && element.hasAttribute('href')) {
      element.setAttribute('rel', 'noopener');
    }
    if (element.tagName === 'IMG' && !element.hasAttribute('src')) element.remove();
  });
  return purifier;
}

/** Converts blocks to lines, for elements such as headings that may not contain blocks. */
function flatten(fragment: DocumentFragment): void {
  for (const block of fragment.querySelectorAll<HTMLElement>(BLOCK_TAGS.join(','))) {
    const line = fragment.ownerDocument.createElement('span');
    line.style.cssText = block.style.cssText;
    line.style.display = 'block';
    line.append(...block.childNodes);
    block.replaceWith(line);
  }
}

interface SanitiseOptions {
  /** Whether the element may not contain blocks, such as a heading or a paragraph. */
  isInline?: boolean;
}

type Sanitise = (html: string, options?: SanitiseOptions) => string;

/** Creates {@link sanitise} for a window: the browser's, or jsdom's in the build. */
export function createSanitiser(view: WindowLike & { document: Document }): Sanitise {
  const purifier = makePurifier(view);
  return (html, { isInline = false } = {}) => {
    const fragment = purifier.sanitize(withLimitedNesting(html), {
      ALLOWED_TAGS: [...BLOCK_TAGS, ...INLINE_TAGS],
      ALLOWED_ATTR: ATTRIBUTES,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      RETURN_DOM_FRAGMENT: true,
    });
    if (isInline) flatten(fragment);
    const holder = view.document.createElement('div');
    holder.append(fragment);
    return holder.innerHTML;
  };
}

let ours: Sanitise | undefined;

/**
 * Returns safe markup: the toolbar's elements, colors and alignment, links to http, https, mailto,
 * tel and this site, pictures by http, https or embedded. The text of removed elements stays.
 * Idempotent.
 */
export const sanitise: Sanitise = (html, options) => {
  ours ??= createSanitiser(window);
  return ours(html, options);
};

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

/** The greatest sum of depths: sanitising grows with it, to 19 s for 50,000 characters of `<div>`. */
const MAX_TOTAL_DEPTH = 100_000;

/** Elements that never contain others. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i;
/** Elements that end where the next one of their kind begins, with or without an end tag. */
const IMPLIED_END = /^(?:p|li|dt|dd|tr|td|th|thead|tbody|tfoot|option)$/i;

/** Returns the sum of the depths at which elements open, as far as tags alone tell. */
function totalDepthOf(html: string): number {
  let depth = 0;
  let total = 0;
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z\d]*)/gi)) {
    if (!slash) total += depth + 1;
    if (VOID.test(name) || IMPLIED_END.test(name)) continue;
    depth = Math.max(0, depth + (slash ? -1 : 1));
  }
  return total;
}

/** Returns markup, or its text alone if it is nested so deeply that it would block the page. */
export function withLimitedNesting(html: string): string {
  if (totalDepthOf(html) <= MAX_TOTAL_DEPTH) return html;
  return withoutMarkup(html).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
