import fs from 'node:fs';

/** The time zone of all journeys. */
export const TIME_ZONE = 'America/New_York';

/** Returns the first program that exists; throws with instructions if there is none. */
export function programOf(candidates: readonly (string | undefined)[], howToGet: string): string {
  const found = candidates.find((one) => one !== undefined && fs.existsSync(one));
  if (found === undefined) throw new Error(howToGet);
  return found;
}

/** Splits `Control+Shift+7` into its modifiers and its last key. */
export function splitKeys(keys: string): { modifiers: string[]; key: string } {
  const parts = keys.split('+');
  const key = parts.pop() ?? '';
  return {
    modifiers: parts,
    key: key === 'Space' ? ' ' : key.length === 1 ? key.toLowerCase() : key,
  };
}
