import { ENTITIES } from './text';

const NAMED = new Map([...ENTITIES, ['apos', "'"], ['rsquo', '’']]);

/** Replaces signs that markup escapes, by name or number: `O&#039;Neil &amp; Sons`. Public pages need fewer of them. */
export const withoutEntities = (text: string): string =>
  text.replaceAll(
    /&(?:#(\d{2,6})|#x([\da-f]{2,5})|([a-z]{2,5}));/gi,
    (entity, decimal?: string, hex?: string, name?: string) => {
      const code = Number(decimal ?? (hex && `0x${hex}`) ?? 0);
      return code > 0
        ? String.fromCodePoint(code)
        : (NAMED.get(name?.toLowerCase() ?? '') ?? entity);
    },
  );

/** Blocks and ends of lines in markup, as other programs keep notes and write mails. */
const BLOCK = /<(?:p|div|br|li|tr|h[1-6])\b[^<>]*>/i;

/** Returns a text of several lines, without the markup of a text that has blocks or lines in it. */
export const withoutTags = (text: string): string =>
  BLOCK.test(text)
    ? text
        .replaceAll(/<br\b[^<>]*>|<\/(?:p|div|li|tr|h[1-6])>/gi, '\n')
        .replaceAll(/<\/t[dh]>/gi, '\t')
        .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
        .trim()
    : text;
