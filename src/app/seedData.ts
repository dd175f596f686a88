import { seedBody } from '../domain/blog/seedBodies';
import { seedPostsListed, seedDataLoaded, type EntryWithEntities } from '../events/system';
import { selectIsStored } from '../persistence/engine/storageSlice';
import type { AppThunk, RootState } from './store/setupStore';

/** The entries whose built-in entities come in chunks of their own. Page copy is always there. */
export type LazyEntry = 'gallery' | 'leads' | 'posts' | 'projects';

const LOADERS: Record<LazyEntry, (firstStart: () => Date) => Promise<EntryWithEntities>> = {
  gallery: async () => ({
    entry: 'gallery',
    entities: [...(await import('../domain/gallery/seedData')).seedProjects],
  }),
  posts: async () => ({
    entry: 'posts',
    entities: await (await import('../domain/blog/seedPosts')).seedPosts(),
  }),
  leads: async (firstStart) => ({
    entry: 'leads',
    entities: (await import('../domain/leads/samples')).sampleLeads(firstStart()),
  }),
  projects: async (firstStart) => ({
    entry: 'projects',
    entities: (await import('../domain/projects/samples')).sampleProjects(firstStart()),
  }),
};

/** The built-in entities of an entry, as they are deployed. Rejects where their chunk cannot be loaded. */
export const seedEntities = (
  entry: LazyEntry,
  firstStart: () => Date,
): Promise<EntryWithEntities> => LOADERS[entry](firstStart);

/**
 * Brings the built-in entities of some entries into the state, unless storage holds those entries,
 * or they are there already. Rejects where a chunk cannot be loaded.
 */
export const loadSeedData =
  (entries: readonly LazyEntry[]): AppThunk<Promise<void>> =>
  async (dispatch, getState, { firstStart }) => {
    const wanted = entries.filter((entry) => !selectIsStored(getState(), entry));
    const loaded = await Promise.all(wanted.map((entry) => LOADERS[entry](firstStart)));
    for (const one of loaded) {
      if (!selectIsStored(getState(), one.entry)) dispatch(seedDataLoaded(one));
    }
  };

/**
 * Lists the built-in posts for a visitor's page, with the body of the one that is read, unless the
 * posts themselves are there. Rejects where a chunk cannot be loaded.
 */
export const listSeedPosts =
  (slug?: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (selectIsStored(getState(), 'posts')) return;
    const [{ listedSeedData }, content] = await Promise.all([
      import('../domain/blog/seedData'),
      slug === undefined ? undefined : seedBody(slug),
    ]);
    if (selectIsStored(getState(), 'posts')) return;
    const posts = listedSeedData.map((post) =>
      post.slug === slug && content !== undefined ? { ...post, content } : post,
    );
    dispatch(seedPostsListed({ posts }));
  };

/** All that the owner's screens show. */
export const ALL_LAZY_ENTRIES: readonly LazyEntry[] = ['gallery', 'leads', 'posts', 'projects'];

/** Whether all that the owner's screens show is in the state. */
export const selectHasSeedData = (state: RootState): boolean =>
  ALL_LAZY_ENTRIES.every((entry) => selectIsStored(state, entry));
