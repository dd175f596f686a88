import { withoutMarkup } from '../../lib/text';
import type { Section } from './schema';

/** Returns what visitors read of a section: the owner's text, or else the default copy. */
export function visibleText(
  section: Section | undefined,
  seed: Section | undefined,
  field: 'content' | 'title',
): string {
  const written = section?.[field] ?? '';
  return withoutMarkup(written) === '' ? (seed?.[field] ?? '') : written;
}
