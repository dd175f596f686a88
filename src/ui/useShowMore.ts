import { useState, type MouseEvent } from 'react';

/** How many items of a list were asked for last, by its name: Back to it shows them again. */
const lastLimits = new Map<string, number>();

/** How many cards with pictures a list shows at first: of more at once, scrolling stutters on a slow phone. */
export const PICTURES_AT_ONCE = 24;

/**
 * Returns the first items of a long list, at least `least`, and the props of the button that shows as many more
 * each time and focuses the first of them; undefined once all are shown.
 */
export function useShowMore<Item>(name: string, items: readonly Item[], step: number, least = 0) {
  const [limit, setLimit] = useState(Math.max(lastLimits.get(name) ?? step, least));
  const rest = items.length - limit;
  const onClick = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const last = currentTarget.closest('li')?.previousElementSibling;
    lastLimits.set(name, limit + step);
    setLimit(limit + step);
    requestAnimationFrame(() =>
      last?.nextElementSibling
        ?.querySelector<HTMLElement>('a, button')
        ?.focus({ preventScroll: true }),
    );
  };
  const children = `Show ${Math.min(rest, step)} more`;
  return { shown: items.slice(0, limit), more: rest > 0 ? { children, onClick } : undefined };
}
