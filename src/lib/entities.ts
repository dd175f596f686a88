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
