import { useMemo } from 'react';
import { useStore } from 'react-redux';
import type { Store } from '@reduxjs/toolkit';
import { useAppSelector } from '../../app/store/hooks';
import type { RootState } from '../../app/store/types';
import { recentFinds } from '../../persistence/recentFinds';
import { ACTION_ITEMS } from './actions';
import { SearchIndex, type Found } from './searchIndex';

/** The index of a store, kept while the search is closed. */
const indexes = new WeakMap<Store, SearchIndex>();

function indexOf(store: Store): SearchIndex {
  const index = indexes.get(store) ?? new SearchIndex();
  indexes.set(store, index);
  return index;
}

const NO_WORDS: ReadonlySet<string> = new Set();

/** Returns what is offered before anything is typed: what was opened last, and the actions. */
function offered(index: SearchIndex): Found[] {
  const recent = recentFinds.read().flatMap((id) => index.get(id) ?? []);
  const actions = ACTION_ITEMS.filter((action) => !recent.includes(action));
  return [...recent, ...actions].map((item) => ({ item, words: NO_WORDS }));
}

/** Returns what a query finds, always in the present state, whichever tab changed it. */
export function useFind(query: string): Found[] {
  const index = indexOf(useStore<RootState>());
  const state = useAppSelector((all) => all);
  return useMemo(() => {
    index.update(state);
    return query.trim() === '' ? offered(index) : index.search(query);
  }, [index, query, state]);
}
