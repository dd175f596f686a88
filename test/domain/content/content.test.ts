import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { resetPage, savePageTitle, saveSection } from '../../../src/domain/content/commands';
import {
  holdsBlocks,
  isImageSection,
  livePath,
  shownSections,
} from '../../../src/domain/content/editing';
import { pageInfoEdited, pageReset, sectionEdited } from '../../../src/domain/content/events';
import { bySectionOrder } from '../../../src/domain/content/rules';
import { PAGE_IDS, pageSchema } from '../../../src/domain/content/schema';
import { seedPages } from '../../../src/domain/content/seedData';
import { seedPage, visibleText } from '../../../src/domain/content/seedPage';
import { selectPage, selectSection } from '../../../src/domain/content/slice';
import { backupRestored, storageCleared } from '../../../src/domain/system/events';
import { makeStore } from '../../support/store';

describe('the built-in copy', () => {
  it('is of the stored shape, by the system', () => {
    for (const page of seedPages) {
      expect(v.is(pageSchema, page), page.id).toBe(true);
      expect(page.modifiedBy).toBe('System');
      expect(page.sections.every(({ type }) => ['hero', 'text', 'cta'].includes(type))).toBe(true);
    }
    expect(selectSection(makeStore().store.getState(), 'contact', 'hero-title')?.content).toContain(
      'Get Your Free Estimate',
    );
  });

  it('of a page that does not exist is an error', () => {
    expect(() => seedPage('nowhere' as 'home')).toThrow('No built-in page nowhere');
  });
});

describe('editing a page', () => {
  it('merges the fields of the section and sets the author Admin and the time', () => {
    const { store, events } = makeStore();
    store.dispatch(
      saveSection('home', 'hero-image', { title: 'Hero', content: '', image: 'picture:abc' }),
    );
    const page = selectPage(store.getState(), 'home');
    expect(page.modifiedBy).toBe('Admin');
    expect(Date.now() - Date.parse(page.lastModified)).toBeLessThan(5_000);
    expect(selectSection(store.getState(), 'home', 'hero-image')).toMatchObject({
      title: 'Hero',
      image: 'picture:abc',
      type: 'hero',
    });
    store.dispatch(
      saveSection('home', 'hero-image', { title: 'Hero', content: '', image: undefined }),
    );
    expect(selectSection(store.getState(), 'home', 'hero-image')).not.toHaveProperty('image');
    store.dispatch(saveSection('home', 'hero-image', { title: 'Porch', content: '' }));
    expect(events.at(-1)).toHaveProperty('payload.changes', { title: 'Porch' });
  });

  it('can change the title and go back to the built-in wording', () => {
    const { store } = makeStore();
    store.dispatch(savePageTitle('about', ' About the crew '));
    expect(selectPage(store.getState(), 'about')).toMatchObject({
      pageTitle: 'About the crew',
      modifiedBy: 'Admin',
    });
    store.dispatch(resetPage('about'));
    const page = selectPage(store.getState(), 'about');
    expect(page.sections).toEqual(seedPage('about').sections);
    expect(page).toMatchObject({ pageTitle: seedPage('about').pageTitle, modifiedBy: 'Admin' });
  });

  it('by a reset of another build has the wording of that build', () => {
    const { store } = makeStore();
    const restored = { ...seedPage('about'), pageTitle: 'About, in another build' };
    const event = store.dispatch(pageReset({ pageId: 'about', pageName: 'About', restored }));
    expect(selectPage(store.getState(), 'about')).toEqual({
      ...restored,
      lastModified: event.meta.occurredAt,
      modifiedBy: 'Admin',
    });
  });

  it('of what does not exist changes nothing', () => {
    const { store, types } = makeStore();
    const before = store.getState().content;
    store.dispatch(saveSection('home', 'nowhere', { title: 'x' }));
    expect(types()).toEqual([]);
    const pageId = 'nowhere' as 'home';
    const nothing = { pageName: '', sectionId: 'x', sectionName: '', changes: {} };
    store.dispatch(sectionEdited({ ...nothing, pageId }));
    store.dispatch(sectionEdited({ ...nothing, pageId: 'home' }));
    store.dispatch(pageInfoEdited({ pageId, pageName: '', pageTitle: 'x' }));
    expect(store.getState().content).toEqual(before);
  });

  it('falls back to the built-in page and section where the stored ones lack them', () => {
    const { store } = makeStore();
    const bare = { ...seedPage('home'), sections: [] };
    store.dispatch(
      backupRestored({ entries: [{ entry: 'pages', entities: [bare] }], deletes: {} }),
    );
    expect(selectPage(store.getState(), 'about')).toEqual(seedPage('about'));
    expect(selectPage(store.getState(), 'home')).toEqual(seedPage('home'));
    expect(selectPage(store.getState(), 'home')).toBe(selectPage(store.getState(), 'home'));
    expect(selectSection(store.getState(), 'home', 'cta-title')).toEqual(
      seedPage('home').sections.find(({ id }) => id === 'cta-title'),
    );
    expect(selectSection(store.getState(), 'home', 'nowhere')).toBeUndefined();
    store.dispatch(saveSection('home', 'cta-title', { title: 'x', content: 'Come in' }));
    expect(selectSection(store.getState(), 'home', 'cta-title')?.content).toBe('Come in');
    store.dispatch(storageCleared());
    expect(store.getState().content).toEqual(makeStore().store.getState().content);
  });
});

describe('the list of sections', () => {
  const page = {
    ...seedPage('home'),
    sections: seedPage('home').sections.map((one) =>
      one.id === 'cta-title' ? { ...one, isActive: false } : one,
    ),
  };

  it.each([
    [{ search: '', type: '' }, 8],
    [{ search: '', type: 'hero' }, 3],
    [{ search: '', type: 'feature' }, 0],
    [{ search: 'hero SUB', type: '' }, 1],
    [{ search: '<em>', type: '' }, 0],
    [{ search: 'headlinehero', type: '' }, 0],
  ])('narrowed by %j', (filter, count) => expect(shownSections(page, filter)).toHaveLength(count));

  it.each([
    [{ id: 'hero-image', type: 'hero' }, true],
    [{ id: 'hero-title', type: 'hero' }, false],
    [{ id: 'story-image', type: 'text' }, false],
  ] as const)('edits %j by picture: %s', (section, isImage) =>
    expect(isImageSection(section)).toBe(isImage),
  );

  it.each([
    ['story-content', true],
    ['content-title', false],
  ])('%s holds headings, quotations and lists: %s', (id, holds) =>
    expect(holdsBlocks({ id })).toBe(holds),
  );

  it.each([
    ['the owner’s text', '<p>Mine</p>', 'Ours', '<p>Mine</p>'],
    ['the default copy where it is empty', '', 'Ours', 'Ours'],
    ['the default copy where only its markup is left', '<p></p>', 'Ours', 'Ours'],
    ['nothing where there is neither', '', undefined, ''],
  ])('shows %s', (_what, content, seed, shown) => {
    const [section] = page.sections;
    if (!section) throw new Error('There is no section');
    const written = { ...section, content };
    const ofSeed = seed === undefined ? undefined : { ...section, content: seed };
    expect(visibleText(written, ofSeed, 'content')).toBe(shown);
    expect(visibleText(undefined, ofSeed, 'content')).toBe(seed ?? '');
  });

  it('is ordered as built in, unknown sections last by id', () => {
    const ids = ['z', 'cta-title', 'a', 'hero-title'].map((id) => ({ id }));
    expect(ids.sort(bySectionOrder).map(({ id }) => id)).toEqual([
      'hero-title',
      'cta-title',
      'a',
      'z',
    ]);
  });
});

it.each(PAGE_IDS.map((id) => [id, id === 'home' ? '/' : `/${id}`] as const))(
  '%s is seen at %s',
  (id, path) => expect(livePath(id)).toBe(path),
);
