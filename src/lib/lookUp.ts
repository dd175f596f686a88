/** Returns a map's value for any name; undefined if the map has no such name of its own. */
export const lookUp = <Value>(
  map: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined => (Object.hasOwn(map, name) ? map[name] : undefined);
