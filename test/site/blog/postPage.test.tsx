import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { loadSeedData } from '../../../src/app/seedData';
import { business } from '../../../src/business';
import { postUnpublished, postWritten } from '../../../src/domain/blog/events';
import { readMinutes, readTime } from '../../../src/domain/blog/rules';
import type { PostFields } from '../../../src/domain/blog/schema';
import { seedPosts } from '../../../src/domain/blog/seedPosts';
import { textsOf } from '../../support/parts';
import { makeStore } from '../../support/store';
import { openSite } from '../openSite';

const [post] = await seedPosts();
if (!post) throw new Error('There are no sample posts');
const { id: postId, slug: postSlug, isPublished, ...fields } = post;
const address = `/blog/${postSlug}`;
const pageUrl = `http://localhost:3000${address}`;

/** A store with the sample posts and variants of the first one, each with its own slug. */
async function storeWith(...variants: (Partial<PostFields> & { slug: string })[]) {
  const test = makeStore();
  await test.store.dispatch(loadSeedData(['posts']));
  for (const { slug, ...facts } of variants) {
    test.store.dispatch(postWritten({ fields: { ...fields, ...facts }, slug, isPublished }));
  }
  return test;
}

describe('a blog post', () => {
  it('shows category, title, author, date, read time, excerpt and tags; offers help: call, book, estimate', async () => {
    await openSite(address);
    const article = screen.getAllByRole('article')[0];
    if (!article) throw new Error('No article');
    expect(within(article).getByRole('heading', { level: 1, name: post.title })).toBeVisible();
    for (const words of [
      post.category,
      `By ${post.author}`,
      'November 4, 2025',
      readTime(readMinutes(post.content)),
      post.excerpt,
    ]) {
      expect(within(article).getByText(words)).toBeInTheDocument();
    }
    const tags = within(screen.getByRole('list', { name: 'Tags' })).getAllByRole('listitem');
    expect(textsOf(tags)).toEqual(post.tags);
    const help = screen.getByRole('heading', { name: 'Need a hand with this?' }).closest('section');
    if (!help) throw new Error('No call to action');
    expect(
      within(help).getByRole('link', { name: `Ask us: ${business.phone}` }),
    ).toBeInTheDocument();
    expect(within(help).getByRole('button', { name: 'Book Online' })).toBeInTheDocument();
  });

  it('leads from each of its tags to the articles that have it', async () => {
    const tag = 'old & odd, houses';
    const test = await storeWith({ slug: 'tagged', title: 'Tagged', tags: [tag] });
    const { user } = await openSite('/blog/tagged', { test });
    await user.click(screen.getByRole('link', { name: tag }));
    const filter = await screen.findByRole('combobox', { name: 'Tag' });
    await waitFor(() => expect(filter).toHaveValue(tag));
    expect(screen.getByText(`1 article found, tagged “${tag}”`)).toHaveRole('status');
    expect(screen.getByRole('link', { name: 'Tagged' })).toBeInTheDocument();
  });

  it('with a picture whose address leads nowhere is shown all the same', async () => {
    const test = await storeWith({ slug: 'odd', featuredImage: 'https://' });
    await openSite('/blog/odd', { test });
    expect(screen.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
  });

  it('is shared with both networks by its address, with the card that the build makes of it, not its picture', async () => {
    await openSite(address);
    const card = `/cards${address}.png`;
    expect(document.querySelector('meta[property="og:image"]')).toHaveAttribute(
      'content',
      new URL(card, business.siteUrl).href,
    );
    expect(document.querySelector('script[type="application/ld+json"]')).toHaveTextContent(card);
    expect(screen.getByRole('link', { name: 'Share on Facebook' })).toHaveAttribute(
      'href',
      `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(pageUrl)}`,
    );
    const short = new URL(
      screen.getByRole('link', { name: 'Post on X' }).getAttribute('href') ?? '',
    );
    expect(short.pathname).toBe('/intent/tweet');
    expect(short.searchParams.get('url')).toBe(pageUrl);
    expect(short.searchParams.get('text')).toBe(post.title);
  });

  it("uses the browser's own share where it has one", async () => {
    const share = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { share }));
    const { user } = await openSite(address);
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ title: post.title, url: pageUrl });
    vi.unstubAllGlobals();
  });

  it('copies the address where it has none, and shows it where it cannot be copied', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user } = await openSite(address);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(pageUrl);
    expect(screen.getByText('Link copied')).toHaveRole('status');
    // Once more it is announced once more: screen readers tell what is added.
    const [announcement] = screen.getByText('Link copied').childNodes;
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(screen.getByText('Link copied')).toBeVisible();
    expect(announcement?.isConnected).toBe(false);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(screen.getByText(`The link could not be copied. The address is ${pageUrl}`)).toHaveRole(
      'status',
    );
  });

  it('lists up to three others of its category', async () => {
    const others = ['2', '3', '4', '5'].map((id) => ({
      slug: `other-${id}`,
      title: `Other ${id}`,
    }));
    const test = await storeWith(...others);
    await openSite(address, { test });
    const related = screen.getByRole('heading', { name: 'Related Articles' }).closest('section');
    if (!related) throw new Error('No related articles');
    const links = within(related).getAllByRole('link');
    expect(links).toHaveLength(3);
    expect(textsOf(links)).not.toContain(post.title);
  });

  it('leads to the previous and the next one, at both ends to one only', async () => {
    const posts = await seedPosts();
    const [newest, second, third] = posts;
    const { user } = await openSite(address);
    const link = (name: string) =>
      within(screen.getByRole('navigation', { name: 'More articles' })).queryByRole('link', {
        name: new RegExp(`^${name} article`),
      });
    expect(link('Next')).toBeNull();
    await user.click(link('Previous') as HTMLElement);
    await screen.findByRole('heading', { level: 1, name: second?.title ?? '' });
    expect(link('Next')).toHaveTextContent(newest?.title ?? '');
    expect(link('Previous')).toHaveTextContent(third?.title ?? '');
  });
});

describe('a post that is not there', () => {
  const expectNotFound = () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Post Not Found');
    expect(screen.getByText("The blog post you're looking for doesn't exist.")).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
  };

  it('is not found under an unknown slug', async () => {
    await openSite('/blog/no-such-post');
    expectNotFound();
  });

  it('is not found while it is unpublished', async () => {
    const test = await storeWith();
    test.store.dispatch(postUnpublished({ postId, postTitle: post.title }));
    await openSite(address, { test });
    expectNotFound();
  });

  it('is the list of posts where there is no slug', async () => {
    await openSite('/blog/');
    expect(screen.getByRole('searchbox')).toBeInTheDocument();
  });
});
