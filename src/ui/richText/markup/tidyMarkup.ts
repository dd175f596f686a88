import { dropPageColors } from './colors';
import { rewritePasted } from './pastedMarkup';
import { withLimitedNesting, sanitise } from './sanitise';
import { blocksToParagraphs, bringIntoShape } from './structure';

/** Parses markup into an inert document. */
const parse = (html: string): HTMLElement =>
  new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html').body;

export interface TidyOptions {
  /** Whether headings, quotations and lists become paragraphs. */
  linesOnly: boolean;
  /** Whether it comes from elsewhere, with the colors of a page there. */
  isPasted?: boolean;
}

/** Removes what another page says of its text, and what is so here anyway: links are underlined, and lines begin at the left. */
function dropDefaults(body: HTMLElement): void {
  for (const underlined of body.querySelectorAll('a u'))
    underlined.replaceWith(...underlined.childNodes);
  for (const { style } of body.querySelectorAll<HTMLElement>('[style*="text-align"]'))
    if (/^(?:left|start)$/.test(style.textAlign)) style.textAlign = '';
}

/** Converts any markup for the editor: sanitised, the toolbar's elements, texts in blocks. */
export function tidyMarkup(html: string, options?: TidyOptions): string {
  const raw = parse(withLimitedNesting(html));
  rewritePasted(raw);
  if (options?.isPasted) {
    dropPageColors(raw);
    dropDefaults(raw);
  }
  const body = parse(sanitise(raw.innerHTML));
  bringIntoShape(body);
  if (options?.linesOnly) blocksToParagraphs(body);
  return body.innerHTML;
}

/** Converts stored content to markup for the editor; content without `<` is text. */
export function contentToMarkup(content: string, options?: TidyOptions): string {
  if (content.includes('<')) return tidyMarkup(content, options);
  if (content.trim() === '') return '';
  const paragraph = document.createElement('p');
  paragraph.textContent = content;
  return paragraph.outerHTML;
}

/**
 * Converts the editor's markup to stored content. One plain paragraph becomes text, so that
 * headlines stay plain and visitors need no sanitiser for them; no text becomes empty.
 */
export function markupToContent(html: string): string {
  const safe = sanitise(html);
  const body = parse(safe);
  if (body.textContent.trim() === '' && !body.querySelector('img')) return '';
  const [only, ...others] = body.children;
  if (!only?.matches('p:not([style])') || others.length > 0) return safe;
  if (only.children.length > 0) return only.innerHTML;
  return only.textContent.includes('<') ? safe : only.textContent;
}
