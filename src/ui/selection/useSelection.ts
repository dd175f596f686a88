import { useCallback, useEffect, useMemo, useRef, useState, useEffectEvent } from 'react';
import { focusElement } from '../screen/focus';

/** The chosen ones of a list. Its functions are stable. */
export interface Selection<Id> {
  /** Only what is listed; what is gone or filtered out is not chosen. */
  chosen: ReadonlySet<Id>;
  /** Chooses one or takes it out; with `isRange` all from the last one to it. */
  toggle: (id: Id, isRange?: boolean) => void;
  /** Chooses some, or takes them out. */
  setMany: (ids: readonly Id[], isChosen: boolean) => void;
  /** Chooses all that is listed, or nothing. */
  setAll: (isChosen: boolean) => void;
}

/** Returns the selection of a list, given the ids that it lists in their order. */
export function useSelection<Id extends string | number>(listed: readonly Id[]): Selection<Id> {
  const [marked, setMarked] = useState<ReadonlySet<Id>>(new Set());
  const last = useRef<Id>(undefined);
  const chosen = useMemo(
    () => (marked.size === 0 ? marked : new Set(listed.filter((id) => marked.has(id)))),
    [listed, marked],
  );
  // The latest ones, so that a row is not rendered again for the choice of another.
  const latest = useRef({ listed, chosen });
  useEffect(() => {
    latest.current = { listed, chosen };
  });

  const setMany = useCallback((ids: readonly Id[], isChosen: boolean): void => {
    const next = new Set(latest.current.chosen);
    for (const id of ids) {
      if (isChosen) next.add(id);
      else next.delete(id);
    }
    setMarked(next);
  }, []);
  const toggle = useCallback(
    (id: Id, isRange = false): void => {
      const { listed: ids, chosen: before } = latest.current;
      const ends = [ids.indexOf(last.current ?? id), ids.indexOf(id)].sort((a, b) => a - b);
      const [from = 0, to = 0] = ends;
      setMany(isRange && from >= 0 ? ids.slice(from, to + 1) : [id], !before.has(id));
      last.current = id;
    },
    [setMany],
  );
  const setAll = useCallback((isChosen: boolean): void => {
    last.current = undefined;
    setMarked(new Set(isChosen ? latest.current.listed : []));
  }, []);
  return { chosen, toggle, setMany, setAll };
}

interface Act<Id> {
  changed: ReadonlySet<Id>;
  /** The index of the first of them before. */
  place: number;
  isOnItem: boolean;
}

/**
 * Returns a function that moves the focus after an act on items, given their ids: to the first that
 * is still listed, else to what is in its place (`linkId` says which element), or to the heading.
 * After an act on one item it stays while that is listed.
 */
export function useFocusAfterAct<Id extends string | number>(
  shown: readonly Id[],
  linkId: (id: Id) => string,
): (changed: ReadonlySet<Id>, isOnItem?: boolean) => void {
  const [act, setAct] = useState<Act<Id>>();
  const focus = useEffectEvent(({ changed, place, isOnItem }: Act<Id>): void => {
    const listed = shown.find((item) => changed.has(item));
    if (isOnItem && listed !== undefined) return;
    const id = listed ?? shown[place] ?? shown.at(-1);
    focusElement(id === undefined ? undefined : linkId(id));
  });
  // Once the list has what the act made of it.
  useEffect(() => {
    if (act) focus(act);
  }, [act]);
  return (changed, isOnItem = false) => {
    if (changed.size === 0) return;
    const place = shown.findIndex((item) => changed.has(item));
    setAct({ changed, place: Math.max(0, place), isOnItem });
  };
}
