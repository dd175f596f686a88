import * as v from 'valibot';
import { parseJson } from '../lib/parseJson';
import { keyOf } from './engine/keys';
import { attemptInTab } from './attempt';

const KEY = keyOf('recentFinds');
const schema = v.fallback(v.array(v.string()), []);

/** How many are kept. */
const LIMIT = 6;
const WHAT = 'What was found';

/** Stores the ids of what was opened from the search, in session storage, the last one first. */
export const recentFinds = {
  read: (): readonly string[] =>
    attemptInTab(WHAT, () => v.parse(schema, parseJson(sessionStorage.getItem(KEY) ?? '[]'))) ?? [],
  add: (id: string): void =>
    attemptInTab(WHAT, () => {
      const others = recentFinds.read().filter((one) => one !== id);
      sessionStorage.setItem(KEY, JSON.stringify([id, ...others].slice(0, LIMIT)));
    }),
};
