import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addGalleryProject, saveGalleryProject } from '../../../src/domain/gallery/commands';
import { galleryProjectEdited, galleryProjectRemoved } from '../../../src/domain/gallery/events';
import { addedThisMonth, galleryFilters, inCategory } from '../../../src/domain/gallery/rules';
import { sampleProjects } from '../../../src/domain/gallery/samples';
import { galleryProjectSchema } from '../../../src/domain/gallery/schema';
import { selectGalleryProjectById, selectGalleryProjects } from '../../../src/domain/gallery/slice';
import { samplesRemoved, seedDataLoaded, storageCleared } from '../../../src/domain/system/events';
import { galleryFields } from '../../support/entities';
import { makeStore } from '../../support/store';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T23:30:00-05:00') }));

describe('the gallery', () => {
  it('dates a project by the local day of its creation, and gives it a free id', () => {
    const { store } = makeStore();
    const id = store.dispatch(addGalleryProject(galleryFields()));
    const added = { ...galleryFields(), id, dateAdded: '2026-11-20' };
    expect(selectGalleryProjectById(store.getState(), id)).toEqual(added);
    const others = Array.from({ length: 9 }, (_, index) => ({ ...added, id: id + index + 1 }));
    store.dispatch(seedDataLoaded({ entry: 'gallery', entities: others }));
    expect(store.dispatch(addGalleryProject(galleryFields()))).toBe(id + 10);
  });

  it('lists the newest first, those of one day by their ids, while they are stored', () => {
    const { store } = makeStore();
    const entities = [
      [1, '2026-11-02'],
      [3, '2026-11-03'],
      [2, '2026-11-03'],
    ].map(([id, dateAdded]) => ({
      ...galleryFields(),
      id: Number(id),
      dateAdded: String(dateAdded),
    }));
    store.dispatch(seedDataLoaded({ entry: 'gallery', entities }));
    const listed = () => selectGalleryProjects(store.getState()).map(({ id }) => id);
    expect(listed()).toEqual([3, 2, 1]);
    store.dispatch(samplesRemoved({ ids: { gallery: [2] } }));
    expect(listed()).toEqual([3, 1]);
    store.dispatch(storageCleared());
    expect(listed()).toEqual([]);
  });

  it('saves what differs, and nothing where nothing does or the project is gone', () => {
    const { store, events } = makeStore();
    const id = store.dispatch(addGalleryProject(galleryFields()));
    events.length = 0;
    store.dispatch(saveGalleryProject(id, galleryFields()));
    store.dispatch(saveGalleryProject(1, galleryFields()));
    expect(events).toEqual([]);
    store.dispatch(saveGalleryProject(id, galleryFields({ title: 'Bench' })));
    expect(events.map(({ type }) => type)).toEqual([galleryProjectEdited.type]);
    store.dispatch(galleryProjectRemoved({ projectId: id, projectTitle: 'Bench' }));
    expect(selectGalleryProjects(store.getState())).toEqual([]);
  });

  it('opens with six valid samples of the categories that the specification names', () => {
    expect(sampleProjects.map(({ category }) => category).sort()).toEqual([
      'Bathroom Remodel',
      'Carpentry',
      'Exterior Painting',
      'Interior Painting',
      'Kitchen Renovation',
      'Outdoor Projects',
    ]);
    for (const one of sampleProjects) expect(v.is(galleryProjectSchema, one), one.title).toBe(true);
  });

  it('offers All and each category that is there', () => {
    const projects = sampleProjects.slice(0, 2);
    expect(galleryFilters(projects)).toEqual(['All', projects[0]?.category, projects[1]?.category]);
    const counts = [...galleryFilters(projects), 'General Repairs'].map(
      (category) => inCategory(projects, category).length,
    );
    expect(counts).toEqual([2, 1, 1, 0]);
    expect(galleryFilters([])).toEqual(['All']);
  });

  it('counts what was added this month', () => {
    const on = (dateAdded: string) => ({ ...galleryFields(), id: 1, dateAdded });
    expect(
      addedThisMonth([on('2026-11-01'), on('2026-10-31'), on('2025-11-02')], '2026-11-20'),
    ).toBe(1);
  });
});
