import { samplesRemoved, type ListName } from '../../events/system';
import { LISTS } from '../../persistence/engine/entries';
import type { Entity } from '../../persistence/engine/storedEntities';
import { ALL_LAZY_ENTRIES, type LazyEntry } from '../seedData';
import type { AppServices, AppThunk } from '../store/setupStore';

/** Returns the ids of the samples, even if the site is built with the owner's publication. */
async function sampleIds({
  firstStart,
}: AppServices): Promise<Record<LazyEntry, (string | number)[]>> {
  const idsOf = (entities: readonly { id: string | number }[]): (string | number)[] =>
    entities.map(({ id }) => id);
  const [gallery, posts, leads, projects] = await Promise.all([
    import('../../domain/gallery/samples'),
    import('../../domain/blog/samples'),
    import('../../domain/leads/samples'),
    import('../../domain/projects/samples'),
  ]);
  return {
    gallery: idsOf(gallery.sampleProjects),
    posts: idsOf(posts.listedSamples),
    leads: idsOf(leads.sampleLeads(firstStart())),
    projects: idsOf(projects.sampleProjects(firstStart())),
  };
}

/** Removes all remaining samples of leads, projects, posts and the gallery in one step. */
export const removeSamples =
  (): AppThunk<Promise<number>> => async (dispatch, getState, services) => {
    const samples = await sampleIds(services);
    const ids: Partial<Record<ListName, (string | number)[]>> = {};
    for (const entry of ALL_LAZY_ENTRIES) {
      const entities = getState()[LISTS[entry].slice].entities as Record<string, Entity>;
      ids[entry] = samples[entry].filter((id) => entities[id]);
    }
    const count = Object.values(ids).reduce((sum, some) => sum + some.length, 0);
    ids.notifications = Object.values(getState().notifications.entities)
      .filter(({ leadId }) => ids.leads?.includes(leadId))
      .map(({ id }) => id);
    dispatch(samplesRemoved({ ids }));
    return count;
  };
