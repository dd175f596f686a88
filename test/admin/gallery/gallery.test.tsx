import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addGalleryProject } from '../../../src/domain/gallery/commands';
import { galleryProjectEdited, galleryProjectRemoved } from '../../../src/domain/gallery/events';
import { GALLERY_CATEGORIES, type GalleryFields } from '../../../src/domain/gallery/schema';
import { selectGalleryProjects } from '../../../src/domain/gallery/slice';
import { galleryFields } from '../../support/entities';
import { expectLink, fillIn, textsOf } from '../../support/parts';
import { pictureFile, stubDrawing, stubLoading } from '../../support/pictures';
import type { TestStore } from '../../support/store';
import { emptyStore, openAdmin } from '../openAdmin';

beforeEach(() => {
  stubLoading();
});

const storeWith = (...drafts: Partial<GalleryFields>[]): { test: TestStore; ids: number[] } => {
  const test = emptyStore();
  const ids = drafts.map((draft) => test.store.dispatch(addGalleryProject(galleryFields(draft))));
  test.events.length = 0;
  return { test, ids };
};
const projectsIn = ({ store }: TestStore) => selectGalleryProjects(store.getState());

describe('the list of gallery projects', () => {
  it('shows each with its pictures, place, category and day', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T15:00:00.000Z'), toFake: ['Date'] });
    const { test, ids } = storeWith({ title: 'Back deck', location: 'Milton, VT' });
    openAdmin('/admin/gallery', { test });
    const list = await screen.findByRole('list', { name: 'Gallery projects' });
    expect(within(list).getByRole('img', { name: 'Before: Back deck' })).toBeVisible();
    expect(within(list).getByRole('img', { name: 'After: Back deck' })).toBeVisible();
    expect(list).toHaveTextContent('Milton, VT · Added Nov 20, 2026');
    expect(list).toHaveTextContent('Carpentry');
    expectLink(within(list), 'Back deck', `/gallery/back-deck-${ids[0]}`);
  });
});

describe('a long list of gallery projects', () => {
  it('shows 24, more when asked, with the focus on the first of them, and as many after Back', async () => {
    const { test } = storeWith(...Array.from({ length: 30 }, (_, at) => ({ title: `Deck ${at}` })));
    const { user, goTo, goBack } = openAdmin('/admin/gallery', { test });
    const list = await screen.findByRole('list', { name: 'Gallery projects' });
    const links = () => screen.getAllByRole('link', { name: /^Deck/ });
    expect(links()).toHaveLength(24);
    await user.click(within(list).getByRole('button', { name: 'Show 6 more' }));
    expect(links()).toHaveLength(30);
    await waitFor(() => expect(links()[24]).toHaveFocus());
    expect(screen.queryByRole('button', { name: /^Show \d+ more/ })).toBeNull();
    await goTo('/admin/dashboard');
    await goBack();
    await screen.findByRole('list', { name: 'Gallery projects' });
    expect(links()).toHaveLength(30);
  });
});

describe('the gallery form', () => {
  it('offers the categories of the specification, and asks for everything that is missing', async () => {
    const { user, types } = openAdmin('/admin/gallery/new');
    const options = within(await screen.findByLabelText('Category')).getAllByRole('option');
    expect(textsOf(options)).toEqual(['Select a category', ...GALLERY_CATEGORIES]);
    await user.click(await screen.findByRole('button', { name: 'Add Project' }));
    const messages = {
      Title: 'Enter a title',
      Location: 'Enter a location',
      Category: 'Select a category',
      Description: 'Enter a description',
    };
    for (const [label, message] of Object.entries(messages)) {
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
    }
    expect(screen.getByRole('group', { name: 'Before Image' })).toHaveAccessibleDescription(
      'Add a before image',
    );
    expect(screen.getByRole('group', { name: 'After Image' })).toHaveAccessibleDescription(
      'Add an after image',
    );
    expect(types()).not.toContain('gallery/projectAdded');
  });

  it('adds a project with a file and an address, shows it as visitors will, and closes', async () => {
    stubDrawing();
    const test = emptyStore();
    const { user, address } = openAdmin('/admin/gallery', { test });
    await user.click(await screen.findByRole('button', { name: 'Add Project' }));
    expect(address()).toBe('/admin/gallery/new');
    await user.type(await screen.findByLabelText('Title'), 'Deck');
    await fillIn(user, screen, {
      Location: 'Milton',
      Category: 'Outdoor Projects',
      Description: 'New boards',
    });
    await user.upload(screen.getByLabelText('Before Image file'), pictureFile());
    await screen.findByRole('img', { name: 'Before Image, as it is now' });
    await user.type(
      screen.getByLabelText('After Image: web address'),
      'https://example.com/a.jpg{Enter}',
    );
    await screen.findByRole('img', { name: 'After Image, as it is now' });
    const preview = screen.getByRole('region', { name: 'Preview' });
    expect(preview).toHaveTextContent('Deck');
    expect(preview).toHaveTextContent('Outdoor Projects');
    await user.dblClick(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Project' }),
    );
    expect(projectsIn(test)).toMatchObject([
      {
        title: 'Deck',
        location: 'Milton',
        category: 'Outdoor Projects',
        description: 'New boards',
        beforeImage: expect.stringMatching(/^picture:/),
        afterImage: 'https://example.com/a.jpg',
        dateAdded: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ]);
    expect(address()).toBe('/admin/gallery');
  });

  it('saves only what differs', async () => {
    const { test, ids } = storeWith({ title: 'Deck' });
    const { user, address } = openAdmin('/admin/gallery', { test });
    await user.click(await screen.findByRole('button', { name: 'Edit Deck' }));
    expect(address()).toBe(`/admin/gallery/${ids[0]}`);
    await user.type(await screen.findByLabelText('Title'), 's');
    await user.click(screen.getByRole('button', { name: 'Save Project' }));
    expect(test.events.filter(galleryProjectEdited.match).map(({ payload }) => payload)).toEqual([
      { projectId: ids[0], projectTitle: 'Decks', changes: { title: 'Decks' } },
    ]);
    expect(address()).toBe('/admin/gallery');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Decks' })).toHaveFocus());
  });

  it('pressed while a picture is on its way, saves once it is there', async () => {
    const drawing = stubDrawing();
    const { test, ids } = storeWith({});
    const { user } = openAdmin(`/admin/gallery/${ids[0]}`, { test });
    const release = drawing.hold();
    await user.upload(await screen.findByLabelText('After Image file'), pictureFile());
    expect(await screen.findByRole('progressbar')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save Project' }));
    expect(await screen.findByRole('button', { name: 'Saving…' })).toBeVisible();
    expect(test.events.filter(galleryProjectEdited.match)).toEqual([]);
    release();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(test.events.filter(galleryProjectEdited.match)).toHaveLength(1);
    expect(projectsIn(test)[0]?.afterImage).toMatch(/^picture:/);
  });

  it('says so where the project is gone, and keeps a form whose project goes', async () => {
    const { test, ids } = storeWith({ title: 'Deck' });
    const { user } = openAdmin(`/admin/gallery/${ids[0]}`, { test });
    await screen.findByLabelText('Title');
    act(
      () =>
        void test.store.dispatch(
          galleryProjectRemoved({ projectId: ids[0] ?? 0, projectTitle: 'Deck' }),
        ),
    );
    expect(await screen.findByText(/deleted elsewhere/)).toBeVisible();
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Save Project' }),
    );
    expect(projectsIn(test)).toMatchObject([{ id: ids[0], title: 'Deck' }]);
  });
});
