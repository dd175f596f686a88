import * as v from 'valibot';
import type { Section } from '../../domain/content/schema';
import { MAX_LENGTH } from '../../lib/fields';
import { formText } from '../../ui/form/fieldSchemas';
import { valuesForForm } from '../shared/records/valuesForForm';

/** The schema of the section editor. */
export const sectionFormSchema = v.object({
  title: formText(),
  content: v.pipe(
    v.string(),
    v.maxLength(MAX_LENGTH.text, 'This is too long: use at most 50,000 characters with formats'),
  ),
  /** Undefined if empty, which removes the picture. */
  image: v.pipe(
    v.string(),
    v.transform((address) => address || undefined),
  ),
});
export type SectionFormValues = v.InferInput<typeof sectionFormSchema>;
export type SectionFormOutput = v.InferOutput<typeof sectionFormSchema>;

/** Returns the editor's values of a section. */
export const sectionFormValues = (section: Section): SectionFormValues =>
  valuesForForm(sectionFormSchema, section);
