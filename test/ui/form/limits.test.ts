import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { postFormSchema } from '../../../src/admin/blog/postFormValues';
import { sectionFormSchema } from '../../../src/admin/content/SectionCard';
import { galleryFormSchema } from '../../../src/admin/gallery/galleryFormValues';
import { leadFormSchema } from '../../../src/admin/leads/form/leadFormValues';
import { projectFormSchema } from '../../../src/admin/projects/form/ProjectForm';
import { postFieldsSchema } from '../../../src/domain/blog/schema';
import { sectionSchema } from '../../../src/domain/content/schema';
import { galleryFieldsSchema } from '../../../src/domain/gallery/schema';
import { leadFieldsSchema } from '../../../src/domain/leads/schema';
import { projectFieldsSchema } from '../../../src/domain/projects/schema';
import { withinLimits } from '../../../src/lib/limits';

/** Each form with its stored schema. */
const FORMS = {
  lead: [leadFormSchema, leadFieldsSchema],
  project: [projectFormSchema, projectFieldsSchema],
  post: [postFormSchema, postFieldsSchema],
  gallery: [galleryFormSchema, galleryFieldsSchema],
  section: [sectionFormSchema, sectionSchema],
} as const;

/** Longer than anything that may be stored. */
const ENDLESS = 'x'.repeat(60_000);
/** Filled by pickers and lists, never by typing. */
const NOT_TYPED = new Set(['customerId', 'name', 'id', 'image', 'picture']);

/** The text fields of a form, with the length that storage allows each. */
const limits = Object.entries(FORMS).flatMap(([form, [shown, stored]]) =>
  Object.keys(stored.entries).flatMap((field) => {
    const entry = (stored.entries as Record<string, v.GenericSchema<unknown, unknown>>)[field];
    const inForm = (shown.entries as Record<string, v.GenericSchema>)[field];
    if (!entry || !inForm || NOT_TYPED.has(field) || field.endsWith('Image')) return [];
    const cut = withinLimits(entry, ENDLESS) as string;
    return cut.length === ENDLESS.length ? [] : [{ form, field, limit: cut.length, inForm }];
  }),
);

const problemsOf = (schema: v.GenericSchema, text: string): string[] =>
  v.safeParse(schema, text).issues?.map(({ message }) => message) ?? [];

describe('a form that takes a text', () => {
  it('knows of every text that is stored of it', () => {
    expect(limits.map(({ form, field }) => `${form}.${field}`)).toEqual(
      expect.arrayContaining(['lead.notes', 'project.title', 'post.content', 'section.content']),
    );
    expect(limits.length).toBeGreaterThan(25);
  });

  it.each(limits.filter(({ field }) => field !== 'email' && field !== 'customerEmail'))(
    '$form: takes $limit characters of $field',
    ({ limit, inForm }) => {
      // A phone number at its beginning, because such a field must have one.
      expect(problemsOf(inForm, `802-555-0123 ${'1'.repeat(limit)}`.slice(0, limit))).toEqual([]);
    },
  );

  it.each(limits)('$form: says beside $field that $limit is the most', ({ limit, inForm }) => {
    expect(problemsOf(inForm, 'x'.repeat(limit + 1)).join()).toContain(
      `se at most ${limit.toLocaleString('en-US')} characters`,
    );
  });
});
