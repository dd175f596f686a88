import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loadSeedData } from '../../../src/app/seedData';
import { postUnpublished } from '../../../src/domain/blog/events';
import { seedPosts } from '../../../src/domain/blog/seedPosts';
import { selectPosts } from '../../../src/domain/blog/slice';
import { entriesRead } from '../../../src/domain/system/events';
import { textsOf } from '../../support/parts';
import { makeStore } from '../../support/store';
import { openSite } from '../openSite';

const posts = await seedPosts();
const newestFirst = [...posts].sort((a, b) => b.publishDate.localeCompare(a.publishDate));
const titles = newestFirst.map(({ title }) => title);

const titlesUnder = (heading: string) => {
  const section = screen.getByRole('heading', { name: heading }).closest('section');
  if (!section) throw new Error(`No section ${heading}`);
  return textsOf(within(section).getAllByRole('heading', { level: 3 }));
};
const searchBox = () => screen.getByRole('searchbox', { name: 'Search articles' });
const shownTitles = () =>
  textsOf(screen.getAllByRole('link')).filter((text) => titles.includes(text));

describe('the blog list', () => {
  it('shows posts by age, the tags and the feed', async () => {
    await openSite('/blog');
    const options = within(screen.getByRole('combobox', { name: 'Tag' })).getAllByRole('option');
    const tags = [...new Set(posts.flatMap((post) => post.tags))];
    expect(textsOf(options)).toEqual(['All Tags', ...tags.sort()]);
    expect(screen.getByRole('link', { name: 'RSS feed' })).toHaveAttribute('href', '/feed.xml');
    expect(document.querySelector('link[rel=alternate]')).toHaveAttribute('href', '/feed.xml');
    expect(within(screen.getByRole('main')).getAllByRole('article')[0]).toHaveTextContent(
      titles[0] ?? '',
    );
    expect(titlesUnder('Recent Articles')).toEqual(titles.slice(1, 4));
    expect(titlesUnder('More Articles')).toEqual(titles.slice(4));
    for (const { title, slug } of posts) {
      expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', `/blog/${slug}`);
    }
  });

  it('shows published posts only', async () => {
    const test = makeStore();
    await test.store.dispatch(loadSeedData(['posts']));
    const [hidden] = newestFirst;
    if (!hidden) throw new Error('There are no sample posts');
    test.store.dispatch(postUnpublished({ postId: hidden.id, postTitle: hidden.title }));
    await openSite('/blog', { test });
    expect(screen.queryByRole('link', { name: hidden.title })).toBeNull();
    expect(titlesUnder('Recent Articles')).toEqual(titles.slice(2, 5));
  });

  it('finds words of the bodies, which come when somebody searches', async () => {
    const { user, store } = await openSite('/blog');
    expect(selectPosts(store.getState())).toEqual([]);
    await user.type(searchBox(), 'fieldstone cellar');
    expect(
      await screen.findByRole('link', { name: 'What Mud Season Does to a Vermont House' }),
    ).toBeInTheDocument();
    expect(shownTitles()).toHaveLength(1);
  });

  it('narrows by category and by search at once, and says how many there are', async () => {
    const { user } = await openSite('/blog');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Vermont Living');
    expect(shownTitles()).toEqual(
      newestFirst.filter(({ category }) => category === 'Vermont Living').map(({ title }) => title),
    );
    expect(screen.getByText('2 articles found')).toHaveRole('status');
    await user.type(searchBox(), 'no such word');
    expect(screen.getByRole('heading', { name: 'No articles found' })).toBeInTheDocument();
  });

  it('narrows by a tag of the address, which is taken away again', async () => {
    const [tag = ''] = newestFirst[1]?.tags ?? [];
    const { user } = await openSite(`/blog?${new URLSearchParams({ tag }).toString()}`);
    expect(shownTitles()).toEqual(
      newestFirst.filter(({ tags }) => tags.includes(tag)).map(({ title }) => title),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tag' }), 'All Tags');
    expect(shownTitles()).toEqual(titles);
  });

  it.each([
    ['Tag', 'tag'],
    ['Category', 'category'],
  ])('offers a %s that no article has any more, to be taken away', async (label, name) => {
    const { user } = await openSite(`/blog?${name}=gone`);
    const field = screen.getByRole('combobox', { name: label });
    expect(field).toHaveValue('gone');
    expect(screen.getByRole('heading', { name: 'No articles found' })).toBeInTheDocument();
    await user.selectOptions(field, '');
    expect(shownTitles()).toEqual(titles);
  });

  it('says so where nothing is published', async () => {
    const test = makeStore();
    test.store.dispatch(entriesRead({ entries: ['posts'] }));
    await openSite('/blog', { test });
    expect(screen.getByRole('heading', { name: 'No articles found' })).toBeInTheDocument();
  });

  it('has a newsletter box whose Subscribe does nothing', async () => {
    const { user, types } = await openSite('/blog');
    const before = screen.getByRole('main').textContent;
    await user.type(screen.getByRole('textbox', { name: 'Email address' }), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(types()).toEqual([]);
    expect(screen.getByRole('main').textContent).toBe(before);
  });
});
