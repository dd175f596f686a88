import * as v from 'valibot';
import type { Section } from '../../domain/content/schema';
import { MAX_LENGTH } from '../../lib/fields';
import { formText } from '../../ui/form/fieldSchemas';

/** What the editor of a section takes (specification, section 5, Content section save). */
export const sectionFormSchema = v.object({
  title: formText(),
  content: v.pipe(
    v.string(),
    v.maxLength(MAX_LENGTH.text, 'This is too long: use at most 50,000 characters with formats'),
  ),
  /** No picture, where it is empty. */
  image: v.pipe(
    v.string(),
    v.transform((address) => address || undefined),
  ),
});
export type SectionFormValues = v.InferInput<typeof sectionFormSchema>;
export type SectionFormOutput = v.InferOutput<typeof sectionFormSchema>;

/** What the editor shows of a section. */
export const sectionFormValues = ({ title, content, image }: Section): SectionFormValues => ({
  title,
  content,
  image: image ?? '',
});
