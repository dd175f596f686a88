/** The fixed text of the home page; the owner replaces the sample testimonials. */
import { business } from '../../business';
import type { DrawingName } from '../../ui/pictures/drawings';
import type { TitledItem } from '../parts/TitledItems';

interface Badge {
  label: string;
  text: string;
}

interface Teaser {
  id: string;
  title: string;
  description: string;
  drawing: DrawingName;
}

interface Testimonial {
  name: string;
  location: string;
  text: string;
  rating: 1 | 2 | 3 | 4 | 5;
}

/** Leads to the questions on Services. */
export const questionsLink = 'Questions and answers';

/** Before and after what the cheapest plan costs. */
export const plansFrom = { before: 'Plans from', after: 'a month' } as const;

/** The parts of the proof strip. */
export const proofLabels = {
  strip: 'What you can check',
  owner: 'owner, and at your door',
  license: 'license number',
  insurer: 'insures our work',
} as const;

export const workIntro = {
  title: 'Before and after',
  /** Until there is a photo of real work, and after that. */
  drawn: 'What this kind of work looks like, in sample drawings.',
  photographed: `Recent work from around ${business.areaInShort}.`,
  howTo: 'Drag the handle across a picture.',
  more: 'See the gallery',
} as const;

export const trustBadges: readonly Badge[] = [
  { label: 'Licensed & Insured', text: 'papers shown whenever you ask' },
  { label: 'Reliable Service', text: 'on the day we said, or a call before' },
  { label: 'Local Experts', text: 'who know frost, mud and old clapboards' },
];

export const teasers: readonly Teaser[] = [
  {
    id: 'general-repairs',
    title: 'General Repairs',
    description:
      'Sticking doors, cracked plaster, loose rails, tired gutters. The list on the fridge.',
    drawing: 'repairs',
  },
  {
    id: 'painting',
    title: 'Painting & Finishing',
    description: 'Inside and out, with the scraping and priming that make a coat last.',
    drawing: 'painting',
  },
  {
    id: 'improvements',
    title: 'Home Improvements',
    description: 'Kitchens, baths and floors brought up to date, one room at a time.',
    drawing: 'improvements',
  },
  {
    id: 'installation',
    title: 'Installation Services',
    description: 'Doors, windows, shelves and fixtures, hung level and fastened to stay.',
    drawing: 'installation',
  },
];

export const reasons: readonly TitledItem[] = [
  {
    title: `Local ${business.stateName} Expertise`,
    text: 'Ice dams, heaved steps, wet cellars, sills on fieldstone: we have seen your problem down the road, and we know what worked there.',
  },
  {
    title: 'Transparent Pricing',
    text: 'You get the price in writing before we start. If we open a wall and find a surprise, we stop and show it to you first.',
  },
  {
    title: 'Quality Guaranteed',
    text: 'If something that we fixed comes loose, tell us. We come back and put it right, and you do not pay for it twice.',
  },
  {
    title: 'Licensed Professionals',
    text: 'Insured on every job, with licensed partners for wiring and plumbing. The person who quotes the work is the person who does it.',
  },
];

/** Whether the testimonials below are invented: false once they are your customers' own. */
export const testimonialsAreSamples: boolean = true;

/** What is said of them until then. */
export const sampleTestimonials = 'Sample quotes, until our own customers’ words are here.';

export const testimonials: readonly Testimonial[] = [
  {
    name: 'Marian T.',
    location: 'Jericho',
    text: 'Our porch had been sinking since before we bought the place. They had it level in two days, saved the old posts, and even the cat approved of the new steps.',
    rating: 5,
  },
  {
    name: 'Dale P.',
    location: 'Swanton',
    text: 'I handed over a list with fourteen things on it. They did thirteen, told me why the last one was not worth the money, and swept the garage on the way out.',
    rating: 5,
  },
  {
    name: 'Anjali R.',
    location: 'South Burlington',
    text: 'Three winters of ice over the back door, and it turned out to be the attic hatch. They explained it, sealed it, and the price on paper was the price I paid.',
    rating: 5,
  },
];
