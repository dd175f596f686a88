import { shortenText } from '../../lib/text';
import type { Fact } from '../history/schema';
import type { SubjectKind } from '../lists/businessLists';

/** Whom an event is about: its entry in the history has that name, and the facts that its sentence needs. */
export interface Subject {
  kind: SubjectKind;
  id: string | number;
  name: string;
  facts?: Record<string, Fact> | undefined;
}

/** Returns a subject: `subject('post', id, title)`. */
export const subject = (
  kind: SubjectKind,
  id: string | number,
  name: string,
  facts?: Subject['facts'],
): Subject => ({ kind, id, name, facts });

// --- Facts about the changes of an edit

/** Returns the names of the changed fields, for the fact `fields`. */
export const fieldNames = (changes: object): string => Object.keys(changes).join(', ');

/** The longest part of a text that the history keeps. */
const EXCERPT_LENGTH = 60;

/**
 * Returns the new values of texts and numbers, by field. If two devices edit the same field, the entity has the
 * later value, and the history has both.
 */
export function newValues(changes: object): Record<string, Fact> {
  const facts: Record<string, Fact> = {};
  for (const [field, value] of Object.entries(changes) as [string, unknown][]) {
    if (typeof value === 'number') facts[field] = value;
    if (typeof value !== 'string') continue;
    facts[field] = shortenText(value, EXCERPT_LENGTH);
  }
  return facts;
}
