import { rewritePasted } from './pastedMarkup';
import { sanitise } from './sanitise';
import { bringIntoShape } from './structure';

/** A document that loads and runs nothing, with some markup in it. */
const parse = (html: string): HTMLElement =>
  new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html').body;

/**
 * Any markup (stored, or from another program) as what the editor takes: sanitised, made of the
 * toolbar's elements only, every text in a block.
 */
export function tidyMarkup(html: string): string {
  const raw = parse(html);
  rewritePasted(raw);
  const body = parse(sanitise(raw.innerHTML));
  bringIntoShape(body);
  return body.innerHTML;
}

/** Stored content as markup for the editor: what holds no `<` is text. */
export function contentToMarkup(content: string): string {
  if (content.includes('<')) return tidyMarkup(content);
  if (content.trim() === '') return '';
  const paragraph = document.createElement('p');
  paragraph.textContent = content;
  return paragraph.outerHTML;
}

/**
 * The editor's markup as stored content: one plain paragraph is text, so that headlines stay what
 * they were and visitors need no sanitiser for them; nothing written is nothing.
 */
export function markupToContent(html: string): string {
  const safe = sanitise(html);
  const body = parse(safe);
  if (body.textContent?.trim() === '' && !body.querySelector('img')) return '';
  const [only, ...others] = body.children;
  if (!only?.matches('p:not([style])') || others.length > 0) return safe;
  const text = only.textContent ?? '';
  if (only.children.length > 0) return only.innerHTML;
  return text.includes('<') ? safe : text;
}
