import * as v from 'valibot';
import { attempt, readStoredJson } from './attempt';
import { keyOf } from './engine/keys';
import { tabStorage } from './engine/keyValueStorage';

const KEY = keyOf('recentFinds');
const schema = v.array(v.string());

/** How many are kept. */
const LIMIT = 6;

/** Stores the ids of what was opened from the search, in session storage, the last one first. */
export const recentFinds = {
  read: (): readonly string[] => readStoredJson(tabStorage, KEY, schema) ?? [],
  add: (id: string): void =>
    attempt('What was found in this tab is not kept:', () => {
      const others = recentFinds.read().filter((other) => other !== id);
      tabStorage.write(KEY, JSON.stringify([id, ...others].slice(0, LIMIT)));
    }),
};
