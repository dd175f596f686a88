import { describe, expect, it } from 'vitest';
import { business } from '../../../src/business';
import { listedSamples } from '../../../src/domain/blog/samples';
import type { ListedPost } from '../../../src/domain/blog/schema';
import { feedOf } from '../../../src/site/blog/feed';

const [post] = listedSamples;
if (!post) throw new Error('There are no sample posts');

/** Reads a feed as a feed reader does, by an XML parser that accepts no mistake. */
function read(posts: readonly ListedPost[]): Document {
  const feed = new DOMParser().parseFromString(feedOf(posts), 'application/xml');
  expect(feed.querySelector('parsererror')?.textContent).toBeUndefined();
  return feed;
}
const textsOf = (parent: ParentNode, name: string) =>
  [...parent.querySelectorAll(name)].map(({ textContent }) => textContent);
const channelText = (feed: Document, name: string) =>
  feed.querySelector(`channel > ${name}`)?.textContent;

describe('the feed of the blog', () => {
  it('names the blog, its address and its own', () => {
    const feed = read(listedSamples);
    expect(feed.documentElement.getAttribute('version')).toBe('2.0');
    expect(channelText(feed, 'title')).toContain(business.name);
    expect(channelText(feed, 'link')).toBe(`${business.siteUrl}/blog`);
    expect(channelText(feed, 'description')).not.toBe('');
    const [self] = feed.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link');
    expect(self?.getAttribute('href')).toBe(`${business.siteUrl}/feed.xml`);
    expect(self?.getAttribute('rel')).toBe('self');
  });

  it('has every post with its address, day, author, category, tags and excerpt', () => {
    const items = [...read(listedSamples).querySelectorAll('item')];
    expect(items).toHaveLength(listedSamples.length);
    for (const [index, item] of items.entries()) {
      const listed = listedSamples[index];
      if (!listed) throw new Error('An item without a post');
      expect(textsOf(item, 'title')).toEqual([listed.title]);
      expect(textsOf(item, 'link')).toEqual([`${business.siteUrl}/blog/${listed.slug}`]);
      expect(textsOf(item, 'guid')).toEqual([listed.id]);
      expect(textsOf(item, 'description')).toEqual([listed.excerpt]);
      expect(textsOf(item, 'category')).toEqual([listed.category, ...listed.tags]);
      expect(item.getElementsByTagName('dc:creator')[0]?.textContent).toBe(listed.author);
    }
  });

  it.each([
    ['2025-11-04', 'Tue, 04 Nov 2025 12:00:00 GMT'],
    ['2025-01-01', 'Wed, 01 Jan 2025 12:00:00 GMT'],
  ])('dates a post of %s %s', (publishDate, date) => {
    expect(textsOf(read([{ ...post, publishDate }]), 'pubDate')).toEqual([date]);
  });

  it.each([
    ['markup', '<b>Nails & "screws"</b> ]]>', '<b>Nails & "screws"</b> ]]>'],
    ['letters of any script', 'Véranda 日本 🏠', 'Véranda 日本 🏠'],
    ['what XML does not allow', 'a\u0000b\u000bc\uFFFEd\uD800e', 'abcde'],
  ])('has %s as text', (_what, title, shown) => {
    expect(textsOf(read([{ ...post, title }]), 'item > title')).toEqual([shown]);
  });

  it('has the business for an author who is not named, and no item without posts', () => {
    const [creator] = read([{ ...post, author: '' }]).getElementsByTagName('dc:creator');
    expect(creator?.textContent).toBe(business.defaultAuthor);
    expect(read([]).querySelectorAll('item')).toHaveLength(0);
  });
});
