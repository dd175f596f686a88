import MiniSearch, { type SearchOptions } from 'minisearch';
import { includesPhone } from '../../lib/phones';
import type { ItemKind, SearchItem } from './searchItems';

/** Something found, and the words of it that matched. */
export interface Found {
  item: SearchItem;
  words: ReadonlySet<string>;
}

/** How many results are shown. */
export const SHOWN_RESULTS = 20;

/** People first: they are looked for most. */
const KIND_WEIGHTS: Partial<Record<ItemKind, number>> = {
  lead: 2,
  action: 1.6,
  job: 1.5,
  appointment: 1.1,
};

const FIELDS = ['title', 'detail', 'text', 'phone'] as const;

/** Splits a text into its words, as the search does: whatever is no letter and no digit is between. */
export const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** Words without accents and in small letters, so that `Uberdachung` finds `Überdachung`. */
export const foldWord = (word: string): string =>
  word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The shortest word in which typing errors are forgiven, and how many per letter. */
const FUZZY_FROM = 4;
const FUZZY = 0.2;

const SEARCH: SearchOptions = {
  boost: { title: 4, detail: 1.5, phone: 2 },
  boostDocument: (_id, _term, stored) => KIND_WEIGHTS[stored?.kind as ItemKind] ?? 1,
  prefix: true,
  fuzzy: (term) => (term.length >= FUZZY_FROM && !/^\d+$/.test(term) ? FUZZY : false),
  combineWith: 'AND',
};

/**
 * An index over everything that can be found: word beginnings, typing errors and phone numbers in
 * any notation. Owners are what the items come from, such as a lead; an owner that changed is
 * indexed anew.
 */
export class SearchIndex {
  readonly #items = new Map<string, SearchItem>();
  /** The items of each owner. */
  readonly #owned = new Map<string, readonly SearchItem[]>();
  readonly #index = new MiniSearch<SearchItem>({
    fields: [...FIELDS],
    storeFields: ['kind'],
    tokenize: wordsOf,
    processTerm: foldWord,
    searchOptions: SEARCH,
  });

  /** Replaces what is found of an owner. */
  set(owner: string, items: readonly SearchItem[]): void {
    this.remove(owner);
    const added: SearchItem[] = [];
    for (const item of items) {
      // An id that two owners have, such as of a member copied by hand, is found once.
      if (this.#items.has(item.id)) continue;
      this.#items.set(item.id, item);
      this.#index.add(item);
      added.push(item);
    }
    this.#owned.set(owner, added);
  }

  remove(owner: string): void {
    for (const { id } of this.#owned.get(owner) ?? []) {
      if (!this.#items.delete(id)) continue;
      this.#index.discard(id);
    }
    this.#owned.delete(owner);
  }

  get(id: string): SearchItem | undefined {
    return this.#items.get(id);
  }

  /** Returns what matches, the best first: phone numbers that contain the digits, then words. */
  search(query: string): Found[] {
    const byPhone = this.#byPhone(query);
    const known = new Set(byPhone.map(({ item }) => item.id));
    const found = [...byPhone];
    for (const { id, terms } of this.#index.search(query, oneLetter(query))) {
      if (found.length >= SHOWN_RESULTS) break;
      const item = this.#items.get(id as string);
      if (item && !known.has(item.id)) found.push({ item, words: new Set(terms) });
    }
    return found;
  }

  /** Returns what has a phone number with the digits of a query, if the query is one. */
  #byPhone(query: string): Found[] {
    const found: Found[] = [];
    // Two digits are in nearly every number.
    if (query.replaceAll(/\D/g, '').length < 3) return found;
    for (const item of this.#items.values()) {
      if (item.phone === '' || !includesPhone(item.phone, query)) continue;
      found.push({ item, words: new Set(wordsOf(item.phone)) });
      if (found.length === SHOWN_RESULTS) break;
    }
    return found;
  }
}

/** One letter begins a word of nearly everything: it is looked for in titles alone. */
const oneLetter = (query: string): SearchOptions =>
  query.trim().length === 1 ? { fields: ['title'] } : {};
