/** Six sample articles, newest first, two in each category; each body, in `posts/`, is a chunk. */
import { business } from '../../business';
import { slugify } from '../../lib/slugs';
import type { ListedPost } from './schema';

const SAMPLES = [
  {
    id: '1762257600000',
    title: 'Smoke Alarms, Stair Rails and Dark Walkways Before Winter',
    excerpt:
      'Fire, falls and frozen locks cause most of the winter trouble around a house. Here is what to test, tighten and light in one evening, before the snow stays.',
    drawing: 'safety',
    category: 'Seasonal Maintenance',
    tags: ['smoke alarms', 'carbon monoxide', 'railings', 'lighting', 'winter'],
    publishDate: '2025-11-04',
    readMinutes: 5,
  },
  {
    id: '1760443200000',
    title: 'Where the Heat Goes in an Old Farmhouse',
    excerpt:
      'Windows get the blame, but most of the heat leaves through the attic hatch, the chimney gap and the sill. How to find the leaks, and which ones to close first.',
    drawing: 'energy',
    category: 'Vermont Living',
    tags: ['insulation', 'air sealing', 'ice dams', 'heat pumps', 'farmhouse'],
    publishDate: '2025-10-14',
    readMinutes: 4,
  },
  {
    id: '1757419200000',
    title: 'A Fall Checklist You Can Finish in Two Weekends',
    excerpt:
      'One weekend in September while paint still dries, one in November after the maples drop their leaves. A short list for the months between, in the order that matters.',
    drawing: 'checklist',
    category: 'Seasonal Maintenance',
    tags: ['fall', 'gutters', 'checklist', 'faucets', 'heating'],
    publishDate: '2025-09-09',
    readMinutes: 4,
  },
  {
    id: '1751976000000',
    title: 'How to Patch Old Plaster So It Stays Patched',
    excerpt:
      'Old plaster cracks because the frame behind it moves. With washers, setting compound and a damp sponge, a patient homeowner can make a repair that lasts for years.',
    drawing: 'plaster',
    category: 'Home Improvement',
    tags: ['plaster', 'walls', 'painting', 'lead paint', 'old houses'],
    publishDate: '2025-07-08',
    readMinutes: 4,
  },
  {
    id: '1747137600000',
    title: 'When to Repair a Porch and When to Rebuild It',
    excerpt:
      'Take a flashlight and a screwdriver under the porch before you ask for prices. What the joists, posts and footings tell you, and the three signs that settle it.',
    drawing: 'porch',
    category: 'Home Improvement',
    tags: ['porch', 'carpentry', 'footings', 'rot', 'spring'],
    publishDate: '2025-05-13',
    readMinutes: 4,
  },
  {
    id: '1742299200000',
    title: 'What Mud Season Does to a Vermont House',
    excerpt:
      'For a few weeks each spring, everything wrong with the way water leaves your house is on display. A half-hour walk in boots shows you what to fix now and what can wait.',
    drawing: 'boots',
    category: 'Vermont Living',
    tags: ['mud season', 'drainage', 'spring', 'cellar', 'clapboards'],
    publishDate: '2025-03-18',
    readMinutes: 4,
  },
];

/** The sample posts without their bodies. Their pictures are drawings: samples claim no photo of anybody's house. */
export const listedSamples: readonly ListedPost[] = SAMPLES.map(({ drawing, ...post }) => ({
  ...post,
  slug: slugify(post.title),
  featuredImage: `/drawings/${drawing}.svg`,
  author: business.defaultAuthor,
  isPublished: true,
}));
