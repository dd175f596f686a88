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

/** Returns items by the group of each, in their order. */
export function grouped<Item, Group>(
  items: readonly Item[],
  groupOf: (item: Item) => Group,
): Map<Group, Item[]> {
  const groups = new Map<Group, Item[]>();
  for (const item of items) {
    const group = groups.get(groupOf(item));
    if (group) group.push(item);
    else groups.set(groupOf(item), [item]);
  }
  return groups;
}
