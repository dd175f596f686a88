import { unzipSync } from 'fflate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { galleryProjectAddress, postAddress } from '../../../src/app/addresses';
import {
  compareWithDeployed,
  publishSite,
  applyDeployed,
} from '../../../src/app/publication/publishSite';
import { loadSeedData } from '../../../src/app/seedData';
import { savePost, setPublished, writePost } from '../../../src/domain/blog/commands';
import { selectPosts } from '../../../src/domain/blog/slice';
import { saveSection } from '../../../src/domain/content/commands';
import { samplePages } from '../../../src/domain/content/samples';
import type { PageContent } from '../../../src/domain/content/schema';
import { selectSection } from '../../../src/domain/content/slice';
import { addGalleryProject, saveGalleryProject } from '../../../src/domain/gallery/commands';
import { galleryProjectRemoved } from '../../../src/domain/gallery/events';
import { sampleProjects } from '../../../src/domain/gallery/samples';
import type { GalleryProject } from '../../../src/domain/gallery/schema';
import { selectGalleryProjectById, selectGalleryProjects } from '../../../src/domain/gallery/slice';
import { LAZY_LISTS } from '../../../src/domain/lists/schema';
import { siteFileProblems, type SiteFile } from '../../../src/domain/publication/schema';
import { undoAct } from '../../../src/domain/undo/commands';
import { WRITE_DEBOUNCE_MS } from '../../../src/persistence/engine/persistence';
import { galleryFields, postFields } from '../../support/entities';
import { memoryStorage, type MemoryStorage } from '../../support/keyValueStorage';
import { storePicture } from '../../support/storedPictures';
import { openTab } from '../../support/tab';

/** The content that the site is built with; a new deployment replaces it. */
const deployment = vi.hoisted(() => ({
  gallery: [] as readonly GalleryProject[],
  pages: [] as readonly PageContent[],
}));
vi.mock('../../../src/domain/content/seedData', async () => {
  const { samplePages } = await import('../../../src/domain/content/samples');
  deployment.pages = samplePages;
  return {
    get seedPages() {
      return deployment.pages;
    },
    inlineForms: {},
    publishedAt: undefined,
  };
});
vi.mock('../../../src/domain/gallery/seedData', () => ({
  get seedProjects() {
    return deployment.gallery;
  },
  earlierAddresses: [],
}));

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T15:00:00.000Z') });
  deployment.gallery = sampleProjects;
  deployment.pages = samplePages;
});

const settle = () => vi.advanceTimersByTimeAsync(2 * WRITE_DEBOUNCE_MS + 10);
const [first, second, third] = sampleProjects as [GalleryProject, GalleryProject, GalleryProject];

/** Opens the admin app in a browser. */
async function open(storage: MemoryStorage, tab?: string) {
  const opened = await openTab(storage, tab);
  await opened.store.dispatch(loadSeedData(LAZY_LISTS));
  return opened;
}
type Opened = Awaited<ReturnType<typeof open>>;
const compare = ({ store }: Opened) => store.dispatch(compareWithDeployed());
const retitle = ({ store }: Opened, project: GalleryProject, title: string) => {
  const { location, category, beforeImage, afterImage, description } = project;
  const fields = { title, location, category, beforeImage, afterImage, description };
  return store.dispatch(saveGalleryProject(project.id, fields));
};
const publish = async ({ store }: Opened): Promise<SiteFile> => {
  const { content } = await store.dispatch(publishSite());
  return JSON.parse(await new Blob([content]).text()) as SiteFile;
};
const deploy = (gallery: readonly GalleryProject[]): void => {
  deployment.gallery = gallery;
};

/** Deploys the pages with other words in their sections. */
const deployPages = (
  contentOf: (section: PageContent['sections'][number], page: PageContent) => string,
): void => {
  deployment.pages = samplePages.map((page) => ({
    ...page,
    lastModified: '2026-11-21T12:00:00.000Z',
    sections: page.sections.map((one) => ({ ...one, content: contentOf(one, page) })),
  }));
};

describe('a visitor’s browser', () => {
  it('stores nothing by looking, and sees what is newly published', async () => {
    const storage = memoryStorage();
    await open(storage);
    await settle();
    // The date of the first start is not an entry.
    expect([...storage.all.keys()]).toEqual(['handyman.firstStart']);
    deploy([{ ...first, title: 'Newly published' }]);
    const again = await open(storage, 'tab02');
    expect(selectGalleryProjects(again.store.getState()).map(({ title }) => title)).toEqual([
      'Newly published',
    ]);
  });

  it('that has sent a request sees it too', async () => {
    const storage = memoryStorage();
    (await open(storage)).addLead();
    await settle();
    expect(storage.all.has('handyman.gallery')).toBe(false);
    deploy([{ ...first, title: 'Newly published' }]);
    const again = await open(storage, 'tab02');
    expect(selectGalleryProjects(again.store.getState())).toHaveLength(1);
  });
});

describe('what visitors do not see yet', () => {
  it('is nothing at first', async () => {
    const { newer, edited, publishedAt } = await compare(await open(memoryStorage()));
    expect({ newer, edited, publishedAt }).toEqual({
      newer: [],
      edited: [],
      publishedAt: undefined,
    });
  });

  it('is nothing where a text was emptied, and visitors read the default', async () => {
    const opened = await open(memoryStorage());
    opened.store.dispatch(
      saveSection('home', 'hero-title', { title: '', content: '', image: undefined }),
    );
    expect((await compare(opened)).edited).toEqual([]);
  });

  it('is what was added, changed and removed, before and after it is stored', async () => {
    const owner = await open(memoryStorage());
    owner.store.dispatch(saveSection('about', 'hero-title', { content: 'Another heading' }));
    retitle(owner, first, 'A better title');
    owner.store.dispatch(
      galleryProjectRemoved({ projectId: second.id, projectTitle: second.title }),
    );
    owner.store.dispatch(writePost(postFields({ title: 'News' }), true));
    owner.store.dispatch(writePost(postFields({ title: 'Not yet' }), false));
    const seen = async () =>
      (await compare(owner)).edited.map(({ list, title, kind }) => [list, title, kind].join(' '));
    const expected = [
      'gallery A better title changed',
      `gallery ${second.title} removed`,
      'pages About page changed',
      'posts News added',
    ].sort();
    expect((await seen()).sort()).toEqual(expected);
    await settle();
    expect((await seen()).sort()).toEqual(expected);
    expect((await compare(owner)).drafts).toBe(1);
  });
});

describe('the file for the build', () => {
  it('is whole, in order, and has no draft, lead or project in it', async () => {
    const owner = await open(memoryStorage());
    owner.addLead({ firstName: 'Secretive' });
    owner.store.dispatch(writePost(postFields({ title: 'Not yet' }), false));
    const id = owner.store.dispatch(writePost(postFields({ title: 'News' }), true));
    const site = await publish(owner);
    expect(siteFileProblems(site)).toEqual([]);
    expect(Object.keys(site).sort()).toEqual(
      ['earlierAddresses', 'format', 'gallery', 'pages', 'posts', 'publishedAt', 'version'].sort(),
    );
    expect(site.posts.map(({ title }) => title)).toContain('News');
    const text = JSON.stringify(site);
    expect(text).not.toContain('Not yet');
    expect(text).not.toContain('Secretive');
    expect(text).not.toContain('"_s"');
    owner.store.dispatch(setPublished(id, false));
    expect((await publish(owner)).posts.map(({ title }) => title)).not.toContain('News');
  });

  it('has the address that a renamed project had on the site', async () => {
    const owner = await open(memoryStorage());
    retitle(owner, first, 'A better title');
    const { earlierAddresses } = await publish(owner);
    expect(earlierAddresses).toEqual([{ id: first.id, address: galleryProjectAddress(first) }]);
  });

  it('has the address that a renamed post had on the site', async () => {
    const owner = await open(memoryStorage());
    const [post] = selectPosts(owner.store.getState());
    if (!post) throw new Error('The samples have no post');
    const { id, slug } = post;
    owner.store.dispatch(savePost(id, postFields({ title: 'A better title' })));
    const site = await publish(owner);
    expect(site.earlierAddresses).toEqual([{ id, address: postAddress(slug) }]);
    expect(siteFileProblems(site)).toEqual([]);
  });

  it('has uploaded pictures as files beside it', async () => {
    const storage = memoryStorage();
    const owner = await open(storage);
    const picture = await storePicture('data:image/png;base64,iVBORw0KGgo=', storage);
    owner.store.dispatch(addGalleryProject(galleryFields({ beforeImage: picture })));
    const { fileName, content } = await owner.store.dispatch(publishSite());
    expect(fileName).toBe('site.zip');
    const files = unzipSync(new Uint8Array(await new Blob([content]).arrayBuffer()));
    const name = `pictures/${picture.replace('picture:', '')}.png`;
    expect(Object.keys(files).sort()).toEqual([name, 'site.json'].sort());
    expect(Buffer.from(files[name] ?? []).toString('base64')).toBe('iVBORw0KGgo=');
    const site = JSON.parse(new TextDecoder().decode(files['site.json'])) as SiteFile;
    expect(siteFileProblems(site)).toEqual([]);
    expect(site.gallery.some(({ beforeImage }) => beforeImage === `/${name}`)).toBe(true);

    await settle();
    deploy(site.gallery);
    const { newer, edited } = await compare(owner);
    expect({ newer, edited }).toEqual({ newer: [], edited: [] });
  });

  it('has no field of another version of the site, and values as they are read', async () => {
    const storage = memoryStorage();
    const newer = await open(storage);
    newer.store.dispatch(writePost(postFields({ title: 'News' }), true));
    newer.store.dispatch(saveSection('about', 'hero-title', { content: 'Another heading' }));
    await settle();
    for (const [key, field, later] of [
      ['handyman.posts', '"isPublished":true', '"isPublished":true,"later":{"is":"new"}'],
      ['handyman.posts', '"author":"The crew"', '"author":2026'],
      ['handyman.pages', '"name":"Hero Title"', '"name":"Hero Title","later":"new"'],
    ] as const) {
      const text = storage.all.get(key) ?? '';
      expect(text).toContain(field);
      storage.all.set(key, text.replaceAll(field, later));
    }
    const site = await publish(await open(storage, 'tab02'));
    expect(site.posts.find(({ title }) => title === 'News')?.author).toBe('2026');
    expect(JSON.stringify(site)).not.toMatch(/"(?:later|_original)":/);
    expect(siteFileProblems(site)).toEqual([]);
  });

  it('is not made with a page that a host sends for a picture', async () => {
    const owner = await open(memoryStorage());
    const beforeImage = '/pictures/0123456789abcdef0123.jpg';
    owner.store.dispatch(addGalleryProject(galleryFields({ beforeImage })));
    const answer = vi.spyOn(globalThis, 'fetch');
    const picture = { headers: { 'content-type': 'image/jpeg' } };
    answer.mockResolvedValueOnce(new Response('a picture', picture));
    expect((await owner.store.dispatch(publishSite())).fileName).toBe('site.zip');
    const page = { headers: { 'content-type': 'text/html; charset=utf-8' } };
    answer.mockResolvedValueOnce(new Response('<!doctype html>', page));
    await expect(owner.store.dispatch(publishSite())).rejects.toThrow(
      `${beforeImage} answered text/html`,
    );
    answer.mockRestore();
  });

  it('is not made while a picture is missing', async () => {
    const owner = await open(memoryStorage());
    const beforeImage = 'picture:0123456789abcdef0123';
    owner.store.dispatch(addGalleryProject(galleryFields({ beforeImage })));
    await expect(owner.store.dispatch(publishSite())).rejects.toThrow(
      '1 picture is not in this browser',
    );
  });
});

describe('a browser with edits of its own, and a newer deployed site', () => {
  /** Edits the first project here; then another browser's publication is deployed. */
  async function withNewerSite() {
    const storage = memoryStorage();
    const owner = await open(storage);
    retitle(owner, first, 'Edited here');
    await settle();
    deploy([
      { ...first, title: 'Edited there', location: 'Moved, VT' },
      { ...second, title: 'Second, edited there' },
      ...sampleProjects.slice(3),
      { ...first, id: 7, title: 'New there' },
    ]);
    return { storage, owner: await open(storage, 'tab02') };
  }
  const titles = ({ store }: Opened): string[] =>
    selectGalleryProjects(store.getState()).map(({ title }) => title);

  it('keeps and publishes them, lists what is newer, and does not take that back', async () => {
    const { owner } = await withNewerSite();
    expect(titles(owner)).toContain('Edited here');
    expect(titles(owner)).toContain(second.title);
    const { newer, edited } = await compare(owner);
    expect(newer.map(({ title, kind }) => `${title} ${kind}`).sort()).toEqual(
      [
        'Edited here changed',
        'New there added',
        'Second, edited there changed',
        `${third.title} removed`,
      ].sort(),
    );
    expect(newer.find(({ title }) => title === 'Edited here')?.fields).toEqual([
      { label: 'Location', before: first.location, after: 'Moved, VT' },
    ]);
    expect(edited).toMatchObject([
      {
        kind: 'changed',
        fields: [{ label: 'Title', before: 'Edited there', after: 'Edited here' }],
      },
    ]);
    const { gallery } = await publish(owner);
    expect(gallery.map(({ title }) => title).sort()).toEqual(
      [
        'Edited here',
        'Second, edited there',
        'New there',
        ...sampleProjects.slice(3).map(({ title }) => title),
      ].sort(),
    );
    expect(gallery.find(({ id }) => id === first.id)?.location).toBe('Moved, VT');
  });

  it('takes it one by one, and keeps it after a reload', async () => {
    const { storage, owner } = await withNewerSite();
    await owner.store.dispatch(applyDeployed([{ list: 'gallery', id: String(second.id) }]));
    expect(titles(owner)).toContain('Second, edited there');
    expect((await compare(owner)).newer).toHaveLength(3);
    await owner.store.dispatch(applyDeployed((await compare(owner)).newer));
    expect((await compare(owner)).newer).toEqual([]);
    expect(titles(owner)).toContain('New there');
    expect(titles(owner)).not.toContain(third.title);
    expect(selectGalleryProjectById(owner.store.getState(), first.id)).toMatchObject({
      title: 'Edited here',
      location: 'Moved, VT',
    });
    await settle();
    const again = await open(storage, 'tab03');
    expect(titles(again).sort()).toEqual(titles(owner).sort());
    expect((await compare(again)).newer).toEqual([]);
  });

  it('takes pages and projects in one act, which one Undo takes back', async () => {
    const { owner } = await withNewerSite();
    owner.store.dispatch(saveSection('about', 'hero-title', { content: 'Heading of here' }));
    await settle();
    deployPages(() => 'Of there');
    const story = () => selectSection(owner.store.getState(), 'about', 'story-content')?.content;
    const before = { story: story(), titles: titles(owner) };
    const { newer } = await compare(owner);
    const act = await owner.store.dispatch(applyDeployed(newer));
    expect(story()).toBe('Of there');
    expect(titles(owner)).not.toEqual(before.titles);
    owner.store.dispatch(undoAct(act ?? ''));
    expect({ story: story(), titles: titles(owner) }).toEqual(before);
  });

  it('follows the site again in what it took', async () => {
    const { owner } = await withNewerSite();
    await owner.store.dispatch(applyDeployed((await compare(owner)).newer));
    await settle();
    deploy(
      deployment.gallery.map((one) =>
        one.id === second.id ? { ...one, title: 'Once more' } : one,
      ),
    );
    expect((await compare(owner)).newer).toMatchObject([
      { fields: [{ before: 'Second, edited there', after: 'Once more' }] },
    ]);
  });

  it('follows the site in what it published itself, once another browser has edited it', async () => {
    const owner = await open(memoryStorage());
    retitle(owner, first, 'Published from here');
    await settle();
    const site = await publish(owner);
    deploy(site.gallery);
    await compare(owner);
    deploy(
      site.gallery.map((one) => (one.id === first.id ? { ...one, title: 'Then there' } : one)),
    );
    const { newer, edited } = await compare(owner);
    expect(newer).toMatchObject([
      { fields: [{ before: 'Published from here', after: 'Then there' }] },
    ]);
    expect(edited).toEqual([]);
  });

  it('is not offered again what it deleted, however long ago', async () => {
    const storage = memoryStorage();
    const owner = await open(storage);
    owner.store.dispatch(galleryProjectRemoved({ projectId: first.id, projectTitle: first.title }));
    await settle();
    expect((await compare(owner)).newer).toEqual([]);
    storage.all.delete('handyman.tombstones');
    const later = await open(storage, 'tab02');
    const { newer, edited } = await compare(later);
    expect(newer).toEqual([]);
    expect(edited).toMatchObject([{ kind: 'removed', title: first.title }]);
  });

  it('lists pages section by section', async () => {
    const owner = await open(memoryStorage());
    owner.store.dispatch(saveSection('about', 'hero-title', { content: 'Heading of here' }));
    await settle();
    deployPages((section, { id }) => (id === 'about' ? `${section.id} of there` : section.content));
    const [about, ...others] = (await compare(owner)).newer;
    expect(others).toEqual([]);
    expect(about?.fields.map(({ label }) => label)).toEqual([
      'Text below the headline: text',
      'Our Story: text',
    ]);
    await owner.store.dispatch(applyDeployed([{ list: 'pages', id: 'about' }]));
    const content = (id: string) => selectSection(owner.store.getState(), 'about', id)?.content;
    expect(content('hero-title')).toBe('Heading of here');
    expect(content('story-content')).toBe('story-content of there');
    expect((await compare(owner)).newer).toEqual([]);
  });

  it('works from memory where storage is denied', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const storage = memoryStorage();
    storage.deny();
    const owner = await open(storage);
    retitle(owner, first, 'Edited here');
    expect((await compare(owner)).edited).toHaveLength(1);
  });
});
