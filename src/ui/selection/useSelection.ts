import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

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
