/** Six sample articles, newest first, two in each category; each body, in `posts/`, is a chunk. */
import { business } from '../../business';
import type { ListedPost } from './schema';

/** Returns the address of a drawing of the site: samples claim no photo of anybody's house. */
const drawing = (name: string): string => `/drawings/${name}.svg`;

/** The sample posts without their bodies. */
export const listedSamples: readonly ListedPost[] = [
  {
    id: '1762257600000',
    title: 'Smoke Alarms, Stair Rails and Dark Walkways Before Winter',
    slug: 'smoke-alarms-stair-rails-and-dark-walkways-before-winter',
    excerpt:
      'Fire, falls and frozen locks cause most of the winter trouble around a house. Here is what to test, tighten and light in one evening, before the snow stays.',
    featuredImage: drawing('safety'),
    category: 'Seasonal Maintenance',
    tags: ['smoke alarms', 'carbon monoxide', 'railings', 'lighting', 'winter'],
    author: business.defaultAuthor,
    publishDate: '2025-11-04',
    isPublished: true,
    readMinutes: 5,
  },
  {
    id: '1760443200000',
    title: 'Where the Heat Goes in an Old Farmhouse',
    slug: 'where-the-heat-goes-in-an-old-farmhouse',
    excerpt:
      'Windows get the blame, but most of the heat leaves through the attic hatch, the chimney gap and the sill. How to find the leaks, and which ones to close first.',
    featuredImage: drawing('energy'),
    category: 'Vermont Living',
    tags: ['insulation', 'air sealing', 'ice dams', 'heat pumps', 'farmhouse'],
    author: business.defaultAuthor,
    publishDate: '2025-10-14',
    isPublished: true,
    readMinutes: 4,
  },
  {
    id: '1757419200000',
    title: 'A Fall Checklist You Can Finish in Two Weekends',
    slug: 'a-fall-checklist-you-can-finish-in-two-weekends',
    excerpt:
      'One weekend in September while paint still dries, one in November after the maples drop their leaves. A short list for the months between, in the order that matters.',
    featuredImage: drawing('checklist'),
    category: 'Seasonal Maintenance',
    tags: ['fall', 'gutters', 'checklist', 'faucets', 'heating'],
    author: business.defaultAuthor,
    publishDate: '2025-09-09',
    isPublished: true,
    readMinutes: 4,
  },
  {
    id: '1751976000000',
    title: 'How to Patch Old Plaster So It Stays Patched',
    slug: 'how-to-patch-old-plaster-so-it-stays-patched',
    excerpt:
      'Old plaster cracks because the frame behind it moves. With washers, setting compound and a damp sponge, a patient homeowner can make a repair that lasts for years.',
    featuredImage: drawing('plaster'),
    category: 'Home Improvement',
    tags: ['plaster', 'walls', 'painting', 'lead paint', 'old houses'],
    author: business.defaultAuthor,
    publishDate: '2025-07-08',
    isPublished: true,
    readMinutes: 4,
  },
  {
    id: '1747137600000',
    title: 'When to Repair a Porch and When to Rebuild It',
    slug: 'when-to-repair-a-porch-and-when-to-rebuild-it',
    excerpt:
      'Take a flashlight and a screwdriver under the porch before you ask for prices. What the joists, posts and footings tell you, and the three signs that settle it.',
    featuredImage: drawing('porch'),
    category: 'Home Improvement',
    tags: ['porch', 'carpentry', 'footings', 'rot', 'spring'],
    author: business.defaultAuthor,
    publishDate: '2025-05-13',
    isPublished: true,
    readMinutes: 4,
  },
  {
    id: '1742299200000',
    title: 'What Mud Season Does to a Vermont House',
    slug: 'what-mud-season-does-to-a-vermont-house',
    excerpt:
      'For a few weeks each spring, everything wrong with the way water leaves your house is on display. A half-hour walk in boots shows you what to fix now and what can wait.',
    featuredImage: drawing('boots'),
    category: 'Vermont Living',
    tags: ['mud season', 'drainage', 'spring', 'cellar', 'clapboards'],
    author: business.defaultAuthor,
    publishDate: '2025-03-18',
    isPublished: true,
    readMinutes: 4,
  },
];
