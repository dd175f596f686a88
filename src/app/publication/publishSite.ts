import * as v from 'valibot';
import type { Post } from '../../domain/blog/schema';
import type { PageContent } from '../../domain/content/schema';
import { seedPages, publishedAt } from '../../domain/content/seedData';
import { visiblePage } from '../../domain/content/seedPage';
import type { EarlierAddress, GalleryProject } from '../../domain/gallery/schema';
import { changeBetween, type Change } from '../../domain/publication/rules';
import {
  PUBLISHED_NAMES,
  SITE_FORMAT,
  SITE_VERSION,
  type PublishedLists,
  type PublishedName,
  type SiteFile,
} from '../../domain/publication/schema';
import { inActOf, type DomainEvent } from '../../domain/shared/event';
import { deployedChangesApplied, listWith } from '../../domain/system/events';
import { LISTS } from '../../persistence/engine/entries';
import { keyOf } from '../../persistence/engine/keys';
import type { KeyValueStorage } from '../../persistence/engine/keyValueStorage';
import type { EntityMap } from '../../persistence/engine/localChanges';
import { entitiesById, type Entity } from '../../persistence/engine/storedEntities';
import { readMergeBase } from '../../persistence/publication/mergeBase';
import {
  isSameToVisitors,
  lostMembers,
  reconcile,
  type Reconciled,
} from '../../persistence/publication/reconcile';
import { contentAddresses } from '../addresses';
import { seedEntities } from '../seedData';
import type { AppThunk, RootState } from '../store/types';
import { makePublicationFile, type PublicationFile } from './publicationFile';

/** The differences between this browser and the deployed site. */
export interface Comparison {
  /** When the publication that the site is built with was made; undefined for the samples. */
  publishedAt: string | undefined;
  /** What is newer on the deployed site and was not edited here. */
  newer: Change[];
  /** What publishing would change on the deployed site. */
  edited: Change[];
  /** How many drafts are not published. */
  drafts: number;
}

type ByName = Record<PublishedName, Reconciled[]>;

/** Compares a list that is not stored: the deployed content, with edits not written yet. */
function notStored(name: PublishedName, state: RootState, deployed: EntityMap): Reconciled[] {
  const here = state[LISTS[name].slice].entities as unknown as EntityMap;
  return [...new Set([...Object.keys(here), ...Object.keys(deployed)])].map((id) => ({
    id,
    here: here[id],
    deployed: deployed[id],
    merged: here[id],
    isNewer: false,
    toMergeBase: [],
  }));
}

const isStored = (name: PublishedName, storage: KeyValueStorage): boolean => {
  try {
    return storage.read(keyOf(name)) !== null;
  } catch {
    return false; // Storage is denied; the notice above the screen reports that.
  }
};

/** Compares the three lists with the deployed ones; records in the merge base what is equal again. */
const reconcileAndRecord =
  (): AppThunk<Promise<ByName>> => async (_dispatch, getState, services) => {
    const [gallery, posts] = await Promise.all([
      seedEntities('gallery', services.firstStart),
      seedEntities('posts', services.firstStart),
    ]);
    const deployed: Record<PublishedName, readonly unknown[]> = {
      pages: seedPages,
      gallery: gallery.entities,
      posts: posts.entities,
    };
    const { persistence } = services;
    const mergeBase = persistence && readMergeBase(persistence.storage);
    const reconciled = Object.fromEntries(
      PUBLISHED_NAMES.map((name) => {
        const onSite = entitiesById(deployed[name] as Entity[]);
        return [
          name,
          persistence && mergeBase && isStored(name, persistence.storage)
            ? reconcile(name, persistence.replicaOf(name), onSite, mergeBase.isInMergeBase)
            : notStored(name, getState(), onSite),
        ];
      }),
    ) as ByName;
    mergeBase?.record(
      Object.values(reconciled).flatMap((all) => all.flatMap(({ toMergeBase }) => toMergeBase)),
    );
    return reconciled;
  };

/** Returns the part of an entity that visitors see. */
const forVisitors = (name: PublishedName, entity: Entity | undefined): Entity | undefined =>
  name === 'posts' && entity?.isPublished !== true ? undefined : entity;

const change = (
  name: PublishedName,
  before: Entity | undefined,
  after: Entity | undefined,
): Change[] => {
  const [was, is] = [before, after].map((entity) =>
    name === 'pages' && entity ? visiblePage(entity as never) : entity,
  );
  const difference = changeBetween(name, was as never, is as never, isSameToVisitors);
  return difference ? [difference] : [];
};

/** Compares this browser's content with the content that the site was built with; records in the merge base what is equal again. */
export const compareWithDeployed = (): AppThunk<Promise<Comparison>> => async (dispatch) => {
  const reconciled = await dispatch(reconcileAndRecord());
  const each = (changesOf: (name: PublishedName, difference: Reconciled) => Change[]): Change[] =>
    PUBLISHED_NAMES.flatMap((name) =>
      reconciled[name].flatMap((difference) => changesOf(name, difference)),
    );
  return {
    publishedAt,
    newer: each((name, { here, merged, isNewer }) => (isNewer ? change(name, here, merged) : [])),
    edited: each((name, { deployed, merged }) =>
      change(name, forVisitors(name, deployed), forVisitors(name, merged)),
    ),
    drafts: reconciled.posts.filter(({ merged }) => merged?.isPublished === false).length,
  };
};

/** Applies newer content of the deployed site: the chosen entities. Returns the id of the act. */
export const applyDeployed =
  (chosen: readonly Pick<Change, 'list' | 'id'>[]): AppThunk<Promise<string | undefined>> =>
  async (dispatch) => {
    let first: DomainEvent | undefined;
    const reconciled = await dispatch(reconcileAndRecord());
    for (const name of PUBLISHED_NAMES) {
      const ids = new Set(chosen.filter(({ list }) => list === name).map(({ id }) => id));
      const newer = reconciled[name].filter(({ id, isNewer }) => isNewer && ids.has(id));
      if (newer.length === 0) continue;
      const entities = newer.flatMap(({ merged }) => merged ?? []);
      const removedIds = newer.flatMap(({ here, merged }) => (here && !merged ? [here.id] : []));
      const applied = deployedChangesApplied({
        ...listWith(name, entities),
        removedIds,
        removedMembers: newer.flatMap(lostMembers),
      });
      dispatch(inActOf(first, applied));
      first ??= applied;
    }
    // Applied values are equal on both sides and no edits of this browser.
    await dispatch(reconcileAndRecord());
    return first?.meta.eventId;
  };

/** Returns what visitors see of a list, without fields of another version of the site; what is not valid stays as it is. */
const published = (reconciled: readonly Reconciled[], name: PublishedName): unknown[] =>
  reconciled
    .flatMap(({ merged }) => forVisitors(name, merged) ?? [])
    .map((entity) => {
      const { success, output } = v.safeParse(v.object(LISTS[name].schema.entries), entity);
      return success ? output : entity;
    });

/**
 * Returns the earlier addresses of a publication's projects and posts: those that the deployed site knows, each once,
 * without any that a project or post has now.
 */
export function earlierAddressesOf(
  now: readonly EarlierAddress[],
  deployed: readonly EarlierAddress[],
): EarlierAddress[] {
  const ids = new Set(now.map(({ id }) => id));
  const taken = new Set(now.map(({ address }) => address));
  const earlier = deployed.filter(({ id, address }) => ids.has(id) && !taken.has(address));
  return [...new Map(earlier.map((moved) => [moved.address, moved])).values()];
}

/** Makes the file for the next build: edits here, else deployed content; rejects if incomplete. */
export const publishSite =
  (): AppThunk<Promise<PublicationFile>> => async (dispatch, _getState, services) => {
    const reconciled = await dispatch(reconcileAndRecord());
    const lists: PublishedLists = {
      pages: published(reconciled.pages, 'pages') as PageContent[],
      gallery: published(reconciled.gallery, 'gallery') as GalleryProject[],
      posts: published(reconciled.posts, 'posts') as (Post & { isPublished: true })[],
    };
    const [{ seedProjects, earlierAddresses }, { listedSeedData }] = await Promise.all([
      import('../../domain/gallery/seedData'),
      import('../../domain/blog/seedData'),
    ]);
    const site: SiteFile = {
      format: SITE_FORMAT,
      version: SITE_VERSION,
      publishedAt: new Date().toISOString(),
      ...lists,
      earlierAddresses: earlierAddressesOf(contentAddresses(lists.gallery, lists.posts), [
        ...earlierAddresses,
        ...contentAddresses(seedProjects, listedSeedData),
      ]),
    };
    return makePublicationFile(site, services.persistence?.storage);
  };
