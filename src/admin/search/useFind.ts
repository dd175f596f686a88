import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import { useAppSelector } from '../../app/store/hooks';
import type { RootState } from '../../app/store/setupStore';
import { recentFinds } from '../../persistence/recentFinds';
import { ACTION_ITEMS } from './actions';
import { indexedStateOf } from './searchedStore';
import type { Found, SearchIndex } from './searchIndex';

const NO_WORDS: ReadonlySet<string> = new Set();

/** Returns what is offered before anything is typed: what was opened last, and the actions. */
function offered(index: SearchIndex): Found[] {
  const recent = recentFinds.read().flatMap((id) => index.get(id) ?? []);
  const actions = ACTION_ITEMS.filter((action) => !recent.includes(action));
  return [...recent, ...actions].map((item) => ({ item, words: NO_WORDS }));
}

/**
 * Returns what a query finds, always in the present state, whichever tab changed it; and whether
 * everything is indexed yet.
 */
export function useFind(query: string): { found: Found[]; isReady: boolean } {
  const store = useStore<RootState>();
  const state = useAppSelector((all) => all);
  const indexed = useMemo(() => indexedStateOf(store), [store]);
  // A new object after each update, because the index itself changes in place.
  const [filled, setFilled] = useState({ index: indexed.index, isReady: false });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fill = (): void => {
      const isReady = indexed.update(state);
      setFilled({ index: indexed.index, isReady });
      if (!isReady) timer = setTimeout(fill, 0);
    };
    fill();
    return () => clearTimeout(timer);
  }, [indexed, state]);

  const found = useMemo(
    () => (query.trim() === '' ? offered(filled.index) : filled.index.search(query)),
    [filled, query],
  );
  return { found, isReady: filled.isReady };
}
