/**
 * Every fact about the business. To adapt the site, change this one file (docs/customising.md); no
 * other code repeats these facts, but two pictures do: the social card and the icon. Prices, hours
 * and packages: specification, section 9.
 */
export const business = {
  name: 'Maple Ridge Handyman',
  tagline: 'Home repair and upkeep in northwestern Vermont',
  /** The main number: header, hero, contact. */
  phone: '(802) 555-0142',
  /** The second number: packages and seasonal reminders. */
  secondPhone: '(802) 555-0187',
  email: 'info@mapleridgehandyman.example',
  serviceArea: 'Chittenden and Franklin counties, Vermont',
  /**
   * The address of the deployed site, without a slash at the end; used in canonical links, social
   * cards and the sitemap.
   */
  siteUrl: 'https://mapleridgehandyman.example',
  state: 'VT',
  stateName: 'Vermont',
  country: 'US',
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
  /** Shown for the days without hours. */
  sundayHours: 'Sun: emergency only',
  responsePromise: 'Responses within 24 hours; same-day for emergencies.',
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
  /** Empty until the owner fills them in: shown, but leading nowhere (specification, section 2). */
  social: { facebook: '', gallery: '' },
  booking: {
    /**
     * The organization's token at the booking service; if empty, Book Online offers phone and form.
     */
    token: '',
    scriptUrl: 'https://online-booking.housecallpro.com/script.js',
    /** The global object that the script creates. */
    globalName: 'HCPWidget',
  },
} as const;

/**
 * The owner's credentials, a convenience and not a protection (specification, section 6). Shown on
 * the login page. A separate export, so that no public page contains it.
 */
export const ownerSignIn = { username: 'admin', password: 'maple-demo-2025' } as const;
