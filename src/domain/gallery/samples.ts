/**
 * The six sample projects, one for each of six categories, newest first.
 * The before and after pictures are drawings of the site, so that both show the same room.
 */
import { GALLERY_CATEGORIES, type GalleryProject } from './schema';

const SAMPLES = [
  {
    id: 1759838400000,
    title: 'Farmhouse Clapboards, Scraped to Sound Wood',
    location: 'Fairfield, VT',
    category: 'Exterior Painting',
    drawing: 'farmhouse',
    description:
      'The south and west walls had peeled to bare wood, and eleven clapboards were past saving. We replaced those, primed every cut end, repaired the shutters and brushed on two coats before the nights turned cold.',
    dateAdded: '2025-10-07',
  },
  {
    id: 1756814400000,
    title: 'A Mudroom with a Place for Every Boot',
    location: 'Jericho, VT',
    category: 'Carpentry',
    drawing: 'mudroom',
    description:
      'Coats on nails and boots in a heap gave way to a built-in bench with cubbies, a hook rail and a shelf up to the ceiling. The boards are local pine, sealed well enough to shrug off a wet dog in April.',
    dateAdded: '2025-09-02',
  },
  {
    id: 1752580800000,
    title: 'Back Deck Rebuilt on Proper Footings',
    location: 'Milton, VT',
    category: 'Outdoor Projects',
    drawing: 'deck',
    description:
      'Frost had tipped the old posts, and two boards had given way. The new deck stands on footings below the frost line, with flashing at the house, wide steps and a rail that does not move when you lean on it.',
    dateAdded: '2025-07-15',
  },
  {
    id: 1748952000000,
    title: 'Kitchen Refresh Without Moving a Wall',
    location: 'Essex, VT',
    category: 'Kitchen Renovation',
    drawing: 'kitchen',
    description:
      'We kept the layout and the window over the sink, and changed nearly everything else: painted cabinets, open shelves, a wooden counter and a tiled wall. The family cooked on a hot plate for nine days, and then had their kitchen back.',
    dateAdded: '2025-06-03',
  },
  {
    id: 1745323200000,
    title: 'Small Bathroom, New from the Tile Up',
    location: 'St. Albans, VT',
    category: 'Bathroom Remodel',
    drawing: 'bathroom',
    description:
      'Loose tile and a leaking valve had softened the wall behind the tub. Our licensed plumbing partner replaced the valve, and we rebuilt the wall, tiled it, and added a vanity with room for more than one toothbrush.',
    dateAdded: '2025-04-22',
  },
  {
    id: 1741694400000,
    title: 'Living Room Repainted in a Long Weekend',
    location: 'Shelburne, VT',
    category: 'Interior Painting',
    drawing: 'livingroom',
    description:
      'Settling cracks and forty years of woodsmoke had turned the walls the color of tea. We stabilized the plaster, sealed the stains, and gave the room a soft sage with crisp white trim.',
    dateAdded: '2025-03-11',
  },
];

/** The sample projects. Those whose category another business does not have are spread over its own categories. */
export const sampleProjects: readonly GalleryProject[] = SAMPLES.map(
  ({ drawing, category, ...project }, index) => ({
    ...project,
    category: GALLERY_CATEGORIES.includes(category)
      ? category
      : (GALLERY_CATEGORIES[index % GALLERY_CATEGORIES.length] ?? ''),
    beforeImage: `/drawings/${drawing}-before.svg`,
    afterImage: `/drawings/${drawing}-after.svg`,
  }),
);
