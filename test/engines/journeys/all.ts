import type { Journey } from '../journey';
import { connected } from './devices';
import { editorJourneys } from './editor';
import { mainJob } from './mainJob';
import { ownerJourneys } from './owner';
import { pictureJourneys } from './pictures';
import { visitorJourneys } from './visitor';

/** All journeys that every engine runs. */
export const JOURNEYS: readonly Journey[] = [
  mainJob,
  connected,
  ...editorJourneys,
  ...pictureJourneys,
  ...ownerJourneys,
  ...visitorJourneys,
];
