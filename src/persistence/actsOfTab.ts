import * as v from 'valibot';
import { actSchema, type Act } from '../domain/undo/schema';
import { attempt, readStoredJson } from './attempt';
import { keyOf } from './engine/keys';
import { tabStorage } from './engine/keyValueStorage';

/** What the owner can undo in this tab, in session storage, so that a reload keeps it. */

const KEY = keyOf('acts');
const schema = v.array(actSchema);

/** The longest stored text, in UTF-16 units; acts that changed more, as large imports, are dropped. */
const MAX_LENGTH = 1_000_000;

/** Returns the acts from before a reload, oldest first; empty if they are absent or unreadable. */
export const readActs = (): Act[] => readStoredJson(tabStorage, KEY, schema) ?? [];

/** Stores the last acts that fit; removes the entry if there are no acts. */
export const storeActs = (acts: readonly Act[]): void =>
  attempt('What can be undone in this tab is not kept:', () => {
    let length = 0;
    const fitting: string[] = [];
    for (const act of acts.toReversed()) {
      const text = JSON.stringify(act);
      length += text.length + 1;
      if (length > MAX_LENGTH) break;
      fitting.unshift(text);
    }
    if (fitting.length === 0) tabStorage.remove(KEY);
    else tabStorage.write(KEY, `[${fitting.join(',')}]`);
  });
