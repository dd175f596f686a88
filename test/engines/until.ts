import { isDeepStrictEqual } from 'node:util';

const TIMEOUT_MS = 15_000;
const POLL_MS = 50;

const delay = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Tries again until it throws no more; throws the last error after the timeout. */
export async function until<T>(attempt: () => Promise<T>, timeoutMs = TIMEOUT_MS): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await delay(POLL_MS);
  }
}

/** Waits until a value is as expected. */
export async function untilEqual<T>(read: () => Promise<T>, expected: T): Promise<void> {
  await until(async () => {
    const [seen, wanted] = [JSON.stringify(await read()), JSON.stringify(expected)];
    if (seen !== wanted) throw new Error(`${seen} instead of ${wanted}`);
  });
}

/** Throws unless an object has the expected fields; returns it. */
export function expectLike<T extends object>(seen: T | undefined, expected: Partial<T>): T {
  if (seen === undefined) throw new Error(`Nothing instead of ${JSON.stringify(expected)}`);
  for (const [field, wanted] of Object.entries(expected)) {
    const value = (seen as Record<string, unknown>)[field];
    if (!isDeepStrictEqual(value, wanted)) {
      throw new Error(`${field} is ${JSON.stringify(value)}, not ${JSON.stringify(wanted)}`);
    }
  }
  return seen;
}
