import * as v from 'valibot';
import { GALLERY_CATEGORIES, type GalleryFields } from '../../domain/gallery/schema';
import { MAX_LENGTH } from '../../lib/fields';
import { formChoice, requiredFormText, valuesForForm } from '../../ui/form/fieldSchemas';

/** The schema of the gallery form: every field is required. */
export const galleryFormSchema = v.object({
  title: requiredFormText('Enter a title'),
  location: requiredFormText('Enter a location'),
  category: formChoice(GALLERY_CATEGORIES, 'Select a category'),
  beforeImage: v.pipe(v.string(), v.nonEmpty('Add a before image')),
  afterImage: v.pipe(v.string(), v.nonEmpty('Add an after image')),
  description: requiredFormText('Enter a description', MAX_LENGTH.note),
});
export type GalleryFormValues = v.InferInput<typeof galleryFormSchema>;

/** Returns the form's values of a project, or of a new one. */
export const galleryFormValues = (project: Partial<GalleryFields> = {}): GalleryFormValues =>
  valuesForForm(galleryFormSchema, project);
