import * as v from 'valibot';
import { actSchema, type Act } from '../domain/undo/schema';
import { keyOf } from './engine/keys';

/** What the owner can undo in this tab, in session storage, so that a reload keeps it. */

const KEY = keyOf('acts');
const schema = v.array(actSchema);

/** The longest stored text, in UTF-16 units; acts that changed more, as large imports, are dropped. */
const MAX_LENGTH = 1_000_000;

/** Returns the acts from before a reload, oldest first; none if they are absent or unreadable. */
export function readActs(): Act[] {
  try {
    const text = sessionStorage.getItem(KEY);
    if (text === null) return [];
    const parsed = v.safeParse(schema, JSON.parse(text));
    if (parsed.success) return parsed.output;
    console.warn('What could be undone in this tab cannot be read', parsed.issues);
  } catch (error) {
    console.warn('What could be undone in this tab cannot be read', error);
  }
  return [];
}

/** Stores the last acts that fit; removes the entry if there are none. */
export function storeActs(acts: readonly Act[]): void {
  try {
    let length = 0;
    const fitting: string[] = [];
    for (const act of acts.toReversed()) {
      const text = JSON.stringify(act);
      length += text.length + 1;
      if (length > MAX_LENGTH) break;
      fitting.unshift(text);
    }
    if (fitting.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, `[${fitting.join(',')}]`);
  } catch (error) {
    console.warn('What can be undone in this tab is forgotten when it is reloaded', error);
  }
}
