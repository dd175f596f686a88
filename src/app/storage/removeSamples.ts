import { LAZY_LISTS, type LazyListName, type ListName } from '../../domain/lists/schema';
import { samplesRemoved } from '../../domain/system/events';
import { recordDiff } from '../../lib/recordsDiff';
import { LISTS } from '../../persistence/engine/entries';
import type { Entity } from '../../persistence/engine/storedEntities';
import type { AppServices, AppThunk } from '../store/types';

/** Loads the sample posts, even if the site is built with the owner's publication. */
async function samplePosts(): Promise<Entity[]> {
  const [{ listedSamples }, { sampleBody }] = await Promise.all([
    import('../../domain/blog/samples'),
    import('../../domain/blog/sampleBodies'),
  ]);
  return Promise.all(
    listedSamples.map(async ({ readMinutes: _derived, ...post }) => ({
      ...post,
      content: await sampleBody(post.slug),
    })),
  );
}

/** Loads the samples as they were when the site was first opened. */
async function loadSamples({
  firstStart,
}: AppServices): Promise<Record<LazyListName, readonly object[]>> {
  const [posts, gallery, leads, projects] = await Promise.all([
    samplePosts(),
    import('../../domain/gallery/samples'),
    import('../../domain/leads/samples'),
    import('../../domain/projects/samples'),
  ]);
  return {
    posts,
    gallery: gallery.sampleProjects,
    leads: leads.sampleLeads(firstStart()),
    projects: projects.sampleProjects(firstStart()),
  };
}

/** Removes the samples that the owner did not change. Returns how many went, how many stayed, and the id of the act. */
export const removeSamples =
  (): AppThunk<Promise<{ removed: number; changed: number; act: string }>> =>
  async (dispatch, getState, services) => {
    const samples = await loadSamples(services);
    const ids: Partial<Record<ListName, (string | number)[]>> = {};
    const counts = { removed: 0, changed: 0 };
    for (const entry of LAZY_LISTS) {
      const entities = getState()[LISTS[entry].slice].entities as Record<string, Entity>;
      const present = (samples[entry] as readonly Entity[]).filter(({ id }) => entities[id]);
      const unchanged = present.filter((sample) => !recordDiff(sample, entities[sample.id]));
      ids[entry] = unchanged.map(({ id }) => id);
      counts.removed += unchanged.length;
      counts.changed += present.length - unchanged.length;
    }
    ids.notifications = Object.values(getState().notifications.entities)
      .filter(({ leadId }) => ids.leads?.includes(leadId))
      .map(({ id }) => id);
    const { meta } = dispatch(samplesRemoved({ ids }));
    return { ...counts, act: meta.eventId };
  };
