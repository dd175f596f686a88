/** Whether the full figures are wanted (`npm run gates`) or the reduced ones of `npm test`. */
const isFull = Boolean(process.env.GATES);

/** A figure of a gate: the full one, or the reduced one. */
export const gate = (full: number, reduced: number): number => (isFull ? full : reduced);

/** Prints what a gate measured. */
export function report(name: string, figure: string): void {
  console.warn(`gate: ${name}: ${figure}`);
}
