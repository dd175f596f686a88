/** Signs that nobody sees and that are no part of a word: soft hyphens, spaces of no width, marks of direction. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** Returns a text without the unseen signs that are copied with it; those within smileys stay. */
export const withoutUnseen = (text: string): string => text.replaceAll(UNSEEN, '');

/** Spaces of other widths, and such at which no line ends: nobody types them. */
const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;

/** Returns a text as it is typed: without unseen signs, and with plain spaces. */
export const withPlainSpaces = (text: string): string =>
  withoutUnseen(text).replaceAll(SPACES, ' ');

/** Removes the control characters that RFC 5545 forbids; vertical breaks become `\n`, lone surrogates U+FFFD. */
export const plainText = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g, '')
    .replaceAll(/\p{Surrogate}/gu, '\ufffd');

/** Returns the first `length` UTF-16 units of a text, without splitting a character. */
export function cutText(text: string, length: number): string {
  const isInPair = /[\uD800-\uDBFF]/.test(text.charAt(length - 1));
  return text.slice(0, isInPair ? length - 1 : length);
}

/** Returns a text in at most `length` UTF-16 units, with dots in place of what is left out. */
export const shortenText = (text: string, length: number): string =>
  text.length > length ? `${cutText(text, length - 1).trimEnd()}…` : text;

/** Returns tags, each once in whatever case it is written: the first of `Urgent` and `urgent`. */
export function uniqueTags(tags: readonly string[]): string[] {
  const byName = new Map<string, string>();
  for (const tag of tags) {
    const name = tag.toLowerCase();
    if (!byName.has(name)) byName.set(name, tag);
  }
  return [...byName.values()];
}

/** Splits comma-separated text into a list: without needless spaces, each once, without empty items. */
export const splitTags = (text: string): string[] =>
  uniqueTags(
    withoutUnseen(text)
      .split(',')
      .map((tag) => tag.trim().replaceAll(/\s+/g, ' '))
      .filter((tag) => tag !== ''),
  );

/** Joins a list with commas; the inverse of {@link splitTags}. */
export const joinTags = (tags: readonly string[]): string => tags.join(', ');

/** What stands between two facts. */
export const DOT = ' · ';

/** Joins facts with dots between them, without those that are missing: `Painting · Barre`. */
export const dotted = (...facts: (string | false | undefined)[]): string =>
  facts.filter(Boolean).join(DOT);

/** Converts names of fields, `projectDescription, zipCode`, to words: `project description, zip code`. */
export const readableFields = (names: string): string =>
  names.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Converts a name, `serviceType`, to a label: `Service type`. */
export const labelFromName = (name: string): string =>
  name.charAt(0).toUpperCase() + readableFields(name.slice(1));

/** Returns the number of words. */
export const wordCount = (text: string): number =>
  text.split(/\s+/).filter((word) => word !== '').length;

/** Letters that are written otherwise without their sign, which is no accent. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};

/** Returns a text in small letters without accents and other signs of letters: `søren`, `josé` as `soren`, `jose`. */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøđðłþı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);

/**
 * Removes what Outlook and others append to a copied address, `ann@example.com<mailto:ann@example.com>` or
 * `[802-555-0113](tel:8025550113)`; after a name it is the address. Of Slack's `<tel:8025550113|802-555-0113>` the words stay.
 */
export function withoutLinkMarks(text: string): string {
  const plain = text
    .replaceAll(/\[([^[\]\n]*)\](?=\((?:mailto|tel):)/gi, '$1')
    .replaceAll(/<(?:mailto|tel):[^<>|\s]*\|([^<>\n]*)>/gi, '$1');
  return plain.replaceAll(
    /[<(](?:mailto|tel):([^<>()\s]*)[>)]/gi,
    (mark: string, address: string, at: number) => {
      const before = plain.slice(Math.max(0, at - 100), at).trimEnd();
      const word = before.split(/[\s<>]/).at(-1);
      if (!word) return mark;
      return /[@\d]/.test(word) ? '' : ` <${address}>`;
    },
  );
}

/** The signs that markup escapes, by their names. */
export const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['#39', "'"],
  ['nbsp', ' '],
  ['amp', '&'],
]);

/** Markup as plain text, for searching and for titles. What holds no `<` is plain already. */
export function withoutMarkup(html: string): string {
  const text = html.includes('<')
    ? html
        .replaceAll(/<[^<>]*>/g, ' ')
        .replaceAll(/&(#?\w{2,5});/g, (entity, name: string) => ENTITIES.get(name) ?? entity)
    : html;
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Returns the lines of a text, plain, without empty ones. */
export const linesOf = (html: string): string[] =>
  html
    .split(/<\/(?:p|li|h[1-6])>|<br[^<>]*>|\n/)
    .map(withoutMarkup)
    .filter((line) => line !== '');

/** Formats a number with its noun: `1 lead`, `3 leads`. */
export const pluralize = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
