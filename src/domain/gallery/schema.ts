import * as v from 'valibot';
import { business } from '../../business';
import {
  MAX_LENGTH,
  day,
  numberId,
  oneOfOpen,
  pictureAddress,
  requiredText,
  textId,
} from '../../lib/fields';

export const GALLERY_CATEGORIES = Object.keys(business.galleryCategories) as [string, ...string[]];

export const galleryFieldsSchema = v.object({
  title: requiredText(),
  location: requiredText(),
  category: oneOfOpen(GALLERY_CATEGORIES, GALLERY_CATEGORIES.at(-1)),
  beforeImage: pictureAddress,
  afterImage: pictureAddress,
  description: requiredText(MAX_LENGTH.note),
});
export type GalleryFields = v.InferOutput<typeof galleryFieldsSchema>;

export const galleryProjectSchema = v.object({
  id: numberId,
  ...galleryFieldsSchema.entries,
  /** The local day on which it was created. */
  dateAdded: day,
});
export type GalleryProject = v.InferOutput<typeof galleryProjectSchema>;

/** An address that a published project or post had under an earlier title. */
export const earlierAddressSchema = v.strictObject({
  id: v.union([numberId, textId]),
  address: v.pipe(
    v.string(),
    v.regex(/^\/(?:gallery|blog)\/[a-z0-9-]{1,255}$/, 'Not the address of a project or post'),
  ),
});
export type EarlierAddress = v.InferOutput<typeof earlierAddressSchema>;
