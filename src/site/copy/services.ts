/** The fixed text of the services page; its hero is in the store, facts in `business.ts`. */
import { formatDollars } from '../../lib/money';
import type { DrawingName } from '../../ui/pictures/drawings';

/** Something that the business does, with a list of what belongs to it. */
interface ServiceList {
  id: string;
  title: string;
  summary: string;
  items: readonly string[];
  drawing: DrawingName;
}

interface ServiceCategory extends ServiceList {
  /** The categories of the gallery that show such work (`business.ts`). */
  gallery: readonly string[];
}

interface CarePackage {
  id: string;
  title: string;
  /** Dollars a month. */
  price: number;
  description: string;
  features: readonly string[];
  popular: boolean;
}

/** The six core categories, in the order of the page. */
export const categoriesIntro = {
  title: 'What we do',
  subtitle:
    'Most of it is done in one visit. If yours is not here, ask: it probably belongs to one of these.',
} as const;

export const serviceCategories: readonly ServiceCategory[] = [
  {
    id: 'general-repairs',
    title: 'General Repairs & Maintenance',
    summary: 'The sticking, dripping, wobbling things that make up most of a list on a fridge.',
    items: [
      'Doors that stick, drag or will not latch',
      'Drywall and plaster patching',
      'Loose railings, treads and banisters',
      'Caulking and weatherstripping',
      'Torn screens and broken sash cords',
      'Gutter cleaning and refastening',
    ],
    drawing: 'repairs',
    gallery: ['General Repairs'],
  },
  {
    id: 'painting',
    title: 'Painting & Finishing',
    summary: 'Careful preparation first, then paint that lasts through more than one winter.',
    items: [
      'Interior walls, ceilings and trim',
      'Clapboards, shingles and porch floors',
      'Scraping, priming and board replacement',
      'Deck and fence staining',
      'Cabinet painting',
      'Water stain sealing and touch-ups',
    ],
    drawing: 'painting',
    gallery: ['Interior Painting', 'Exterior Painting'],
  },
  {
    id: 'improvements',
    title: 'Home Improvements',
    summary: 'Rooms that work better than they did, without moving out for half a year.',
    items: [
      'Kitchen and bathroom updates',
      'Tile floors, walls and backsplashes',
      'Hardwood, plank and vinyl flooring',
      'Attic hatches and air sealing',
      'Cellar and attic finishing',
      'Grab bars, ramps and wider doorways',
    ],
    drawing: 'improvements',
    gallery: ['Kitchen Renovation', 'Bathroom Remodel'],
  },
  {
    id: 'installation',
    title: 'Installation Services',
    summary: 'You bought it, and now it should go up level, tight and where you want it.',
    items: [
      'Interior, entry and storm doors',
      'Replacement windows and storms',
      'Blinds, shelving and closet systems',
      'Televisions, mirrors and heavy pictures',
      'Dishwasher and range hood swaps',
      'Locks, deadbolts and mailboxes',
    ],
    drawing: 'installation',
    gallery: [],
  },
  {
    id: 'carpentry',
    title: 'Carpentry & Woodwork',
    summary: 'Trim, built-ins and repairs cut to fit houses that have never been quite square.',
    items: [
      'Built-in benches, shelves and cubbies',
      'Baseboard, crown and window casing',
      'Rotted sill, post and fascia repair',
      'Stair treads, rails and newel posts',
      'Porch floors and beaded ceilings',
      'Barn doors and cellar hatches',
    ],
    drawing: 'carpentry',
    gallery: ['Carpentry'],
  },
  {
    id: 'outdoor',
    title: 'Outdoor Projects',
    summary: 'Decks, steps and fences set deep enough that the frost leaves them alone.',
    items: [
      'Deck repair and rebuilding',
      'Fences, gates and arbors',
      'Porch steps and landings',
      'Sheds and woodsheds',
      'Raised beds and stone borders',
      'Pressure washing and yard cleanup',
    ],
    drawing: 'outdoor',
    gallery: ['Outdoor Projects'],
  },
];

/** The text below the heading of the packages. */
export const packagesIntro = {
  title: 'Monthly care plans',
  text: 'A house that is looked at regularly rarely surprises anyone. Pick a plan, and the same person comes back with the notes from the last visit.',
} as const;

/** The three packages; their Choose buttons call the second number. */
export const carePackages: readonly CarePackage[] = [
  {
    id: 'basic',
    title: 'Basic Monthly Care',
    price: 89,
    description: 'Eyes on the house once a month, so that small things stay small.',
    features: [
      'Monthly walk-through, inside and out',
      'Furnace and heat pump filters changed',
      'Smoke and carbon monoxide alarms tested',
      'Seasonal checklist with photos by e-mail',
      'Free estimates on additional work',
      'Priority scheduling',
    ],
    popular: false,
  },
  {
    id: 'complete',
    title: 'Complete Home Care',
    price: 149,
    description: 'The monthly look, plus the chores that most people put off.',
    features: [
      'Everything in Basic Monthly Care',
      'Gutter cleaning 2x per year',
      'Minor repairs up to 1 hour each month',
      '24/7 emergency response',
      'Free estimates on additional work',
      'Priority scheduling',
    ],
    popular: true,
  },
  {
    id: 'premium',
    title: 'Premium Estate Care',
    price: 249,
    description: 'For larger places, second homes and owners who are often away.',
    features: [
      'Everything in Complete Home Care',
      'Minor repairs up to 2 hours each month',
      'Quarterly detailed home report',
      'Extra visits after storms and deep cold',
      'Free estimates on additional work',
      'Priority scheduling',
    ],
    popular: false,
  },
];

/** The part of the page that has the packages, and that links name. */
export const PLANS_ID = 'packages';

/** What the cheapest plan costs, in dollars a month. */
export const lowestPlanPrice = Math.min(...carePackages.map(({ price }) => price));

/** The seasonal lists, in the order of the year. */
export const seasonsIntro = {
  title: 'Season by season',
  subtitle: 'What a house up here asks for through the year, and what we come by to do.',
} as const;

export const seasons: readonly ServiceList[] = [
  {
    id: 'spring',
    title: 'Spring',
    summary: 'When the road firms up, see what winter left behind.',
    items: [
      'Roof, flashing and chimney check',
      'Downspouts reset and pointed downhill',
      'Cellar and sump pump check',
      'Screens in, storm windows up',
      'Loose clapboards refastened',
      'Porch steps leveled after the frost',
    ],
    drawing: 'spring',
  },
  {
    id: 'summer',
    title: 'Summer',
    summary: 'Dry weeks are for paint, wood and anything that stands in the ground.',
    items: [
      'Exterior scraping and painting',
      'Deck repair, cleaning and staining',
      'Fences, gates and stair rails',
      'Window putty and sash repair',
      'Dryer vent and bathroom fan cleaning',
      'Branches cut back from the roof',
    ],
    drawing: 'summer',
  },
  {
    id: 'fall',
    title: 'Fall',
    summary: 'Close it up tight before the first hard freeze finds the gap.',
    items: [
      'Gutters cleaned after leaf drop',
      'Outside faucets shut off and drained',
      'Weatherstripping and door sweeps',
      'Storm windows closed and locked',
      'Filters changed before the heat is on',
      'Driveway stakes and walk lights set',
    ],
    drawing: 'fall',
  },
  {
    id: 'winter',
    title: 'Winter',
    summary: 'Snow, ice and short days: the season when a house needs a neighbor.',
    items: [
      'Roof raking and ice dam checks',
      'Steps and walks cleared and sanded',
      'Frozen pipe checks in cold corners',
      'Heating vents dug out after storms',
      'Draft hunting and attic hatch sealing',
      'Interior painting and trim repair',
    ],
    drawing: 'winter',
  },
];

/** The block below the seasonal lists: a call, or the contact page. */
export const reminder = {
  title: 'Let us remember for you',
  text: 'We put your house on the seasonal list, and get in touch when it is time for gutters, storms or paint. You decide then; being reminded costs nothing.',
  callLabel: 'Call for reminders',
  contactLabel: 'Write to us instead',
} as const;

/** The text above the two partner services. */
export const partnersIntro = {
  title: 'Licensed partner services',
  text: 'Wiring, and the pipes inside your walls, call for a licensed hand. We bring in a partner who holds the license, plan the work together, and stay until the wall is closed again.',
  badge: 'Provided through licensed partners',
} as const;

export const partnerServices: readonly ServiceList[] = [
  {
    id: 'electrical',
    title: 'Electrical Work',
    summary: 'From one dead outlet to the circuit for a new heat pump.',
    items: [
      'Outlets, switches and light fixtures',
      'Ceiling and bathroom fans',
      'Hard-wired smoke alarms',
      'Panel upgrades and new circuits',
      'Generator and heat pump hookups',
      'Outdoor and motion lighting',
    ],
    drawing: 'electrical',
  },
  {
    id: 'plumbing',
    title: 'Plumbing Services',
    summary: 'Leaks stopped, fixtures replaced, pipes kept out of the cold.',
    items: [
      'Faucets, toilets and shower valves',
      'Leaking and frozen pipes',
      'Water heaters',
      'Frost-free outside faucets',
      'Sump pumps',
      'Kitchen and bath rough-in',
    ],
    drawing: 'plumbing',
  },
];

export const servicesCallToAction = {
  title: 'Tell us what the house needs',
  text: `One call is enough. We ask a few questions, come and look, and put the price on paper. Care plans start at ${formatDollars(lowestPlanPrice)} a month.`,
} as const;
