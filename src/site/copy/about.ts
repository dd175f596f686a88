/** The fixed text of the about page; hero and story are in the content store. */
import type { TitledItem } from '../parts/TitledItems';

export const values: readonly TitledItem[] = [
  {
    title: 'Tell it straight',
    text: 'If a repair is not worth doing, we say so. If you can do it yourself with a ten-dollar part, we will tell you which part.',
  },
  {
    title: 'Do the hidden part well',
    text: 'Flashing, primer, screws that reach the stud. Nobody sees them on the day, and everybody sees it when they were left out.',
  },
  {
    title: 'Show up',
    text: 'You get a day and an hour, and a call if the road or the last job holds us up. Waiting around for a truck is nobody’s idea of a morning.',
  },
  {
    title: 'Leave it cleaner',
    text: 'Drop cloths down, boots off where you ask, sawdust swept, old parts hauled away. You should notice the repair and nothing else.',
  },
];

export const whyLocal = {
  title: 'Why Choose Local?',
  text: 'A house near the lake ages differently from one on the mountain side of Underhill. Knowing which is which is most of the job.',
  points: [
    {
      title: 'We know the weather',
      text: 'Four feet of frost, five months of heat, a thaw in January. We build for that, because our own porches stand in it.',
    },
    {
      title: 'We are close by',
      text: 'Most of our work lies within half an hour of the shop. When the back door will not close in a storm, that matters.',
    },
    {
      title: 'We know who to ask',
      text: 'Which mill still planes clapboards, which town clerk wants a permit for steps, and who sweeps chimneys in October.',
    },
    {
      title: 'We meet you at the store',
      text: 'When your customers are your neighbors, a job that was done badly would follow you down every aisle.',
    },
  ] as readonly TitledItem[],
} as const;

export const assurance = {
  title: 'Licensed, insured and bonded',
  text: 'Asking for papers is not rude. It is what a careful homeowner does before anyone climbs a ladder on their house.',
  points: [
    {
      title: 'Licensed',
      text: 'We do what our license covers, and bring in licensed electricians and plumbers for what it does not.',
    },
    {
      title: 'Insured',
      text: 'Liability coverage on every job, and coverage for everyone on our crew. Ask, and we will send you the certificate.',
    },
    {
      title: 'Bonded',
      text: 'If we take on a job, it gets finished. The bond stands behind that promise as well as our word.',
    },
  ] as readonly TitledItem[],
} as const;

export const aboutCallToAction = {
  title: 'Come and tell us about your house',
  text: 'Every one of them has a story and a list. We would like to hear both, and the first look is free.',
} as const;
