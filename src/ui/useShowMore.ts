import { useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';

/** How many items of a list were asked for last, by its name: Back to it shows them again. */
const lastLimits = new Map<string, number>();

/** How many cards with pictures a list shows at first: of more at once, scrolling stutters on a slow phone. */
export const PICTURES_AT_ONCE = 24;

/**
 * Shows the first items of a long list, and as many more each time that is asked; the first of these gets the
 * focus. The items that are there at first are at least `least`: those of a prerendered page.
 */
export function useShowMore<Item>(
  name: string,
  items: readonly Item[],
  { step, least = 0 }: { step: number; least?: number },
) {
  const [limit, setLimit] = useState(() => Math.max(lastLimits.get(name) ?? step, least));
  const showMore = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const last = currentTarget.closest('li')?.previousElementSibling;
    lastLimits.set(name, limit + step);
    flushSync(() => setLimit(limit + step));
    last?.nextElementSibling?.querySelector('a')?.focus({ preventScroll: true });
  };
  const rest = items.length - limit;
  return {
    shown: items.slice(0, limit),
    /** The button that shows more; undefined if all are shown. */
    more:
      rest > 0
        ? { children: `Show more of ${rest.toLocaleString('en-US')}`, onClick: showMore }
        : undefined,
  };
}
