import type { ContextWords } from '../shared/words';
import * as system from './events';

/** What the owner reads of the events of stored data. */
export const words: ContextWords = {
  [system.samplesRemoved.type]: 'Samples removed',
  [system.deployedChangesApplied.type]: 'Content of the deployed site taken over',
};
