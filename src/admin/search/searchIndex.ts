import MiniSearch, { type Options, type SearchOptions, type SearchResult } from 'minisearch';
import { sliceOf } from '../../domain/lists/schema';
import { foldText } from '../../lib/foldedText';
import { lookUp } from '../../lib/lookUp';
import { groupsWith, placeInPhone, soughtDigits } from '../../lib/phones';
import { ACTION_ITEMS } from './actions';
import {
  ITEMS_OF,
  type ItemKind,
  type SearchedName,
  type SearchedState,
  type SearchItem,
} from './searchItems';

/** Something found, and the words of it that matched. */
export interface Found {
  item: SearchItem;
  words: ReadonlySet<string>;
}

const SHOWN_RESULTS = 20;

/** The fewest digits that are looked for in phone numbers: two are in nearly every one. */
const FEWEST_SEARCHED_DIGITS = 3;

/** The fewest digits that are taken for a phone number rather than a street number. */
const LONG_NUMBER = 7;

/** How many results with the digits as a word come before phone numbers, so that both are seen. */
const SHOWN_WORDS = SHOWN_RESULTS / 2;

/** People first: they are looked for most. */
const KIND_WEIGHTS: Partial<Record<ItemKind, number>> = {
  lead: 2,
  action: 1.6,
  job: 1.5,
  appointment: 1.1,
};

const FIELDS = ['title', 'detail', 'text', 'phone'] as const;

/**
 * Splits a text into words, as the search does, at everything that is neither a letter nor a digit; an apostrophe
 * that Unicode counts among the letters is neither.
 */
export const wordsOf = (text: string): string[] =>
  text
    .normalize()
    .split(/(?:[^\p{L}\p{N}]|[ʻʼ])+/u)
    .filter(Boolean);

/** The shortest word in which typing errors are forgiven, and how many per letter. */
const FUZZY_FROM = 4;
const FUZZY = 0.25;

/** Returns the text of a field; the phone number is a field of its own, also where it is shown. */
const fieldText = (item: SearchItem, field: keyof SearchItem): string =>
  String((field === 'detail' ? item.detail.replace(item.phone ?? '', '') : item[field]) ?? '');

const isForgiven = (term: string): boolean => term.length >= FUZZY_FROM && !/^\d+$/.test(term);

/** Words that stand for each other in addresses and dates: `elm street` finds `Elm St`. */
const FORMS = [
  'st street saint, rd road, ave avenue, ln lane, dr drive, ct court, pl place, cir circle, ter terrace, hwy highway',
  'rte rt route, apt apartment, mt mount, vt vermont, jan january, feb february, mar march, apr april, jun june',
  'jul july, aug august, sep sept september, oct october, nov november, dec december',
].flatMap((line) => line.split(', ').map((forms) => forms.split(' ')));

/** A direction before a name, `N. Main St` or `S Burlington`, and its word. */
const DIRECTION = /(?<![\p{L}\p{N}'’])[NESW](?=\.? \p{Lu})/gu;
const DIRECTIONS = { N: 'North', E: 'East', S: 'South', W: 'West' };

/** What is no part of words: the comma of `$1,200`; and in a query small ones before others, `deck in essex`, `ada's`. */
const COMMA = /(?<=\d),(?=\d)/g;
const SMALL =
  /(?<![\p{L}\p{N}])(?:(?:the|in|at|on|for|of|to|from|with|mrs?\.?|ms\.?) +|mailto:)(?=[\p{L}\p{N}])|['’]s(?![\p{L}\p{N}])/giu;

const OPTIONS: Options<SearchItem> = {
  fields: [...FIELDS],
  extractField: (item, field) => fieldText(item, field as keyof SearchItem),
  storeFields: ['kind'],
  tokenize: (text, field) => {
    const whole = field
      ? text.replaceAll(DIRECTION, (letter) => `${letter} ${lookUp(DIRECTIONS, letter)}`)
      : text.replaceAll(SMALL, '');
    const words = wordsOf(whole.replaceAll(COMMA, ''));
    if (field !== 'title') return words;
    // A short name is typed without the space behind it, too: `maryann`.
    return words.flatMap((word, at) => [
      word,
      ...(word.length < 5 ? [word + (words[at + 1] ?? '')] : []),
    ]);
  },
  processTerm: (word) => {
    const term = foldText(word);
    const forms = FORMS.find((words) => words.includes(term));
    const number = term.replace(/^0+(?=\d)/, '');
    return forms ?? (number === term ? term : [term, number]);
  },
  searchOptions: {
    processTerm: foldText,
    boost: { title: 4, detail: 1.5, phone: 2 },
    boostDocument: (_id, _term, stored) => KIND_WEIGHTS[stored?.kind as ItemKind] ?? 1,
    prefix: true,
    fuzzy: (term) => (isForgiven(term) ? FUZZY : false),
    combineWith: 'AND',
  },
};

/**
 * An index over what can be found: word beginnings, typing errors and phone numbers. It finds what
 * changed by comparing references.
 */
export class SearchIndex {
  readonly #items = new Map<string, SearchItem>();
  /** The entities that are indexed, by list and id, with the items of each. */
  readonly #indexed = new Map<string, { entity: object; items: readonly SearchItem[] }>();
  #seen: readonly object[] = [];
  readonly #index = new MiniSearch(OPTIONS);

  constructor() {
    this.#add(ACTION_ITEMS);
  }

  #add(items: readonly SearchItem[]): void {
    for (const item of items) {
      this.#items.set(item.id, item);
      this.#index.add(item);
    }
  }

  #remove(key: string): void {
    for (const { id } of this.#indexed.get(key)?.items ?? [])
      if (this.#items.delete(id)) this.#index.discard(id);
    this.#indexed.delete(key);
  }

  /** Indexes what changed. */
  update(state: SearchedState): void {
    const names = Object.keys(ITEMS_OF) as SearchedName[];
    // Without the slices' selectors, which would split the first screen's chunk.
    const lists = names.map((name) => state[sliceOf(name)].entities);
    if (lists.every((list, at) => list === this.#seen[at])) return;
    this.#seen = lists;
    const gone = new Set(this.#indexed.keys());
    for (const [at, name] of names.entries()) {
      for (const [id, entity] of Object.entries(lists[at] ?? {})) {
        const key = `${at}-${id}`;
        gone.delete(key);
        if (!entity || this.#indexed.get(key)?.entity === entity) continue;
        this.#remove(key);
        const items = ITEMS_OF[name](entity as never);
        this.#add(items);
        this.#indexed.set(key, { entity, items });
      }
    }
    for (const key of gone) this.#remove(key);
  }

  get(id: string): SearchItem | undefined {
    return this.#items.get(id);
  }

  /**
   * Returns what matches, the best first. Digits are part of a phone number or a word, such as a
   * street number: the phone numbers come first if there are many digits, else the words.
   */
  search(query: string): Found[] {
    const sought = soughtDigits(query).filter(({ length }) => length >= FEWEST_SEARCHED_DIGITS);
    const results = this.#index.search(query, searchedFields(query, sought.length > 0));
    if (sought.length === 0) return this.#found(results.slice(0, SHOWN_RESULTS));
    const isLong = sought.some(({ length }) => length >= LONG_NUMBER);
    const words = isLong ? [] : results.filter(isExact).slice(0, SHOWN_WORDS);
    const found = new Map<string, Found>();
    for (const result of [
      ...this.#found(words),
      ...foundByPhone(this.#items.values(), sought),
      ...this.#found(results.slice(0, SHOWN_RESULTS)),
    ]) {
      if (!found.has(result.item.id)) found.set(result.item.id, result);
    }
    return [...found.values()].slice(0, SHOWN_RESULTS);
  }

  #found(results: readonly SearchResult[]): Found[] {
    return results.flatMap(({ id, terms }) => {
      const item = this.#items.get(id as string);
      return item ? { item, words: new Set(terms) } : [];
    });
  }
}

/** Returns the items that have a phone number with the digits: leads first, whole ends before middles. */
function foundByPhone(items: Iterable<SearchItem>, sought: readonly string[]): Found[] {
  const ranks: Found[][] = [[], [], [], []];
  for (const item of items) {
    const phones = [item.phone ?? '', ...(item.otherPhones ?? [])];
    const phone = phones.find((number) => placeInPhone(number, sought) !== undefined);
    if (phone === undefined) continue;
    const place = placeInPhone(phone, sought);
    const rank = (place === 'edge' ? 0 : 2) + (item.kind === 'lead' ? 0 : 1);
    ranks[rank]?.push({ item, words: new Set(groupsWith(phone, sought)) });
  }
  return ranks.flat().slice(0, SHOWN_RESULTS);
}

/** Whether each word of the query is a whole word. */
const isExact = ({ queryTerms, match }: SearchResult): boolean =>
  queryTerms.every((term) => term in match);

/**
 * Returns the fields in which a query is looked for, all by default: a single letter in titles alone, because
 * nearly every text has it; a number not among the words of phone numbers, which are searched by their digits.
 */
function searchedFields(query: string, isNumber: boolean): SearchOptions {
  if (query.trim().length === 1) return { fields: ['title'] };
  return isNumber ? { fields: FIELDS.filter((field) => field !== 'phone') } : {};
}
