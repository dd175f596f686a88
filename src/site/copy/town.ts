/** The words around "Do you serve my town?"; the towns are in `business.ts`. */
import { business } from '../../business';

export const townCheck = {
  title: 'Do you serve my town?',
  label: 'Town or ZIP',
  button: 'Check',
  /** Before and after what was typed, where a town is only spelled almost like it. */
  guess: 'We know no',
  guessed: 'If you mean this town:',
  /** Before the town. */
  served: 'Yes,',
  servedNext: 'Ask for a free estimate',
  /** The text before the town, before the nearest served town, and after it. */
  near: 'Sorry, not',
  nearest: `We keep to ${business.areaInShort}; the nearest town we come to is`,
  nearNext: 'Call anyway, we may know somebody closer to you:',
  /** Follow what was typed. */
  unknown: 'is not in our list of towns and ZIP codes.',
  unknownNext: 'Check the spelling, or ask us:',
  /** Below the lists of towns. */
  notListed: `Not listed? If you are in one of ${business.areaInShort}, we come.`,
} as const;
