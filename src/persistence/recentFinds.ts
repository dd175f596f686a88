import * as v from 'valibot';
import { parseJson } from '../lib/parseJson';
import { keyOf } from './engine/keys';
import { attemptInTab } from './tabStorage';

const KEY = keyOf('recentFinds');
const schema = v.array(v.string());

/** How many are kept. */
const LIMIT = 6;
const WHAT = 'What was found';

/** Stores the ids of what was opened from the search, in session storage, the last one first. */
export const recentFinds = {
  read: (): readonly string[] =>
    attemptInTab<readonly string[]>(WHAT, () => {
      const parsed = v.safeParse(schema, parseJson(sessionStorage.getItem(KEY) ?? '[]'));
      return parsed.success ? parsed.output : [];
    }, []),
  add: (id: string): void =>
    attemptInTab(
      WHAT,
      () => {
        const others = recentFinds.read().filter((one) => one !== id);
        sessionStorage.setItem(KEY, JSON.stringify([id, ...others].slice(0, LIMIT)));
      },
      undefined,
    ),
};
