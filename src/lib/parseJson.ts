/** Parses a text as JSON, each part as `revive` returns it; undefined if it is not JSON. */
export function parseJson(text: string, revive?: Parameters<typeof JSON.parse>[1]): unknown {
  try {
    return JSON.parse(text, revive) as unknown;
  } catch {
    return undefined;
  }
}
