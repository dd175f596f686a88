import * as real from '../../src/business.ts';

/**
 * The business of the unit tests, which replaces `src/business.ts` (vitest.config.ts): tests name its
 * towns, phones and services, and pass with any business. Facts that no test names may be missing.
 */
export const business = {
  ...real.business,
  name: 'Maple Ridge Handyman',
  tagline: 'Home repair and upkeep in northwestern Vermont',
  blurb: 'Small jobs and large lists, done with care by people who live nearby.',
  areaInShort: 'the two counties',
  region: 'northern Vermont',
  galleryWork: 'Kitchens, porches, paint and carpentry',
  schemaType: 'HomeAndConstructionBusiness',
  phone: '(802) 555-0142',
  secondPhone: '(802) 555-0187',
  areaCode: '802',
  examplePhone: '(802) 555-0123',
  email: 'info@mapleridgehandyman.example',
  serviceArea: 'Chittenden and Franklin counties, Vermont',
  siteUrl: 'https://mapleridgehandyman.example',
  state: 'VT',
  stateName: 'Vermont',
  country: 'US',
  timeZone: 'America/New_York',
  defaultAuthor: 'Maple Ridge Handyman Team',
  copyright: '2025 All rights reserved, Licensed & Insured',
  hours: [
    {
      days: 'Mon-Fri',
      schemaDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '07:00',
      closes: '18:00',
    },
    {
      days: 'Sat',
      schemaDays: ['Saturday'],
      opens: '08:00',
      closes: '16:00',
    },
  ],
  sundayHours: 'Sun: emergency only',
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
  ],
  responseTime: '24 hours',
  responsePromise: 'Responses within 24 hours; same-day for emergencies.',
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
  blogCategories: {
    'Seasonal Maintenance': 'fall',
    'Home Improvement': 'outdoor',
    'DIY Tips': 'painting',
    'Vermont Living': 'spring',
    'Safety & Security': 'safety',
    'Energy Efficiency': 'energy',
  },
  galleryCategories: {
    'Kitchen Renovation': 'improvements',
    'Bathroom Remodel': 'plumbing',
    'Interior Painting': 'painting',
    'Exterior Painting': 'summer',
    Carpentry: 'carpentry',
    'Outdoor Projects': 'outdoor',
    'General Repairs': 'repairs',
  },
  counties: [
    {
      name: 'Chittenden County',
      towns:
        'Burlington, South Burlington, Essex, Colchester, Williston, Shelburne, Milton, Jericho, Richmond, Hinesburg, Winooski, Underhill'.split(
          ', ',
        ),
      furtherTowns: ['Bolton', 'Buels Gore', 'Charlotte', 'Huntington', 'St. George', 'Westford'],
    },
    {
      name: 'Franklin County',
      towns:
        'St. Albans, Swanton, Georgia, Fairfax, Enosburg, Highgate, Richford, Fletcher, Fairfield, Sheldon, Bakersfield, Montgomery'.split(
          ', ',
        ),
      furtherTowns: ['Berkshire', 'Franklin'],
    },
  ],
  stats: [
    { figure: '500+', label: 'customers' },
    { figure: '1000+', label: 'projects' },
    { figure: '5+', label: 'years' },
    { figure: '100%', label: 'licensed and insured' },
  ],
  reviewLink: '',
  estimateTerms:
    'Labor and materials as listed; anything else is agreed first. Payment is due when the work is done.',
  social: { facebook: '', gallery: '' },
  booking: {
    token: '',
    scriptUrl: 'https://online-booking.housecallpro.com/script.js',
    globalName: 'HCPWidget',
  },
};
/** How customers are billed: tests change it, and change it back. */
export const billing = { taxRate: 0, depositPercent: 0, paymentLink: '' };
export const placesOfTowns: typeof real.placesOfTowns = {
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
export const townsNearby: typeof real.townsNearby = [
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
export const shortTowns = { burl: 'burlington', 'st j': 'st johnsbury' };
export const townsAway = 'Barre, Rutland, St. Johnsbury, Springfield, Woodstock, Hyde Park';
export const townsLikeNames = 'Randolph, Chelsea';
export const storeKeys = { dropbox: '', googleDrive: '' };
export const ownerSignIn = { username: 'admin', password: 'maple-demo-2025' };

/** Whether the site is still the sample one, whose facts and copy the specification names. */
export const isSampleSite = real.business.name === business.name;
/** The business that the site is built for. */
export const builtBusiness = real.business;
