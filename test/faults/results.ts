/** Where a fault happened: the nth write, request or step, and what it was. */
export interface Point {
  number: number;
  name: string;
}

/** What became of a fault that broke no law. */
export interface Outcome {
  /** What the person sees. */
  sees: string;
  /** What was kept. */
  kept: string;
}

/** Collects the outcomes of one kind of fault. */
export interface FaultResults {
  /** Tries a fault. Returns nothing if it did not happen, throws if a law is broken. */
  at(point: Point, run: () => Promise<Outcome | undefined>): Promise<void>;
  /** Sets how many points there are. */
  setTotal(total: number): void;
}

/** The type of the annotations that bring outcomes from tests to the report. */
export const ANNOTATION = 'faults';

/** The outcomes of one kind of fault in one engine. */
export interface KindOfFault {
  kind: string;
  /** How many points there are; 0 where their number says nothing. */
  of: number;
  /** The version of the browser. */
  version: string;
  outcomes: (Point & Outcome)[];
}

/** Returns sorted numbers as ranges: `1–3, 5`. */
function ranges(numbers: readonly number[]): string {
  const found: [number, number][] = [];
  for (const number of numbers) {
    const last = found.at(-1);
    if (last && number <= last[1] + 1) last[1] = number;
    else found.push([number, number]);
  }
  return found.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
}

/** Names that a row lists; of more it says how many. */
const LISTED = 6;

function listed(names: readonly string[]): string {
  const all = [...new Set(names)];
  const others = all.length - LISTED;
  return all.slice(0, LISTED).join(', ') + (others > 0 ? ` and ${others} more` : '');
}

/** Returns the table's rows of a kind of fault: one for each outcome, with all of its points. */
export function rowsOf({ kind, of, outcomes }: KindOfFault): string[] {
  const groups = new Map<string, (Point & Outcome)[]>();
  for (const one of outcomes) {
    const key = `${one.sees} | ${one.kept}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups].map(([outcome, points]) => {
    const names = listed(points.map(({ name }) => name));
    const numbers = of > 0 ? `${ranges(points.map(({ number }) => number))} of ${of}: ` : '';
    return `| ${kind} | ${numbers}${names} | ${outcome} |`;
  });
}
