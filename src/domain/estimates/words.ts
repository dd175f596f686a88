import type { ContextWords } from '../shared/words';
import * as estimates from './events';

/** What the owner reads of the events of estimates. */
export const words: ContextWords = {
  [estimates.estimateCreated.type]: (fact) =>
    `Estimate ${fact('number')} written: ${fact('total')}`,
  [estimates.estimateEdited.type]: (fact) => `Estimate ${fact('number')} changed`,
  [estimates.estimateLinked.type]: (fact) => `Link to estimate ${fact('number')} taken`,
  [estimates.estimateSent.type]: (fact) => `Estimate ${fact('number')} sent`,
  [estimates.estimateAnswered.type]: (fact) =>
    `Estimate ${fact('number')} ${fact('answer').toLowerCase()}`,
  [estimates.estimateDeleted.type]: (fact) => `Estimate ${fact('number')} deleted`,
};
