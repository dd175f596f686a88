import fc from 'fast-check';
import { expect, it } from 'vitest';

/** Laws that are tried over and over: by `npm run gates` 10,000 times each. */

/** Where chance begins. Printed with each gate; set SEED to repeat a run. */
export const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 0x7fffffff));

/** Prints what a gate measured, with what repeats it. */
export function report(name: string, figure: string): void {
  console.warn(`gate: ${name}: ${figure} (SEED=${SEED})`);
}

/** What a law needs. */
interface LawOptions<Values extends [unknown, ...unknown[]]> {
  /** What once broke the law: tried first, always. */
  pinned?: Values[];
}

/**
 * A book of laws: `law` states one as a test, `close` reports how many there are.
 *
 * @param name what the laws are about
 * @param fewer how often each is tried in `npm test`
 */
export function lawBook(name: string, fewer: number) {
  const runs = Number(process.env.LAW_RUNS ?? fewer);
  let count = 0;
  return {
    law<Values extends [unknown, ...unknown[]]>(
      title: string,
      property: fc.IPropertyWithHooks<Values>,
      { pinned = [] }: LawOptions<Values> = {},
    ): void {
      it(`${title} (${runs} runs)`, () => {
        fc.assert(property, { numRuns: runs, seed: SEED, examples: pinned });
        count += 1;
      }, 300_000);
    },
    close(): void {
      it('have all been tried', () => {
        expect(count).toBeGreaterThan(0);
        report(`laws of ${name}`, `${count} laws x ${runs} runs`);
      });
    },
  };
}
