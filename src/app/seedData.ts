import { seedBody } from '../domain/blog/seedBodies';
import { LAZY_LISTS, type EntitiesByList, type LazyListName } from '../domain/lists/schema';
import {
  listWith,
  seedPostsListed,
  seedDataLoaded,
  type ListWithEntities,
} from '../domain/system/events';
import { selectIsLoaded } from '../persistence/engine/storageSlice';
import type { AppThunk, RootState } from './store/types';

const LOADERS: {
  [Entry in LazyListName]: (firstStart: () => Date) => Promise<readonly EntitiesByList[Entry][]>;
} = {
  gallery: async () => (await import('../domain/gallery/seedData')).seedProjects,
  posts: async () => (await import('../domain/blog/seedPosts')).seedPosts(),
  leads: async (firstStart) => (await import('../domain/leads/seedData')).seedLeads(firstStart()),
  projects: async (firstStart) =>
    (await import('../domain/projects/seedData')).seedProjects(firstStart()),
};

/** Loads the seed data of an entry. Rejects if its chunk cannot be loaded. */
export const seedEntities = async (
  entry: LazyListName,
  firstStart: () => Date,
): Promise<ListWithEntities> => listWith(entry, await LOADERS[entry](firstStart));

/** Loads the seed data of entries that are neither stored nor loaded; rejects without its chunk. */
export const loadSeedData =
  (entries: readonly LazyListName[]): AppThunk<Promise<void>> =>
  async (dispatch, getState, { firstStart, knownDeleted }) => {
    const wanted = entries.filter((entry) => !selectIsLoaded(getState(), entry));
    const loaded = await Promise.all(wanted.map((entry) => seedEntities(entry, firstStart)));
    for (const list of loaded) {
      if (selectIsLoaded(getState(), list.entry)) continue;
      const deleted = new Set(knownDeleted(list.entry));
      const entities = list.entities.filter(({ id }) => !deleted.has(String(id)));
      dispatch(seedDataLoaded(listWith(list.entry, entities)));
    }
  };

/** Notes that an entry is stored without its seed data, which the owner's app adds when it starts. */
export const expectSeedData =
  (entry: LazyListName): AppThunk =>
  (_dispatch, getState, { persistence }) => {
    if (!selectIsLoaded(getState(), entry)) persistence?.expectSeedData(entry);
  };

/** Lists the seed posts for a visitor, unless they are loaded: without bodies, except the post being read. */
export const listSeedPosts =
  (slug?: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (selectIsLoaded(getState(), 'posts')) return;
    const [{ listedSeedData }, content] = await Promise.all([
      import('../domain/blog/seedData'),
      slug === undefined ? undefined : seedBody(slug),
    ]);
    if (selectIsLoaded(getState(), 'posts')) return;
    const posts = listedSeedData.map((post) =>
      post.slug === slug && content !== undefined ? { ...post, content } : post,
    );
    dispatch(seedPostsListed({ posts }));
  };

/** Whether the state holds all entries that the admin screens show. */
export const selectHasSeedData = (state: RootState): boolean =>
  LAZY_LISTS.every((entry) => selectIsLoaded(state, entry));
