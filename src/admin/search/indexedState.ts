import type { DomainState } from '../../domain/store';
import { ACTION_ITEMS } from './actions';
import { SearchIndex } from './searchIndex';
import {
  itemsOfGalleryProject,
  itemsOfLead,
  itemsOfPage,
  itemsOfPost,
  itemsOfProject,
  type SearchItem,
} from './searchItems';

/** The state that is searched. */
export type SearchedState = Pick<
  DomainState,
  'leads' | 'projects' | 'blog' | 'content' | 'gallery'
>;

type EntityMap = Readonly<Record<string, object | undefined>>;

/** A list that is searched: its entities, and what is found of one. */
interface Source {
  name: string;
  entitiesOf: (state: SearchedState) => EntityMap;
  itemsOf: (entity: never) => SearchItem[];
}

// Without the slices' selectors, which would split the first screen's chunk.
const SOURCES: readonly Source[] = [
  { name: 'lead', entitiesOf: ({ leads }) => leads.entities, itemsOf: itemsOfLead },
  { name: 'job', entitiesOf: ({ projects }) => projects.entities, itemsOf: itemsOfProject },
  { name: 'post', entitiesOf: ({ blog }) => blog.entities, itemsOf: itemsOfPost },
  { name: 'page', entitiesOf: ({ content }) => content.entities, itemsOf: itemsOfPage },
  {
    name: 'gallery',
    entitiesOf: ({ gallery }) => gallery.entities,
    itemsOf: itemsOfGalleryProject,
  },
];

/** How long the index is filled before the page can handle input, in milliseconds. */
const SLICE_MS = 8;

/** What is to be indexed of one entity. */
interface Pending {
  owner: string;
  entity: object;
  itemsOf: Source['itemsOf'];
}

/**
 * Keeps a {@link SearchIndex} equal to the state, whoever changed it: a screen, an undo, another tab.
 * What changed is found by comparing references, as the reducers change no other entity.
 */
export class IndexedState {
  readonly index = new SearchIndex();
  readonly #indexed = new Map<string, object>();
  #seen: readonly EntityMap[] = [];
  #pending: Pending[] = [];

  constructor() {
    this.index.set('actions', ACTION_ITEMS);
  }

  /** Removes what is gone, and notes what is new or has changed. */
  #compare(state: SearchedState): void {
    const maps = SOURCES.map(({ entitiesOf }) => entitiesOf(state));
    if (maps.every((map, at) => map === this.#seen[at])) return;
    this.#seen = maps;
    const pending: Pending[] = [];
    const gone = new Set(this.#indexed.keys());
    for (const [at, { name, itemsOf }] of SOURCES.entries()) {
      for (const [id, entity] of Object.entries(maps[at] ?? {})) {
        if (!entity) continue;
        const owner = `${name}-${id}`;
        gone.delete(owner);
        if (this.#indexed.get(owner) !== entity) pending.push({ owner, entity, itemsOf });
      }
    }
    for (const owner of gone) {
      this.index.remove(owner);
      this.#indexed.delete(owner);
    }
    this.#pending = pending;
  }

  /**
   * Indexes what changed, for a few milliseconds at most. Returns whether the index is up to date.
   */
  update(state: SearchedState, sliceMs = SLICE_MS): boolean {
    this.#compare(state);
    const end = performance.now() + sliceMs;
    let at = 0;
    for (; at < this.#pending.length; at += 1) {
      if (at > 0 && performance.now() >= end) break;
      const { owner, entity, itemsOf } = this.#pending[at] as Pending;
      this.index.set(owner, itemsOf(entity as never));
      this.#indexed.set(owner, entity);
    }
    this.#pending = this.#pending.slice(at);
    return this.#pending.length === 0;
  }
}
