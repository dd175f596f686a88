import { TEMPLATE_IDS, type TemplateId } from '../../../domain/messages/rules';
import { formDrafts } from '../../../persistence/formDrafts';

/** The field of a message's draft that names the app which has it, until the owner has answered. */
export const OPENED_FIELD = 'opened';

/** Returns the template whose text was changed in a message's draft, if any: another may be suggested by now. */
export function typedTemplate(draftName: string): TemplateId | undefined {
  const typed = formDrafts.read(draftName, Date.now())?.values;
  return TEMPLATE_IDS.find((id) => typed?.[id] !== undefined);
}

/** Whether a reload came between the opening of the owner's app and the answer to "Sent?". */
export const isSentUnanswered = (draftName: string): boolean =>
  formDrafts.read(draftName, Date.now())?.values[OPENED_FIELD] !== undefined;
