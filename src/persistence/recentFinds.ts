import * as v from 'valibot';
import { parseJson } from '../lib/parseJson';
import { attempt } from './attempt';
import { keyOf } from './engine/keys';

const KEY = keyOf('recentFinds');
const schema = v.fallback(v.array(v.string()), []);

/** How many are kept. */
const LIMIT = 6;
const WARNING = 'What was found in this tab is not kept:';

/** Stores the ids of what was opened from the search, in session storage, the last one first. */
export const recentFinds = {
  read: (): readonly string[] =>
    attempt(WARNING, () => v.parse(schema, parseJson(sessionStorage.getItem(KEY) ?? '[]'))) ?? [],
  add: (id: string): void =>
    attempt(WARNING, () => {
      const others = recentFinds.read().filter((other) => other !== id);
      sessionStorage.setItem(KEY, JSON.stringify([id, ...others].slice(0, LIMIT)));
    }),
};
