import { useMemo, useRef, useState } from 'react';

/** The chosen ones of a list. */
export interface Selection<Id> {
  /** Only what is listed; what is gone or filtered out is not chosen. */
  chosen: ReadonlySet<Id>;
  /** Chooses one or takes it out; with `isRange` all from the last one to it. */
  toggle: (id: Id, isRange?: boolean) => void;
  setAll: (isChosen: boolean) => void;
}

/** Returns the selection of a list, given the ids that it lists in their order. */
export function useSelection<Id extends string | number>(listed: readonly Id[]): Selection<Id> {
  const [marked, setMarked] = useState<ReadonlySet<Id>>(new Set());
  const last = useRef<Id>(undefined);
  const chosen = useMemo(() => new Set(listed.filter((id) => marked.has(id))), [listed, marked]);
  return {
    chosen,
    toggle: (id, isRange = false) => {
      const isChosen = !chosen.has(id);
      const ends = [listed.indexOf(last.current ?? id), listed.indexOf(id)].sort((a, b) => a - b);
      const [from = 0, to = 0] = ends;
      const range = isRange && from >= 0 ? listed.slice(from, to + 1) : [id];
      const next = new Set(chosen);
      for (const one of range) {
        if (isChosen) next.add(one);
        else next.delete(one);
      }
      last.current = id;
      setMarked(next);
    },
    setAll: (isChosen) => {
      last.current = undefined;
      setMarked(new Set(isChosen ? listed : []));
    },
  };
}
