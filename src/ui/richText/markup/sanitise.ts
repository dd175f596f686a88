import createDOMPurify, { type DOMPurify, type WindowLike } from 'dompurify';
import { LINK_PROTOCOLS, safeUrl, WEB_PROTOCOLS } from '../../../lib/safeUrl';
import { safeStyle } from './safeStyle';

/** What the editor's toolbar makes, and what belongs to it. */
const BLOCK_TAGS = ['p', 'h1', 'h2', 'h3', 'blockquote', 'ul', 'ol', 'li'];
const INLINE_TAGS = ['br', 'strong', 'b', 'em', 'i', 'u', 's', 'strike', 'span', 'a', 'img'];
const ATTRIBUTES = ['style', 'href', 'src', 'alt'];

/** Pictures within the text: from the web, or embedded as one of these. */
const EMBEDDED_PICTURE = /^data:image\/(?:jpeg|png|webp|gif);base64,[a-z0-9+/]+={0,2}$/i;

const safePicture = (address: string): string | undefined =>
  EMBEDDED_PICTURE.test(address) ? address : safeUrl(address, WEB_PROTOCOLS);

/** What an attribute may say; undefined where it must go. */
function safeAttribute(name: string, value: string): string | undefined {
  switch (name) {
    case 'style':
      return safeStyle(value) || undefined;
    case 'href':
      return safeUrl(value, LINK_PROTOCOLS);
    case 'src':
      return safePicture(value);
    default:
      return value;
  }
}

/** A purifier of our own, so that its hooks touch nobody else's. */
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

/** Turns blocks into lines, for places such as headings that may hold no blocks. */
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
  /** Whether the place may hold no blocks, as headings and paragraphs may not. */
  isInline?: boolean;
}

type Sanitise = (html: string, options?: SanitiseOptions) => string;

/** Makes {@link sanitise} for a window: the browser's, or the one that the build stands in for it. */
export function createSanitiser(view: WindowLike & { document: Document }): Sanitise {
  const purifier = makePurifier(view);
  return (html, { isInline = false } = {}) => {
    const fragment = purifier.sanitize(html, {
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
 * Markup that is safe to show: the elements of the toolbar without ids, names, classes or anything
 * that acts; of styles only colours and alignment; links to http, https, mailto and tel; pictures
 * by http, https or embedded (specification, section 5). Text is kept whatever stood around it.
 * Saying it twice changes nothing.
 */
export const sanitise: Sanitise = (html, options) => {
  ours ??= createSanitiser(window);
  return ours(html, options);
};
