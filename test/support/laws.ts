import fc from 'fast-check';
import { expect, it } from 'vitest';

/** Property-based tests, repeated 10,000 times each by `npm run gates`. */

/** The random seed, printed with each gate; set SEED to repeat a run. */
export const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 0x7fffffff));

/** Prints the measurement of a gate, and its seed. */
export function report(name: string, figure: string): void {
  console.warn(`gate: ${name}: ${figure} (SEED=${SEED})`);
}

/**
 * Groups properties: `law` defines one as a test, `close` prints their number.
 *
 * @param name the subject of the properties
 * @param fewer the runs of each in `npm test`
 */
export function lawBook(name: string, fewer: number) {
  const runs = Number(process.env.LAW_RUNS ?? fewer);
  let count = 0;
  return {
    law<Values extends [unknown, ...unknown[]]>(
      title: string,
      property: fc.IPropertyWithHooks<Values>,
    ): void {
      it(`${title} (${runs} runs)`, () => {
        fc.assert(property, { numRuns: runs, seed: SEED });
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

/** Expects a property to fail where something loses data on purpose: the model can see a loss. */
export async function expectLoss<Values extends unknown[]>(
  name: string,
  property: fc.IAsyncProperty<Values>,
  numRuns: number,
): Promise<void> {
  const result = await fc.check(property, { numRuns, seed: SEED, endOnFailure: true });
  expect(result.failed).toBe(true);
  const error = String(result.errorInstance).slice(0, 300);
  report(`control ${name}`, `fails, at schedule ${result.numRuns}: ${error}`);
}
