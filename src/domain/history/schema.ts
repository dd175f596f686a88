import * as v from 'valibot';
import { MAX_LENGTH, isoDateTime, oneOfOpen, text, textId } from '../../lib/fields';
import type { SubjectKind } from '../lists/businessLists';

/** The greatest number of entries; older ones are dropped. */
export const HISTORY_LIMIT = 2_000;

/** The kind of a subject; another version's is stored and shown unchanged. */
export const subjectKind = oneOfOpen<[SubjectKind]>(['lead']);

const fact = v.union([v.pipe(v.string(), v.maxLength(MAX_LENGTH.line)), v.number(), v.boolean()]);

export const historyEntrySchema = v.object({
  /** The id of the event, with `.1`, `.2` behind it for its second subject and further ones: see `eventIdOf`. */
  id: textId,
  occurredAt: isoDateTime,
  /** The event's type, such as `leads/stageChanged`. */
  type: v.pipe(v.string(), v.maxLength(MAX_LENGTH.line)),
  subjectKind,
  subjectId: textId,
  /** The subject's name at the time of the event. */
  subjectName: text(),
  /** The facts that the entry's sentence needs, by their names in the event's payload. */
  facts: v.optional(v.record(v.string(), fact), () => ({})),
});
export type HistoryEntry = v.InferOutput<typeof historyEntrySchema>;
export type Fact = v.InferOutput<typeof fact>;
