/**
 * Ids are the moment of creation in milliseconds, moved on by one where that is taken
 * (specification, section 9; `decisions.md`, Data).
 */
export interface IdSource {
  /** A number that no earlier call of this source answered. */
  nextNumber(isTaken?: (id: number) => boolean): number;
  /** The same as decimal text, with a few characters of the tab, so that two tabs never make one id. */
  nextText(): string;
}

/**
 * @param now answers the present in milliseconds
 * @param tab a few characters that tell this tab from every other one
 */
export function createIdSource(now: () => number, tab: string): IdSource {
  let last = 0;
  const nextNumber: IdSource['nextNumber'] = (isTaken = () => false) => {
    let id = Math.max(now(), last + 1);
    while (isTaken(id)) id += 1;
    last = id;
    return id;
  };
  return { nextNumber, nextText: () => `${nextNumber()}-${tab}` };
}

/** Five characters, base 36: one tab among sixty million. */
export function randomTabName(): string {
  return Math.floor(Math.random() * 36 ** 5)
    .toString(36)
    .padStart(5, '0');
}

/** This tab's name, in its ids and in its merge stamps. */
export const TAB_NAME = randomTabName();

/** The one source of ids in a running page. */
export const ids: IdSource = createIdSource(() => Date.now(), TAB_NAME);

/** A prime that keeps 31 times a hash within the safe integers. */
const HASH_MODULUS = 2 ** 48 - 59;

/** A stored id as a number: itself, or one made of its text, the same on every device. */
export function numberIdOf(stored: string | number): number {
  const number = Number(stored);
  if (Number.isSafeInteger(number) && number >= 0 && String(stored).trim() !== '') return number;
  let hash = 0;
  for (const character of String(stored)) {
    hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % HASH_MODULUS;
  }
  return hash;
}
