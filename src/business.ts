/** The longest time until a request is replied to. */
const RESPONSE_TIME = '24 hours';

/**
 * Every fact about the business, and its own lists. `npm run long sample` lists the other lines that
 * name the sample business (docs/customising.md).
 */
export const business = {
  name: 'Maple Ridge Handyman',
  tagline: 'Home repair and upkeep in northwestern Vermont',
  /** Follows the tagline in the footer. */
  blurb: 'Small jobs and large lists, done with care by people who live nearby.',
  /** The type of the business at schema.org. */
  schemaType: 'HomeAndConstructionBusiness',
  /** The main number: header, hero, contact. */
  phone: '(802) 555-0142',
  /** The second number: packages and seasonal reminders. */
  secondPhone: '(802) 555-0187',
  /** The placeholder of fields for a phone number. */
  examplePhone: '(802) 555-0123',
  email: 'info@mapleridgehandyman.example',
  serviceArea: 'Chittenden and Franklin counties, Vermont',
  /** The area in a few words, within a sentence. */
  areaInShort: 'the two counties',
  /** Where the blog's readers live, within a sentence. */
  region: 'northern Vermont',
  /** What the gallery shows, for search engines. */
  galleryWork: 'Kitchens, porches, paint and carpentry',
  /** The address of the deployed site, without a slash at the end. */
  siteUrl: 'https://mapleridgehandyman.example',
  state: 'VT',
  stateName: 'Vermont',
  country: 'US',
  /** The zone of the clock by which visits are agreed; its rules: `app/calendarFile/timeZone.ts`. */
  timeZone: 'America/New_York',
  /** The author of posts that have none. */
  defaultAuthor: 'Maple Ridge Handyman Team',
  copyright: '2025 All rights reserved, Licensed & Insured',
  hours: [
    {
      days: 'Mon-Fri',
      schemaDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      open: '7:00 AM',
      close: '6:00 PM',
      opens: '07:00',
      closes: '18:00',
    },
    {
      days: 'Sat',
      schemaDays: ['Saturday'],
      open: '8:00 AM',
      close: '4:00 PM',
      opens: '08:00',
      closes: '16:00',
    },
  ],
  /** Shown for the days without hours; may be empty. */
  sundayHours: 'Sun: emergency only',
  responseTime: RESPONSE_TIME,
  responsePromise: `Responses within ${RESPONSE_TIME}; same-day for emergencies.`,
  /** The services that a request or a lead can name; Other is added as the last. */
  services: [
    'General Repairs',
    'Painting & Finishing',
    'Home Improvements',
    'Installation Services',
    'Carpentry & Woodwork',
    'Outdoor Projects',
    'Emergency Repair',
    'Maintenance Package',
  ],
  /** The categories of posts, each with its placeholder drawing (`ui/pictures/drawings.ts`). */
  blogCategories: {
    'Seasonal Maintenance': 'fall',
    'Home Improvement': 'outdoor',
    'DIY Tips': 'painting',
    'Vermont Living': 'spring',
    'Safety & Security': 'safety',
    'Energy Efficiency': 'energy',
  } as const,
  /** The categories of the gallery, likewise; the last is the default of a project without one. */
  galleryCategories: {
    'Kitchen Renovation': 'improvements',
    'Bathroom Remodel': 'plumbing',
    'Interior Painting': 'painting',
    'Exterior Painting': 'summer',
    Carpentry: 'carpentry',
    'Outdoor Projects': 'outdoor',
    'General Repairs': 'repairs',
  } as const,
  counties: [
    {
      name: 'Chittenden County',
      towns: [
        'Burlington',
        'South Burlington',
        'Essex',
        'Colchester',
        'Williston',
        'Shelburne',
        'Milton',
        'Jericho',
        'Richmond',
        'Hinesburg',
        'Winooski',
        'Underhill',
      ],
    },
    {
      name: 'Franklin County',
      towns: [
        'St. Albans',
        'Swanton',
        'Georgia',
        'Fairfax',
        'Enosburg',
        'Highgate',
        'Richford',
        'Fletcher',
        'Fairfield',
        'Sheldon',
        'Bakersfield',
        'Montgomery',
      ],
    },
  ],
  stats: [
    { figure: '500+', label: 'customers' },
    { figure: '1000+', label: 'projects' },
    { figure: '5+', label: 'years' },
    { figure: '100%', label: 'licensed and insured' },
  ],
  /** The decorative to-do list beside a call to action, with two of five items done. */
  toDoList: [
    { text: 'Porch step', isDone: true },
    { text: 'Back door sticks', isDone: true },
    { text: 'Draft in the hall', isDone: false },
    { text: 'Gutters before snow', isDone: false },
    { text: 'That ceiling stain', isDone: false },
  ],
  /** Where customers can write a review: `{review}` in the messages; may be empty. */
  reviewLink: '',
  /** The terms below the lines of every estimate. */
  estimateTerms:
    'Labor and materials as listed; anything else is agreed first. Payment is due when the work is done.',
  /** Empty until the owner fills them in: shown, but leading nowhere. */
  social: { facebook: '', gallery: '' },
  booking: {
    /** The organization's token at the booking service; empty offers phone and form. */
    token: '',
    scriptUrl: 'https://online-booking.housecallpro.com/script.js',
    /** The global object that the script creates. */
    globalName: 'HCPWidget',
  },
};

/**
 * The owner's credentials, a convenience and not a protection. Shown on
 * the login page. A separate export, so that no public page contains it.
 */
export const ownerSignIn = { username: 'admin', password: 'maple-demo-2025' };

/** The name below the icon of the owner's installed app: at most 12 characters are shown. */
export const appName = 'Maple Ridge';
