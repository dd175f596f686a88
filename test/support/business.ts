import * as real from '../../src/business.ts';

/**
 * The business of the unit tests, which replaces `src/business.ts` (vitest.config.ts): tests name its
 * towns, phones and services, and pass with any business. Facts that no test names may be missing.
 */
export const business = {
  ...real.business,
  name: 'Maple Ridge Handyman',
  schemaType: 'HomeAndConstructionBusiness',
  phone: '(802) 555-0142',
  secondPhone: '(802) 555-0187',
  examplePhone: '(802) 555-0123',
  email: 'info@mapleridgehandyman.example',
  serviceArea: 'Chittenden and Franklin counties, Vermont',
  siteUrl: 'https://mapleridgehandyman.example',
  state: 'VT',
  country: 'US',
  timeZone: 'America/New_York',
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
  sundayHours: 'Sun: emergency only',
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
  social: { facebook: '', gallery: '' },
  booking: {
    token: '',
    scriptUrl: 'https://online-booking.housecallpro.com/script.js',
    globalName: 'HCPWidget',
  },
};
/** How customers are billed: tests change it, and change it back. */
export const billing = { taxRate: 0, depositPercent: 0, paymentLink: '' };
export const { placesOfTowns, townsNearby } = real;
export const shortTowns = { burl: 'burlington' };
export const storeKeys = { dropbox: '', googleDrive: '' };
export const ownerSignIn = { username: 'admin', password: 'maple-demo-2025' };

/** Whether the site is still the sample one, whose facts and copy the specification names. */
export const isSampleSite = real.business.name === business.name;
/** The business that the site is built for. */
export const builtBusiness = real.business;
