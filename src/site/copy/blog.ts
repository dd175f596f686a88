/** The fixed text of the blog; the posts come from the content store. */
import { business } from '../../business';

export const blogHeading = {
  pageTitle: `Blog: Caring for a ${business.stateName} House`,
  description: `Practical advice for old and new houses in ${business.region}: season by season, repair or rebuild, and what you can do yourself.`,
  title: 'Notes from the workbench',
  subtitle:
    'What we see in houses around here, what you can fix yourself, and when it is worth a call.',
} as const;

export const newsletter = {
  title: 'A note when the seasons turn',
  text: 'Four times a year: what to look at around the house, and what can wait.',
  feed: 'Or read every article in a feed reader:',
} as const;

/** Beneath each post. */
export const postCallToAction = {
  title: 'Need a hand with this?',
  text: 'Tell us what you found. We will say whether it is a job for you, for us, or for next year. Asking on the phone costs nothing.',
  callLabel: 'Ask us:',
} as const;
