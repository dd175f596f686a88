/** Whether to use the full numbers (`npm run gates`) or the reduced ones of `npm test`. */
const isFull = Boolean(process.env.GATES);

/** Returns the full or the reduced number. */
export const gate = (full: number, reduced: number): number => (isFull ? full : reduced);

/** Prints the measurement of a gate. */
export function report(name: string, figure: string): void {
  console.warn(`gate: ${name}: ${figure}`);
}

/**
 * What only `npm run gates` runs, because `npm test` has to end within the time of one build: the states of
 * screens without an address, and further cases of rules of which `npm test` runs one.
 */
export const RARE = { tag: '@gates' };
