import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);
const ASKED_FOR = 'virtual:time-zone.ics?raw';

/**
 * Resolves `virtual:time-zone.ics` to the rules of a time zone (a VTIMEZONE component), so that `business.ts` alone names the
 * zone. Stops for a zone that has none.
 */
export const timeZoneRules = (zone: string): Plugin => ({
  name: 'maple-ridge:time-zone-rules',
  enforce: 'pre',
  resolveId(source) {
    if (source !== ASKED_FOR) return undefined;
    try {
      return `${resolve(`@touch4it/ical-timezones/zones/${zone}.ics`)}?raw`;
    } catch {
      return this.error(`business.ts names the time zone ${zone}, for which no rules are known.`);
    }
  },
});
