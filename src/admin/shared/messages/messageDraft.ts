import { formDrafts } from '../../../persistence/formDrafts';

/** The field of a message's draft that names the app which has it, until the owner has answered. */
export const OPENED_FIELD = 'opened';

/** Whether a reload came between the opening of the owner's app and the answer to "Sent?". */
export const isSentUnanswered = (draftName: string): boolean =>
  formDrafts.read(draftName, Date.now())?.values[OPENED_FIELD] !== undefined;
