import { ADDRESSES, postAddress, wholeAddress } from '../../app/addresses';
import { business } from '../../business';
import type { ListedPost } from '../../domain/blog/schema';
import { blogHeading } from '../copy/blog';

/** The feed of the blog: RSS 2.0, which every feed reader knows. */

export const FEED_FILE = 'feed.xml';
export const FEED_ADDRESS = `/${FEED_FILE}`;
export const FEED_TYPE = 'application/rss+xml';
export const FEED_TITLE = `${business.name}: ${blogHeading.title}`;

/** What no XML may contain, however it is written. */
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string =>
  text.replaceAll(NOT_XML, '').replaceAll(/[&<>]/g, (character) => ESCAPES[character] ?? character);
const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

/** Returns a day as RSS dates it. Noon of London is the morning of the same day in America. */
const dateOf = (day: string): string => new Date(`${day}T12:00:00Z`).toUTCString();

const itemOf = (post: ListedPost): string => `<item>
${element('title', post.title)}
${element('link', wholeAddress(postAddress(post.slug)))}
<guid isPermaLink="false">${escaped(post.id)}</guid>
${element('pubDate', dateOf(post.publishDate))}
${element('dc:creator', post.author === '' ? business.defaultAuthor : post.author)}
${[post.category, ...post.tags].map((name) => element('category', name)).join('\n')}
${element('description', post.excerpt)}
</item>
`;

/** Returns the feed of published posts, newest first, with their excerpts. */
export const feedOf = (
  posts: readonly ListedPost[],
): string => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${element('title', FEED_TITLE)}
${element('link', wholeAddress(ADDRESSES.blog))}
${element('description', blogHeading.description)}
<language>en-us</language>
<atom:link href="${wholeAddress(FEED_ADDRESS)}" rel="self" type="${FEED_TYPE}"/>
${posts.map(itemOf).join('')}</channel>
</rss>
`;
