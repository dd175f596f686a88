/** The site's drawings (`public/drawings`) by key, to which photos that fail fall back. */

/** The folder with a hash in its name that the build copies them to (`build/drawings.ts`). */
declare const __DRAWINGS_FOLDER__: string | undefined;

/** The folder in stored addresses, the samples' and the owner's, which is served for ever. */
export const STORED_FOLDER = '/drawings';

const FOLDER =
  typeof __DRAWINGS_FOLDER__ === 'undefined' ? STORED_FOLDER : `/${__DRAWINGS_FOLDER__}`;

/** All scenes except the hero have this size. */
const scene = (name: string, alt: string) => ({
  src: `${FOLDER}/${name}.svg`,
  width: 800,
  height: 600,
  alt,
});

export const DRAWINGS = {
  'hero-hillside': {
    src: `${FOLDER}/hero-hillside.svg`,
    width: 1600,
    height: 1000,
    alt: 'A hillside in fall: a white clapboard house with a ladder against the porch under repair, red and amber maples, and blue mountains behind.',
  },
  repairs: scene(
    'repairs',
    'A paneled door off its latch, with a toolbox, a hammer and a screwdriver laid out on the floor.',
  ),
  painting: scene(
    'painting',
    'A half-painted wall with a stepladder, a roller and an open can of sage paint.',
  ),
  improvements: scene(
    'improvements',
    'A kitchen being updated: new cabinets in place, tiles half set and a level on the counter.',
  ),
  installation: scene(
    'installation',
    'A new window being set into a clapboard wall, with shims, a level and a drill on the sill.',
  ),
  carpentry: scene(
    'carpentry',
    'A carpenter’s bench with a plane, curled shavings, a square and boards leaning behind it.',
  ),
  outdoor: scene(
    'outdoor',
    'New deck steps and a rail behind a house, with a stack of boards, a saw and hills beyond.',
  ),
  spring: scene(
    'spring',
    'A farmhouse in mud season: patches of snow, a rutted road and sap buckets on the maples.',
  ),
  summer: scene(
    'summer',
    'A painted cottage on a green lakeshore, with a ladder at the gable and mountains over the water.',
  ),
  fall: scene(
    'fall',
    'A ladder at the gutter of a clapboard house, with a bucket of leaves and a red maple letting go of its own.',
  ),
  winter: scene(
    'winter',
    'A house deep in snow at dusk with lit windows, a shoveled path and spruces behind.',
  ),
  electrical: scene(
    'electrical',
    'A pendant lamp over a table and an open electrical panel, with a meter and hand tools laid out.',
  ),
  plumbing: scene(
    'plumbing',
    'The open cabinet under a sink, with pipes, a wrench, a bucket and a flashlight.',
  ),
  about: scene(
    'about',
    'A green pickup with a ladder on its rack in front of a red barn, hills behind.',
  ),
  contact: scene(
    'contact',
    'A kitchen table by a window, with a telephone, a notebook, a pencil and a mug of coffee.',
  ),
  'blog-default': scene(
    'blog-default',
    'A reading chair by a window that looks over maples and hills, a book open on the arm.',
  ),
  energy: scene(
    'energy',
    'An attic with insulation between the joists, a sealed hatch and frost on the gable window.',
  ),
  safety: scene(
    'safety',
    'A staircase with a sturdy rail, a smoke alarm on the ceiling and a lamp lit by the window.',
  ),
  workshop: scene(
    'workshop',
    'A workbench with a toolbox, a level and a tape, and hand tools on a green board above it.',
  ),
  checklist: scene(
    'checklist',
    'A clipboard with a half-done list in front of a house in fall, with a bucket of leaves and a hose.',
  ),
  plaster: scene(
    'plaster',
    'A hole in old plaster down to the lath, half filled, with a putty knife, a tub and a sponge.',
  ),
  porch: scene(
    'porch',
    'A porch, one half gray and sagging, the other with new boards, posts and footings.',
  ),
  boots: scene(
    'boots',
    'Muddy boots on a step, a downspout that runs into a puddle, and a rutted road beyond.',
  ),
  'kitchen-before': scene(
    'kitchen-before',
    'The kitchen before: dark cabinets with a crooked door, a worn counter and a stained wall.',
  ),
  'kitchen-after': scene(
    'kitchen-after',
    'The kitchen after: evergreen cabinets, a wooden counter, white tile and open shelves.',
  ),
  'bathroom-before': scene(
    'bathroom-before',
    'The bathroom before: cracked tile, a rust-stained tub, a wall-hung sink and a bare bulb.',
  ),
  'bathroom-after': scene(
    'bathroom-after',
    'The bathroom after: new white tile, a clean tub, a wooden vanity and a round mirror.',
  ),
  'deck-before': scene(
    'deck-before',
    'The deck before: gray, sagging boards, a leaning rail and two boards missing.',
  ),
  'deck-after': scene(
    'deck-after',
    'The deck after: level new boards, a straight rail, wide steps and two chairs.',
  ),
  'livingroom-before': scene(
    'livingroom-before',
    'The living room before: tea-colored walls with cracks, a water stain and yellowed trim.',
  ),
  'livingroom-after': scene(
    'livingroom-after',
    'The living room after: soft sage walls, crisp white trim and a clean ceiling.',
  ),
  'mudroom-before': scene(
    'mudroom-before',
    'The mudroom before: coats on nails, boots in a heap and a bare, scuffed wall.',
  ),
  'mudroom-after': scene(
    'mudroom-after',
    'The mudroom after: a built-in pine bench with cubbies, hooks and shelves up to the ceiling.',
  ),
  'farmhouse-before': scene(
    'farmhouse-before',
    'The farmhouse before: paint peeling off gray clapboards, a shutter hanging and a tired porch.',
  ),
  'farmhouse-after': scene(
    'farmhouse-after',
    'The farmhouse after: bright white clapboards, evergreen shutters, a red door and a sound porch.',
  ),
} as const;

export type DrawingName = keyof typeof DRAWINGS;

/** Whether the stored address of a picture is that of a drawing of the site. */
export const isDrawing = (address: string): boolean => address.startsWith(`${STORED_FOLDER}/`);
