/** Returns the items just before and just after the item with an id; neither if no item has it. */
export function neighborsOf<Item extends { id: string | number }>(
  items: readonly Item[],
  id: Item['id'],
): { before: Item | undefined; after: Item | undefined } {
  const index = items.findIndex((item) => item.id === id);
  if (index === -1) return { before: undefined, after: undefined };
  return { before: items[index - 1], after: items[index + 1] };
}
