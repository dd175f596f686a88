/**
 * Creates a source of ids: the current time in milliseconds, incremented while that is taken.
 * @param tab A few characters that identify this tab.
 */
export function createIdSource(now: () => number, tab: string) {
  let last = 0;
  /** Returns a number that this source has not returned before. */
  const nextNumber = (isTaken: (id: number) => boolean = () => false): number => {
    let id = Math.max(now(), last + 1);
    while (isTaken(id)) id += 1;
    last = id;
    return id;
  };
  /** Returns the same as text with a few characters of the tab, so that two tabs differ. */
  const nextText = () => `${nextNumber()}-${tab}`;
  return { nextNumber, nextText };
}

/** Returns five random characters in base 36: one of sixty million. */
export const randomTabName = (): string =>
  Math.floor(Math.random() * 36 ** 5)
    .toString(36)
    .padStart(5, '0');

/** Returns random bytes as hexadecimal digits. */
export const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** This tab's name, in its ids and its merge timestamps. */
export const TAB_NAME = randomTabName();

/** The one source of ids in a running page. */
export const ids = createIdSource(() => Date.now(), TAB_NAME);

/** A prime small enough that 31 times a hash stays a safe integer. */
const HASH_MODULUS = 2 ** 48 - 59;

/** Returns a stored id as a number: itself, or a hash of its text, the same on every device. */
export function numberIdOf(stored: string | number): number {
  const number = Number(stored);
  if (Number.isSafeInteger(number) && number >= 0 && String(stored).trim() !== '') return number;
  let hash = 0;
  for (const character of String(stored)) {
    hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % HASH_MODULUS;
  }
  return hash;
}
