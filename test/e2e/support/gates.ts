/** Whether to use the full numbers (`npm run gates`) or the reduced ones of `npm test`. */
const isFull = Boolean(process.env.GATES);

/** Returns the full or the reduced number. */
export const gate = (full: number, reduced: number): number => (isFull ? full : reduced);

/** Prints the measurement of a gate. */
export function report(name: string, figure: string): void {
  console.warn(`gate: ${name}: ${figure}`);
}
