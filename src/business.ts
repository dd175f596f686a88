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
  schemaType: 'HomeAndConstructionBusiness' as const,
  /** The main number: header, hero, contact. */
  phone: '(802) 555-0142',
  /** The second number: packages and seasonal reminders. */
  secondPhone: '(802) 555-0187',
  /** The area code of a phone number that is given without one. */
  areaCode: '802',
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
  /**
   * The address of the form service to which requests are posted once they are stored; while it is
   * empty they are posted nowhere (docs/customising.md).
   */
  requestEndpoint: '',
  /** How requests are posted: as a plain HTML form is, or as JSON. */
  requestEncoding: 'form' as 'form' | 'json',
  /** What the form service wants besides the request, such as its access key. */
  requestExtras: {} as Readonly<Record<string, string>>,
  state: 'VT',
  stateName: 'Vermont',
  country: 'US',
  /** The zone of the clock by which visits are agreed. */
  timeZone: 'America/New_York',
  /** The author of posts without an author. */
  defaultAuthor: 'Maple Ridge Handyman Team',
  copyright: '2025 All rights reserved, Licensed & Insured',
  hours: [
    {
      days: 'Mon-Fri',
      schemaDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const,
      opens: '07:00',
      closes: '18:00',
    },
    {
      days: 'Sat',
      schemaDays: ['Saturday'] as const,
      opens: '08:00',
      closes: '16:00',
    },
  ],
  /** Shown for the days without hours; may be empty. */
  sundayHours: 'Sun: emergency only',
  /** Days without hours, as local days: the federal holidays, where they are observed and on a Saturday with hours. The owner changes them under Content. */
  closedDays: [
    { day: '2026-11-26', name: 'Thanksgiving Day' },
    { day: '2026-12-25', name: 'Christmas Day' },
    { day: '2027-01-01', name: 'New Year’s Day' },
    { day: '2027-01-18', name: 'Martin Luther King Jr. Day' },
    { day: '2027-02-15', name: 'Presidents’ Day' },
    { day: '2027-05-31', name: 'Memorial Day' },
    { day: '2027-06-18', name: 'Juneteenth' },
    { day: '2027-06-19', name: 'Juneteenth' },
    { day: '2027-07-05', name: 'Independence Day' },
    { day: '2027-09-06', name: 'Labor Day' },
    { day: '2027-10-11', name: 'Columbus Day' },
    { day: '2027-11-11', name: 'Veterans Day' },
    { day: '2027-11-25', name: 'Thanksgiving Day' },
    { day: '2027-12-24', name: 'Christmas Day' },
    { day: '2027-12-25', name: 'Christmas Day' },
    { day: '2027-12-31', name: 'New Year’s Day' },
    { day: '2028-01-01', name: 'New Year’s Day' },
  ] as readonly { day: string; name: string }[],
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
      furtherTowns: ['Bolton', 'Buels Gore', 'Charlotte', 'Huntington', 'St. George', 'Westford'],
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
      furtherTowns: ['Berkshire', 'Franklin'],
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
  /** What a visitor can check, shown on Home below the hero; an empty part is left out. */
  proof: {
    /** The number of the license or registration, as its issuer writes it. */
    license: '',
    insurer: '',
    /** Who comes; the picture is a file in `src/public`, such as `/owner.jpg`, or an address. */
    owner: { name: '', picture: '' },
    /** How many reviews the source counts, their average of 5 (0 leaves it out), and where they are read. */
    reviews: { count: 0, rating: 0, source: '', link: '' },
  },
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
 * The villages and ZIP codes of the towns that are served; a ZIP code may be of several. A separate
 * export, as the next, so that only the pages that ask for a town carry it.
 */
export const placesOfTowns: Readonly<Record<string, string>> = {
  Burlington: '05401, 05402, 05405, 05406, 05408',
  'South Burlington': '05403, 05407',
  Essex: 'Essex Junction, Essex Center, 05451, 05452, 05453',
  Colchester: 'Malletts Bay, Fort Ethan Allen, 05439, 05446, 05449',
  Williston: '05495',
  Shelburne: '05482',
  Milton: 'West Milton, 05468',
  Jericho: 'Jericho Center, Nashville, 05465',
  Richmond: 'Jonesville, 05466, 05477',
  Hinesburg: '05461',
  Winooski: '05404',
  Underhill: 'Underhill Center, Underhill Flats, 05489, 05490',
  Bolton: 'Bolton Valley, West Bolton, 05477',
  Charlotte: 'East Charlotte, 05445',
  Huntington: 'Huntington Center, Hanksville, 05462',
  'St. George': '05495',
  Westford: '05494',
  'St. Albans': 'St. Albans Bay, 05478, 05479, 05481',
  Swanton: 'West Swanton, 05488',
  Georgia: 'Georgia Center, Georgia Plains, East Georgia, 05468, 05478',
  Fairfax: 'Buck Hollow, 05454',
  Enosburg: 'Enosburgh, Enosburg Falls, West Enosburg, East Enosburg, 05450',
  Highgate: 'Highgate Center, Highgate Falls, Highgate Springs, East Highgate, 05459, 05460',
  Richford: 'East Richford, 05476',
  Fletcher: 'Binghamville, 05444, 05454',
  Fairfield: 'East Fairfield, Fairfield Station, 05448, 05455',
  Sheldon: 'Sheldon Springs, Sheldon Junction, 05483, 05485',
  Bakersfield: '05441',
  Montgomery: 'Montgomery Center, 05470, 05471',
  Berkshire: 'East Berkshire, West Berkshire, 05447',
  Franklin: 'East Franklin, 05457',
};

/** How people shorten towns, or words in their names, in small letters. A separate export as well. */
export const shortTowns = { burl: 'burlington', 'st j': 'st johnsbury' };

/** Towns that are not served, each with the nearest served town, its villages and its ZIP codes. */
export const townsNearby: readonly { town: string; nearest: string; places: string }[] = [
  { town: 'Grand Isle', nearest: 'Milton', places: '05458' },
  { town: 'South Hero', nearest: 'Milton', places: 'Keeler Bay, 05486' },
  { town: 'North Hero', nearest: 'Swanton', places: '05474' },
  { town: 'Alburgh', nearest: 'Swanton', places: 'Alburg, East Alburgh, 05440' },
  { town: 'Isle La Motte', nearest: 'Swanton', places: '05463' },
  { town: 'Ferrisburgh', nearest: 'Charlotte', places: 'North Ferrisburgh, 05456, 05473' },
  { town: 'Vergennes', nearest: 'Charlotte', places: '05491' },
  { town: 'New Haven', nearest: 'Charlotte', places: '05472' },
  { town: 'Monkton', nearest: 'Hinesburg', places: '05469' },
  { town: 'Bristol', nearest: 'Hinesburg', places: '05443' },
  { town: 'Middlebury', nearest: 'Hinesburg', places: '05753' },
  { town: 'Starksboro', nearest: 'Huntington', places: '05487' },
  { town: 'Waterbury', nearest: 'Bolton', places: 'Waterbury Center, Colbyville, 05676, 05677' },
  { town: 'Duxbury', nearest: 'Bolton', places: '' },
  { town: 'Moretown', nearest: 'Bolton', places: '05660' },
  { town: 'Montpelier', nearest: 'Bolton', places: '05602' },
  { town: 'Stowe', nearest: 'Bolton', places: 'Moscow, 05672' },
  { town: 'Cambridge', nearest: 'Fletcher', places: 'Jeffersonville, 05464' },
  { town: 'Johnson', nearest: 'Fletcher', places: '05656' },
  { town: 'Morristown', nearest: 'Fletcher', places: 'Morrisville, 05661' },
  { town: 'Waterville', nearest: 'Bakersfield', places: '05492' },
  { town: 'Belvidere', nearest: 'Montgomery', places: 'Belvidere Center, 05442' },
  { town: 'Jay', nearest: 'Montgomery', places: 'Jay Peak, 05859' },
  { town: 'Westfield', nearest: 'Montgomery', places: '05874' },
  { town: 'Newport', nearest: 'Montgomery', places: '05855' },
  { town: 'Troy', nearest: 'Richford', places: 'North Troy, 05868' },
];

/** How customers are billed. A separate export, because only estimates and invoices need it. */
export const billing = {
  /** The rate of the sales tax on estimates, in percent of their lines less the discount; 0 adds no line for it. */
  taxRate: 0,
  /** What is paid before the work begins, in percent of an estimate's total; 0: nothing. */
  depositPercent: 0,
  /** Where customers pay online, an `https:` link; while it is empty, Pay is not offered. */
  paymentLink: '',
};

/**
 * The owner's credentials, a convenience and not a protection. Shown on
 * the login page. A separate export, so that no public page contains it.
 */
export const ownerSignIn = { username: 'admin', password: 'maple-demo-2025' };

/**
 * The keys by which Dropbox and Google Drive know this site; a store without one is not offered to the
 * owner for joining devices (docs/devices.md). A separate export, because no public page needs it.
 */
export const storeKeys: Readonly<Record<'dropbox' | 'googleDrive', string>> = {
  dropbox: '',
  googleDrive: '',
};

/** The name below the icon of the owner's installed app: at most 12 characters are shown. */
export const appName = 'Maple Ridge';
