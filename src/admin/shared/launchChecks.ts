import { createSelector } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { ADDRESSES, contentAddress } from '../../app/addresses';
import { useAppSelector, useNow } from '../../app/store/hooks';
import type { RootState } from '../../app/store/types';
import { business, ownerSignIn, storeKeys } from '../../business';
import { listedSamples } from '../../domain/blog/samples';
import { selectPublishedPosts } from '../../domain/blog/slice';
import { samplePages } from '../../domain/content/samples';
import { PAGE_IDS, type PageContent } from '../../domain/content/schema';
import { publishedAt } from '../../domain/content/seedData';
import { selectPage } from '../../domain/content/slice';
import { selectGalleryProjects } from '../../domain/gallery/slice';
import { CLOSED_DAYS, readClosedDays } from '../../domain/shared/closedDays';
import { localDay, type LocalDay } from '../../lib/dates';
import { pluralize } from '../../lib/text';
import { testimonialsAreSamples } from '../../site/copy/home';
import { isDrawing } from '../../ui/pictures/drawings';

/**
 * What a site still has of the sample, or has not set up: one list for the owner's screen, the build
 * and `npm run long sample`. A further check is one more entry of {@link NEEDED} or {@link OPTIONAL}.
 */

/** Returns what the checks look at: the project's files, with what this browser has edited. */
export const selectLaunchFacts = createSelector(
  [({ content }: RootState) => content, selectGalleryProjects, selectPublishedPosts],
  (content, gallery, posts) => ({
    business,
    storeKeys,
    signIn: ownerSignIn,
    testimonialsAreSamples,
    pages: PAGE_IDS.map((id) => selectPage.unwrapped(content, id)),
    gallery,
    posts,
    publishedAt,
  }),
);
export type LaunchFacts = ReturnType<typeof selectLaunchFacts>;

/** How to change it: on a screen of the portal, or in a file of the project. */
export type LaunchWay = { to: string; screen: string } | { file: string; fields: string };

/** One thing to look at before the site is shown to the public. */
export interface LaunchCheck {
  title: string;
  way: LaunchWay;
  /** Whether a site can do without it. */
  isOptional: boolean;
  /** What is still so, and why it matters; undefined where it is done. */
  left: string | undefined;
}

type Check = [
  title: string,
  way: LaunchWay,
  left: (facts: LaunchFacts, today: LocalDay) => string | false,
];

/** A number that no telephone has. */
const FICTIONAL_PHONE = /\b555-?01\d\d$/;
/** The end of an address that no computer has. */
const RESERVED_HOST = /(?:[.@]example|[/.@]example\.(?:com|org|net))$/;
const SAMPLE_NAME = /maple ?ridge/i;
const SAMPLE_PASSWORD = /^maple-demo/;
const SAMPLE_TITLES = new Map(listedSamples.map(({ id, title }) => [id, title]));

const copyOf = ({ sections }: PageContent): string =>
  sections.map(({ content }) => content).join('\n');
const SAMPLE_COPY = new Set(samplePages.map(copyOf));

const onScreen = (screen: string, to: string): LaunchWay => ({ screen, to });
const inFile = (file: string, fields: string): LaunchWay => ({ file: `src/${file}.ts`, fields });

/** What every site needs, in the order in which it is best done. */
const NEEDED: readonly Check[] = [
  [
    'The words of your pages',
    onScreen('Content', ADDRESSES.content),
    ({ pages }) => {
      const unedited = pages.filter((page) => SAMPLE_COPY.has(copyOf(page)));
      const names = unedited.map(({ pageName }) => pageName).join(', ');
      return names !== '' && `${names}: the sample’s, and what they tell is invented.`;
    },
  ],
  [
    'Pictures of your work',
    onScreen('Gallery', ADDRESSES.adminGallery),
    ({ gallery }) => {
      const { length } = gallery.filter((project) =>
        [project.beforeImage, project.afterImage].some(isDrawing),
      );
      return (
        length > 0 && `${pluralize(length, 'project has', 'projects have')} drawings for photos.`
      );
    },
  ],
  [
    'Articles of your own',
    onScreen('Blog', ADDRESSES.adminBlog),
    ({ posts }) => {
      const { length } = posts.filter(({ id, title }) => SAMPLE_TITLES.get(id) === title);
      return length > 0 && `${pluralize(length, 'article is', 'articles are')} of the sample.`;
    },
  ],
  [
    'Closed days',
    onScreen('Content, Contact', contentAddress('contact', CLOSED_DAYS)),
    ({ pages }, today) => {
      const sections = pages.flatMap((page) => page.sections);
      const text = sections.find(({ id }) => id === CLOSED_DAYS)?.content ?? '';
      const days = Object.keys(readClosedDays(text).days);
      return days.length > 0 && days.every((day) => day < today) && 'All that are listed are past.';
    },
  ],
  [
    'The name of your business',
    inFile('business', 'name, tagline, blurb, defaultAuthor, appName'),
    ({ business: { name } }) => SAMPLE_NAME.test(name) && `The site is still called ${name}.`,
  ],
  [
    'Phone numbers',
    inFile('business', 'phone, secondPhone'),
    ({ business: { phone, secondPhone } }) =>
      [phone, secondPhone].some((number) => FICTIONAL_PHONE.test(number)) &&
      `${phone} and ${secondPhone}: numbers with 555-01 are for examples, and nobody answers them.`,
  ],
  [
    'E-mail address',
    inFile('business', 'email'),
    ({ business: { email } }) => RESERVED_HOST.test(email) && `Mail to ${email} arrives nowhere.`,
  ],
  [
    'The site’s address',
    inFile('business', 'siteUrl'),
    ({ business: { siteUrl } }) =>
      RESERVED_HOST.test(siteUrl) && `Search engines are led to ${siteUrl}, which does not exist.`,
  ],
  [
    'Your sign-in',
    inFile('business', 'ownerSignIn'),
    ({ signIn }) =>
      SAMPLE_PASSWORD.test(signIn.password) && 'The sample’s name and password are no secret.',
  ],
  [
    'License and insurer',
    inFile('business', 'proof.license, proof.insurer'),
    ({ business: { proof } }) =>
      [proof.license, proof.insurer].includes('') && 'Visitors cannot look your papers up.',
  ],
  [
    'Testimonials',
    inFile('site/copy/home', 'testimonials, testimonialsAreSamples'),
    (facts) => facts.testimonialsAreSamples && 'The customers on Home are invented.',
  ],
  [
    'Publish once',
    onScreen('Publish', ADDRESSES.publish),
    (facts) => facts.publishedAt === undefined && 'Visitors see the sample, and not what you edit.',
  ],
];

/** What a site can do without. */
const OPTIONAL: readonly Check[] = [
  [
    'The large picture on Home',
    onScreen('Content, Home', contentAddress('home', 'hero-image')),
    ({ pages }) =>
      pages.some((page) => page.sections.some(({ image = '' }) => isDrawing(image))) &&
      'It is a drawing.',
  ],
  [
    'Online booking',
    inFile('business', 'booking.token'),
    (facts) => facts.business.booking.token === '' && 'Book Online offers phone and form instead.',
  ],
  [
    'Requests by a form service',
    inFile('business', 'requestEndpoint'),
    (facts) =>
      facts.business.requestEndpoint === '' &&
      'A request reaches you only if its sender texts or e-mails it, too.',
  ],
  [
    'A link for reviews',
    inFile('business', 'reviewLink'),
    (facts) => facts.business.reviewLink === '' && 'Your messages cannot ask for a review by link.',
  ],
  [
    'Devices through Dropbox or Google Drive',
    inFile('business', 'storeKeys'),
    ({ storeKeys }) =>
      Object.values(storeKeys).every((key) => key === '') &&
      'Phone and desk are joined by another service alone. docs/devices.md says how to get a key.',
  ],
  [
    'Links to Facebook',
    inFile('business', 'social.facebook, social.gallery'),
    ({ business: { social } }) =>
      Object.values(social).includes('') &&
      (Object.values(social).some(Boolean)
        ? 'One of the two leads nowhere.'
        : 'Both lead nowhere.'),
  ],
];

/** Returns all checks: first what every site needs, then what it can do without. */
export const launchChecks = (facts: LaunchFacts, today: LocalDay): LaunchCheck[] =>
  [NEEDED, OPTIONAL].flatMap((checks) =>
    checks.map(([title, way, left]) => ({
      title,
      way,
      isOptional: checks === OPTIONAL,
      left: left(facts, today) || undefined,
    })),
  );

/** Returns the checks as this browser has them now. */
export function useLaunchChecks(): LaunchCheck[] {
  const facts = useAppSelector(selectLaunchFacts);
  const today = localDay(useNow());
  return useMemo(() => launchChecks(facts, today), [facts, today]);
}
