import type { ContextWords } from '../shared/words';
import * as payments from './events';

/** What the owner reads of the events of payments. */
export const words: ContextWords = {
  [payments.paymentReceived.type]: (fact) => `Paid ${fact('amount')}: ${fact('way')}`,
  [payments.paymentEdited.type]: (fact) => `Payment corrected: ${fact('amount')}`,
  [payments.paymentDeleted.type]: (fact) => `Payment deleted: ${fact('amount')}`,
};
