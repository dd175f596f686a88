import * as v from 'valibot';
import { MAX_LENGTH, text, textId } from '../../lib/fields';

/** A setting of the owner's, by its id. */
export const settingSchema = v.object({
  /** Such as `template.thank-you`. */
  id: textId,
  value: text(MAX_LENGTH.note),
});
export type Setting = v.InferOutput<typeof settingSchema>;
