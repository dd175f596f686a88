/** The site's drawings (`public/drawings`) by key, to which photos that fail fall back. */

/** The folder with a hash in its name that the build copies them to (`build/drawings.ts`). */
declare const __DRAWINGS_FOLDER__: string | undefined;

/** The folder in stored addresses, the samples' and the owner's, which is served for ever. */
export const STORED_FOLDER = '/drawings';

const FOLDER =
  typeof __DRAWINGS_FOLDER__ === 'undefined' ? STORED_FOLDER : `/${__DRAWINGS_FOLDER__}`;

/** What each drawing shows, by its key, the name of its file. */
const DESCRIPTIONS = {
  'hero-hillside':
    'A hillside in fall: a white clapboard house with a ladder against the porch under repair, red and amber maples, and blue mountains behind.',
  repairs:
    'A paneled door off its latch, with a toolbox, a hammer and a screwdriver laid out on the floor.',
  painting: 'A half-painted wall with a stepladder, a roller and an open can of sage paint.',
  improvements:
    'A kitchen being updated: new cabinets in place, tiles half set and a level on the counter.',
  installation:
    'A new window being set into a clapboard wall, with shims, a level and a drill on the sill.',
  carpentry:
    'A carpenter’s bench with a plane, curled shavings, a square and boards leaning behind it.',
  outdoor:
    'New deck steps and a rail behind a house, with a stack of boards, a saw and hills beyond.',
  spring:
    'A farmhouse in mud season: patches of snow, a rutted road and sap buckets on the maples.',
  summer:
    'A painted cottage on a green lakeshore, with a ladder at the gable and mountains over the water.',
  fall: 'A ladder at the gutter of a clapboard house, with a bucket of leaves and a red maple letting go of its own.',
  winter: 'A house deep in snow at dusk with lit windows, a shoveled path and spruces behind.',
  electrical:
    'A pendant lamp over a table and an open electrical panel, with a meter and hand tools laid out.',
  plumbing: 'The open cabinet under a sink, with pipes, a wrench, a bucket and a flashlight.',
  about: 'A green pickup with a ladder on its rack in front of a red barn, hills behind.',
  contact:
    'A kitchen table by a window, with a telephone, a notebook, a pencil and a mug of coffee.',
  'blog-default':
    'A reading chair by a window that looks over maples and hills, a book open on the arm.',
  energy:
    'An attic with insulation between the joists, a sealed hatch and frost on the gable window.',
  safety:
    'A staircase with a sturdy rail, a smoke alarm on the ceiling and a lamp lit by the window.',
  workshop:
    'A workbench with a toolbox, a level and a tape, and hand tools on a green board above it.',
  checklist:
    'A clipboard with a half-done list in front of a house in fall, with a bucket of leaves and a hose.',
  plaster:
    'A hole in old plaster down to the lath, half filled, with a putty knife, a tub and a sponge.',
  porch: 'A porch, one half gray and sagging, the other with new boards, posts and footings.',
  boots: 'Muddy boots on a step, a downspout that runs into a puddle, and a rutted road beyond.',
  'kitchen-before':
    'The kitchen before: dark cabinets with a crooked door, a worn counter and a stained wall.',
  'kitchen-after':
    'The kitchen after: evergreen cabinets, a wooden counter, white tile and open shelves.',
  'bathroom-before':
    'The bathroom before: cracked tile, a rust-stained tub, a wall-hung sink and a bare bulb.',
  'bathroom-after':
    'The bathroom after: new white tile, a clean tub, a wooden vanity and a round mirror.',
  'deck-before': 'The deck before: gray, sagging boards, a leaning rail and two boards missing.',
  'deck-after': 'The deck after: level new boards, a straight rail, wide steps and two chairs.',
  'livingroom-before':
    'The living room before: tea-colored walls with cracks, a water stain and yellowed trim.',
  'livingroom-after':
    'The living room after: soft sage walls, crisp white trim and a clean ceiling.',
  'mudroom-before': 'The mudroom before: coats on nails, boots in a heap and a bare, scuffed wall.',
  'mudroom-after':
    'The mudroom after: a built-in pine bench with cubbies, hooks and shelves up to the ceiling.',
  'farmhouse-before':
    'The farmhouse before: paint peeling off gray clapboards, a shutter hanging and a tired porch.',
  'farmhouse-after':
    'The farmhouse after: bright white clapboards, evergreen shutters, a red door and a sound porch.',
} as const;

export type DrawingName = keyof typeof DESCRIPTIONS;

/** Returns a drawing; all of them but the hero have one size. */
const drawingOf = (name: string, alt: string) => ({
  src: `${FOLDER}/${name}.svg`,
  ...(name === 'hero-hillside' ? { width: 1600, height: 1000 } : { width: 800, height: 600 }),
  alt,
});

export const DRAWINGS = Object.fromEntries(
  Object.entries(DESCRIPTIONS).map(([name, alt]) => [name, drawingOf(name, alt)]),
) as Record<DrawingName, ReturnType<typeof drawingOf>>;

/** Whether a picture's stored address is a drawing of the site. */
export const isDrawing = (address: string): boolean => address.startsWith(`${STORED_FOLDER}/`);
