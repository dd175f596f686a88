/** Comma-separated text as a list: split, trimmed, empties dropped (specification, section 3). */
export function splitTags(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

/** A list as comma-separated text, the inverse of {@link splitTags}. */
export function joinTags(tags: readonly string[]): string {
  return tags.join(', ');
}

/** How many words a text has. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}

/** Whether `text` holds `query`, whatever the case; a blank query is held by every text. */
export function includesText(text: string, query: string): boolean {
  return text.toLowerCase().includes(query.trim().toLowerCase());
}

/**
 * Text without what Outlook puts behind an address or a phone number when it is copied as text:
 * `ann@example.com<mailto:ann@example.com>`.
 */
export function withoutLinkMarks(text: string): string {
  return text.replaceAll(/(\S)<(?:mailto|tel):[^<>\s]*>/gi, '$1');
}

const ENTITIES = new Map([
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&nbsp;', ' '],
  ['&amp;', '&'],
]);

/** A space in the place of each tag. No pattern: one would look for the end of every `<` that has none. */
function withoutTags(html: string): string {
  const texts: string[] = [];
  let at = 0;
  for (;;) {
    const begin = html.indexOf('<', at);
    const end = begin === -1 ? -1 : html.indexOf('>', begin);
    if (end === -1) return [...texts, html.slice(at)].join(' ');
    texts.push(html.slice(at, begin));
    at = end + 1;
  }
}

/** Markup as plain text, for searching and for titles. What holds no `<` is plain already. */
export function withoutMarkup(html: string): string {
  const text = html.includes('<')
    ? withoutTags(html).replaceAll(
        /&(?:lt|gt|quot|#39|nbsp|amp);/g,
        (entity) => ENTITIES.get(entity) ?? entity,
      )
    : html;
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** A number and its noun: `1 lead`, `3 leads`. */
export function pluralize(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}
