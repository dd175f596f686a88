/** Returns a map's value for any name; undefined if the map has no such name of its own. */
export const lookUp = <Value>(
  map: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined => (Object.hasOwn(map, name) ? map[name] : undefined);

/** Returns a record of what a function returns for each of some names. */
export const recordOf = <Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name, at: number) => Value,
) => Object.fromEntries(names.map((name, at) => [name, valueOf(name, at)])) as Record<Name, Value>;
