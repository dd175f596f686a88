import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { listSeedPosts } from '../../../src/app/seedData';
import { savePost, setPublished, writePost } from '../../../src/domain/blog/commands';
import { postDeleted } from '../../../src/domain/blog/events';
import {
  bodyBlocks,
  readMinutes,
  readTime,
  relatedPosts,
  slugAfterSave,
  uniqueSlug,
} from '../../../src/domain/blog/rules';
import { listedSamples } from '../../../src/domain/blog/samples';
import { postSchema } from '../../../src/domain/blog/schema';
import { matchingPosts, tagsOf } from '../../../src/domain/blog/search';
import { seedPosts } from '../../../src/domain/blog/seedPosts';
import {
  selectPostById,
  selectPosts,
  selectPublishedPost,
  selectPublishedPosts,
} from '../../../src/domain/blog/slice';
import {
  backupRestored,
  entriesRead,
  seedDataLoaded,
  seedPostsListed,
} from '../../../src/domain/system/events';
import { undoAct } from '../../../src/domain/undo/commands';
import { selectActs } from '../../../src/domain/undo/slice';
import { neighborsOf } from '../../../src/lib/neighbors';
import { wordCount } from '../../../src/lib/text';
import { postFields } from '../../support/entities';
import { makeStore } from '../../support/store';

describe('the sample posts', () => {
  it('are six, published, from March to November 2025, of 500 to 900 words', async () => {
    const posts = await seedPosts();
    expect(posts).toHaveLength(6);
    for (const post of posts) {
      expect(v.is(postSchema, post)).toBe(true);
      expect(post.isPublished).toBe(true);
      expect(post.publishDate >= '2025-03-01' && post.publishDate <= '2025-11-30').toBe(true);
      expect(post.slug).toBe(uniqueSlug(post.title, []));
      expect(wordCount(post.content)).toBeGreaterThanOrEqual(500);
      expect(wordCount(post.content)).toBeLessThanOrEqual(900);
    }
  });

  it('say how long their bodies take to read', async () => {
    const posts = await seedPosts();
    const pictures = new Set(listedSamples.map(({ featuredImage }) => featuredImage));
    expect(pictures.size, 'a picture for each').toBe(listedSamples.length);
    expect(listedSamples.map(({ readMinutes }) => readMinutes)).toEqual(
      posts.map(({ content }) => readMinutes(content)),
    );
  });
});

describe('a slug', () => {
  it.each([
    ['Ice Dams: What Now?', [], 'ice-dams-what-now'],
    ['  Two   spaces -- and -hyphens- ', [], 'two-spaces-and-hyphens'],
    ['Café & Crème', [], 'cafe-creme'],
    ['100% Pine', [], '100-pine'],
    ['A 1/2-inch or 3⁄4 valve', [], 'a-12-inch-or-34-valve'],
    ['½ Inch, 1½ Turns', [], 'inch-1-turns'],
    ['Under $1,500, or $2.50', [], 'under-1500-or-250'],
    ['2×4s at 10:30', [], '24s-at-1030'],
    ['Kitchen/Bath – Before_After', [], 'kitchenbath-beforeafter'],
    ['R&B+C—D', [], 'rbcd'],
    ["Don’t, don't: U.S. v. Roy", [], 'dont-dont-us-v-roy'],
    ['Straße', [], 'strasse'],
    ['!!!', [], ''],
    ['Ice Dams', ['ice-dams'], 'ice-dams-2'],
    ['Ice Dams', ['ice-dams', 'ice-dams-2'], 'ice-dams-3'],
  ])('of %j beside %j is %j', (title, others, slug) =>
    expect(uniqueSlug(title, others)).toBe(slug),
  );

  it('leaves room for a number behind the longest title', () => {
    const title = 'a'.repeat(200);
    const first = uniqueSlug(title, []);
    expect(v.is(postSchema.entries.slug, uniqueSlug(title, [first]))).toBe(true);
  });

  it.each([
    ['stays while the title does', 'Ice Dams', 'ice-dams-old', 'ice-dams'],
    ['is new where the title is', 'Roof Rakes', 'roof-rakes', 'roof-rakes'],
    ['is told apart from others', 'Attic', 'attic-2', 'attic-2'],
    ['is that of the id where the title has no usable character', '???', 'post-7', ''],
  ])('%s after a save', (_name, title, slug, slugOfNew) => {
    const post = { id: '7', title: 'Ice Dams', slug: 'ice-dams-old' };
    expect(slugAfterSave(post, title, ['attic'])).toBe(slug);
    expect(slugAfterSave(undefined, title, ['attic'])).toBe(slugOfNew);
  });
});

describe('the read time', () => {
  it.each([
    [0, '1 min read'],
    [1, '1 min read'],
    [200, '1 min read'],
    [201, '2 min read'],
    [800, '4 min read'],
  ])('of %i words is %s', (words, time) => {
    expect(readTime(readMinutes('word '.repeat(words)))).toBe(time);
  });
});

describe('a body', () => {
  it('is made of headings, sub-headings, lists and paragraphs, and nothing in it is markup', () => {
    const text =
      '##  Top\n\nFirst\r\n###  Part\n -  one\n- <b>two</b>\n\n- three\nLast\n#### no heading\n-no bullet';
    expect(bodyBlocks(text)).toEqual([
      { kind: 'heading', text: 'Top' },
      { kind: 'paragraph', text: 'First' },
      { kind: 'subheading', text: 'Part' },
      { kind: 'list', items: ['one', '<b>two</b>'] },
      { kind: 'list', items: ['three'] },
      { kind: 'paragraph', text: 'Last' },
      { kind: 'paragraph', text: '#### no heading' },
      { kind: 'paragraph', text: '-no bullet' },
    ]);
    expect(bodyBlocks('')).toEqual([]);
  });
});

describe('the list of posts', () => {
  const [post] = listedSamples;
  if (!post) throw new Error('No sample post');
  const many = Array.from({ length: 7 }, (_, index) => ({
    ...post,
    id: String(index),
    category: index === 6 ? ('DIY Tips' as const) : post.category,
  }));

  it('relates up to three others of the same category', () => {
    expect(relatedPosts(post, many).map(({ id }) => id)).toEqual(['0', '1', '2']);
    const [, , , , , , last] = many;
    expect(last && relatedPosts(last, many)).toEqual([]);
  });

  it.each(listedSamples.map((one) => [one.title, one] as const))(
    'relates another sample to "%s"',
    (_title, one) => expect(relatedPosts(one, listedSamples)).not.toEqual([]),
  );

  it('has its tags once each, in order', () =>
    expect(tagsOf([{ tags: ['roof', 'attic'] }, { tags: ['Roof'] }])).toEqual(['attic', 'roof']));

  it.each([
    ['0', '1', undefined],
    ['3', '4', '2'],
    ['6', undefined, '5'],
    ['unknown', undefined, undefined],
  ])('has beside post %s the previous one %s and the next one %s', (id, previous, next) => {
    const { before, after } = neighborsOf(many, id);
    expect([after?.id, before?.id]).toEqual([previous, next]);
  });

  it.each([
    [{ search: 'ice dams', category: '', tag: '' }, 1],
    [{ search: 'RAKE', category: '', tag: '' }, 1],
    [{ search: 'what to', category: '', tag: '' }, 1],
    [{ search: 'roof', category: 'DIY Tips', tag: '' }, 1],
    [{ search: '', category: 'Vermont Living', tag: '' }, 0],
    [{ search: 'damswhat', category: '', tag: '' }, 0],
    [{ search: '', category: '', tag: 'roof' }, 1],
    [{ search: '', category: '', tag: 'Roof' }, 1],
    [{ search: '', category: '', tag: 'roo' }, 0],
  ])('narrowed by %j', (filter, count) => {
    const { store } = makeStore();
    store.dispatch(writePost(postFields({ content: 'Rake it' }), true));
    expect(matchingPosts(selectPosts(store.getState()), filter)).toHaveLength(count);
  });
});

describe('a visitor’s blog', () => {
  const [read] = listedSamples;
  if (!read) throw new Error('No sample post');

  it('lists the built-in posts with the body of the one that is read', async () => {
    const { store } = makeStore();
    await store.dispatch(listSeedPosts(read.slug));
    const listed = selectPublishedPosts(store.getState());
    expect(listed.map(({ id }) => id)).toEqual(listedSamples.map(({ id }) => id));
    expect(listed.filter(({ content }) => content !== undefined).map(({ id }) => id)).toEqual([
      read.id,
    ]);
    expect(selectPosts(store.getState())).toEqual([]);
  });

  it('keeps a body that was read when another is', async () => {
    const { store } = makeStore();
    for (const { slug } of listedSamples.slice(0, 2)) await store.dispatch(listSeedPosts(slug));
    store.dispatch(seedPostsListed({ posts: listedSamples.toReversed() }));
    expect(
      selectPublishedPosts(store.getState()).map(({ id, content }) => [id, content !== undefined]),
    ).toEqual(listedSamples.map(({ id }, index) => [id, index < 2]));
  });

  it('shows the posts themselves once they are here', async () => {
    const { store } = makeStore();
    await store.dispatch(listSeedPosts());
    store.dispatch(entriesRead({ entries: ['posts'] }));
    expect(selectPublishedPosts(store.getState())).toEqual([]);
    await store.dispatch(listSeedPosts());
    expect(selectPublishedPosts(store.getState())).toEqual([]);
  });
});

describe('the owner’s blog', () => {
  it.each<[string, boolean, ReturnType<typeof seedDataLoaded | typeof backupRestored>]>([
    ['posts are', true, seedDataLoaded({ entry: 'posts', entities: [] })],
    ['leads are', false, seedDataLoaded({ entry: 'leads', entities: [] })],
    [
      'a backup with posts is',
      true,
      backupRestored({
        entries: [
          { entry: 'leads', entities: [] },
          { entry: 'posts', entities: [] },
        ],
        deletes: {},
      }),
    ],
    [
      'a backup without them is',
      false,
      backupRestored({ entries: [{ entry: 'leads', entities: [] }], deletes: {} }),
    ],
  ])('once %s loaded, has no placeholders: %s', async (_what, hasNone, event) => {
    const { store } = makeStore({ isRestored: false });
    await store.dispatch(listSeedPosts());
    const listed = selectPublishedPosts(store.getState());
    expect(listed.length).toBeGreaterThan(0);
    store.dispatch(event);
    expect(selectPublishedPosts(store.getState())).toHaveLength(hasNone ? 0 : listed.length);
  });

  it('shows drafts to nobody until they are published, newest publish date first', () => {
    const { store } = makeStore();
    store.dispatch(writePost(postFields({ title: 'Older', publishDate: '2025-01-01' }), true));
    const draft = store.dispatch(writePost(postFields(), false));
    const titles = () => selectPublishedPosts(store.getState()).map(({ title }) => title);
    expect(titles()).toEqual(['Older']);
    store.dispatch(setPublished(draft, true));
    expect(titles()).toEqual(['Ice Dams', 'Older']);
    expect(selectPublishedPost(store.getState(), 'ice-dams')?.id).toBe(draft);
    store.dispatch(setPublished(draft, false));
    expect(selectPublishedPost(store.getState(), 'ice-dams')).toBeUndefined();
  });

  it('makes a new slug of a changed title only, and tells equal titles apart', () => {
    const { store, events } = makeStore();
    const first = store.dispatch(writePost(postFields(), true));
    const second = store.dispatch(writePost(postFields(), true));
    const slugOf = (id: string) => selectPostById(store.getState(), id)?.slug;
    expect([slugOf(first), slugOf(second)]).toEqual(['ice-dams', 'ice-dams-2']);
    events.length = 0;
    store.dispatch(savePost(first, postFields({ excerpt: 'Other words' })));
    expect(events.map(({ payload }) => (payload as { changes: unknown }).changes)).toEqual([
      { excerpt: 'Other words' },
    ]);
    for (const [title, slug] of [
      ['Ice dams!', 'ice-dams'],
      ['Roof Rakes', 'roof-rakes'],
      ['???', `post-${first}`],
    ] as const) {
      store.dispatch(savePost(first, postFields({ title })));
      expect(slugOf(first)).toBe(slug);
    }
    const unnamed = store.dispatch(writePost(postFields({ title: '…' }), true));
    expect(slugOf(unnamed)).toBe(`post-${unnamed}`);
  });

  it('publishes with a save where that is asked', () => {
    const { store, types } = makeStore();
    const id = store.dispatch(writePost(postFields(), false));
    store.dispatch(savePost(id, postFields({ excerpt: 'New' }), true));
    expect(types()).toEqual(['blog/postWritten', 'blog/postEdited', 'blog/postPublished']);
    expect(selectPostById(store.getState(), id)?.isPublished).toBe(true);
    const [act, ...others] = selectActs(store.getState()).toReversed();
    expect([act?.type, act?.eventIds.length, others.length]).toEqual(['blog/postEdited', 2, 1]);
    store.dispatch(undoAct(act?.id ?? ''));
    expect(selectPostById(store.getState(), id)).toMatchObject({
      ...postFields(),
      isPublished: false,
    });
  });

  it('does nothing where nothing changes or the post is gone', () => {
    const { store, events } = makeStore();
    const id = store.dispatch(writePost(postFields(), true));
    events.length = 0;
    store.dispatch(savePost(id, postFields()));
    store.dispatch(savePost('gone', postFields()));
    store.dispatch(setPublished(id, true));
    store.dispatch(setPublished('gone', true));
    expect(events).toEqual([]);
    store.dispatch(postDeleted({ postId: id, postTitle: 'Ice Dams' }));
    expect(selectPosts(store.getState())).toEqual([]);
  });
});
