/** The value of a name that need not be one of the map's; undefined for any other. */
export const lookUp = <Value>(
  map: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined => (Object.hasOwn(map, name) ? map[name] : undefined);
