import * as v from 'valibot';
import {
  MAX_LENGTH,
  isoDateTime,
  oneOfOpen,
  optionalPictureAddress,
  text,
  textId,
} from '../../lib/fields';

export const PAGE_IDS = ['home', 'about', 'services', 'contact'] as const;
export type PageId = (typeof PAGE_IDS)[number];

/** The types of section. The default copy uses only the first; the editor supports all. */
export const SECTION_TYPES = ['hero', 'text', 'feature', 'testimonial', 'cta', 'service'] as const;
export type SectionType = (typeof SECTION_TYPES)[number];

/** The two values of `modifiedBy`: seed data, or edited. */
export const MODIFIED_BY = { system: 'System', admin: 'Admin' } as const;

export const sectionSchema = v.object({
  id: textId,
  name: text(),
  title: text(),
  /** May contain markup; rendered only through the component that sanitises it. */
  content: text(MAX_LENGTH.text),
  image: optionalPictureAddress,
  type: oneOfOpen(SECTION_TYPES, 'text'),
  isActive: v.optional(v.boolean(), true),
});
export type Section = v.InferOutput<typeof sectionSchema>;

export const pageSchema = v.object({
  id: v.picklist(PAGE_IDS),
  pageName: text(),
  /** Shown in browser tabs and search engines. */
  pageTitle: text(),
  lastModified: isoDateTime,
  modifiedBy: text(),
  sections: v.array(sectionSchema),
});
export type PageContent = v.InferOutput<typeof pageSchema>;

/** The fields that saving a section changes; `undefined` removes the picture. */
export type SectionFields = Partial<Pick<Section, 'title' | 'content' | 'image'>>;
