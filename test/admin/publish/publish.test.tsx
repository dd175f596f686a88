import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ADDRESSES } from '../../../src/app/addresses';
import { loadSeedData } from '../../../src/app/seedData';
import { saveSection } from '../../../src/domain/content/commands';
import { addGalleryProject, saveGalleryProject } from '../../../src/domain/gallery/commands';
import { sampleProjects } from '../../../src/domain/gallery/samples';
import type { GalleryProject } from '../../../src/domain/gallery/schema';
import { selectGalleryProjectById } from '../../../src/domain/gallery/slice';
import { LAZY_LISTS } from '../../../src/domain/lists/schema';
import { siteFileProblems } from '../../../src/domain/publication/schema';
import { createPersistence, type Persistence } from '../../../src/persistence/engine/persistence';
import { galleryFields } from '../../support/entities';
import { memoryStorage, type MemoryStorage } from '../../support/keyValueStorage';
import { findNotice } from '../../support/parts';
import { keepFiles } from '../../support/savedFiles';
import { makeStore, type TestStore } from '../../support/store';
import { openAdmin } from '../openAdmin';

const [first, second] = sampleProjects as [GalleryProject, GalleryProject];
const opened: Persistence[] = [];

afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.flush()));
});

/** Opens the owner's browser with the samples. */
async function browser(texts: MemoryStorage = memoryStorage()): Promise<TestStore> {
  const persistence = createPersistence(texts, 'tab01');
  opened.push(persistence);
  const test = makeStore({ persistence, isRestored: false });
  await persistence.start(test.store);
  await test.store.dispatch(loadSeedData(LAZY_LISTS));
  return test;
}

/** A browser with one edited project, and an older deployed version of another. */
const browserBehindTheSite = (): Promise<TestStore> => {
  const [, , ...others] = sampleProjects;
  const edited = { ...first, title: 'Edited here', _s: { f: { title: '0mhqz0000000tab01' } } };
  const gallery = [edited, { ...second, title: 'As it was before' }, ...others];
  return browser(memoryStorage({ 'handyman.gallery': gallery }));
};

describe('the Publish screen', () => {
  it('says that visitors see what the owner sees', async () => {
    openAdmin(ADDRESSES.publish, { test: await browser(), isWide: true });
    expect(await screen.findByText('Nothing: visitors see what you see.')).toBeInTheDocument();
    expect(screen.getByText(/built with the samples/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Publish' })).toHaveAttribute('aria-current', 'page');
  });

  it('shows an edit word by word', async () => {
    const test = await browser();
    test.store.dispatch(
      saveSection('contact', 'hero-title', { content: 'Get Your Honest Estimate' }),
    );
    openAdmin(ADDRESSES.publish, { test });
    const region = await screen.findByRole('region', { name: 'What visitors do not see yet' });
    const item = within(region).getByRole('listitem');
    expect(within(item).getByRole('heading')).toHaveTextContent('Contact page');
    expect(within(item).getByText('Changed')).toBeInTheDocument();
    expect(within(item).getByRole('deletion')).toHaveTextContent('Free');
    expect(within(item).getByRole('insertion')).toHaveTextContent('Honest');
  });

  it('shows a picture that changed beside the one before it', async () => {
    const test = await browser();
    const changed = 'https://example.com/after-again.jpg';
    test.store.dispatch(saveGalleryProject(first.id, galleryFields({ afterImage: changed })));
    openAdmin(ADDRESSES.publish, { test });
    const region = await screen.findByRole('region', { name: 'What visitors do not see yet' });
    const picture = (name: string) => within(region).getByRole('img', { name }).getAttribute('src');
    expect(picture('After, new')).toBe(changed);
    expect(picture('After, earlier')).toBe(first.afterImage);
    expect(region).not.toHaveTextContent(changed);
  });

  it('claims not that visitors see the same, where the deployed site is newer', async () => {
    const [, , ...others] = sampleProjects;
    const gallery = [first, { ...second, title: 'As it was before' }, ...others];
    openAdmin(ADDRESSES.publish, {
      test: await browser(memoryStorage({ 'handyman.gallery': gallery })),
    });
    expect(await screen.findByText(/Visitors see the newer version above/)).toBeInTheDocument();
    expect(screen.queryByText(/visitors see what you see/)).toBeNull();
  });

  it('downloads the file for the build, and says what to do with it', async () => {
    const files = keepFiles();
    const test = await browser();
    test.store.dispatch(addGalleryProject(galleryFields({ title: 'Brand new' })));
    const { user } = openAdmin(ADDRESSES.publish, { test });
    await user.click(await screen.findByRole('button', { name: 'Download the site’s content' }));
    expect(await screen.findByText(/Put site.json into the folder/)).toBeInTheDocument();
    const [file] = files;
    expect(file?.name).toBe('site.json');
    const text = (await file?.blob.text()) ?? '';
    expect(siteFileProblems(JSON.parse(text))).toEqual([]);
    expect(text).toContain('Brand new');
  });

  it('says why there is no file', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const test = await browser();
    const beforeImage = 'picture:0123456789abcdef0123';
    test.store.dispatch(addGalleryProject(galleryFields({ beforeImage })));
    const { user } = openAdmin(ADDRESSES.publish, { test });
    await user.click(await screen.findByRole('button', { name: 'Download the site’s content' }));
    expect(
      await screen.findByText(/^1 picture is not in this browser. Choose it again/),
    ).toBeInTheDocument();
  });

  it('takes what is newer on the deployed site, and keeps what was edited here', async () => {
    const test = await browserBehindTheSite();
    const { user } = openAdmin(ADDRESSES.publish, { test });
    await user.click(await screen.findByRole('button', { name: `Take ${second.title}` }));
    expect(await findNotice(`${second.title} was taken`)).toBeVisible();
    const titleOf = ({ id }: GalleryProject) =>
      selectGalleryProjectById(test.store.getState(), id)?.title;
    expect([titleOf(first), titleOf(second)]).toEqual(['Edited here', second.title]);
    expect(screen.queryByRole('region', { name: 'Newer on the deployed site' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Publish' })).toHaveFocus());
  });
});

describe('the notice on the other screens', () => {
  it('says that the deployed site is newer, until later', async () => {
    const { user } = openAdmin(ADDRESSES.crm, { test: await browserBehindTheSite() });
    const notice = (await screen.findByText(/newer in 1 place/)).closest('[role=alert]');
    expect(within(notice as HTMLElement).getByRole('link', { name: 'Look' })).toHaveAttribute(
      'href',
      ADDRESSES.publish,
    );
    // Other notices may be shown beside it.
    await user.click(within(notice as HTMLElement).getByRole('button', { name: 'Later' }));
    expect(screen.queryByText(/site is newer in/)).toBeNull();
  });

  it('is not there where nothing is newer', async () => {
    openAdmin(ADDRESSES.crm, { test: await browser() });
    await screen.findByRole('heading', { name: 'CRM' });
    expect(screen.queryByText(/site is newer in/)).toBeNull();
  });
});
