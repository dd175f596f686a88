import * as v from 'valibot';
import { MAX_LENGTH, isoDateTime, oneOfOpen, text, textId } from '../../lib/fields';

/** What happened to whom (`decisions.md`, Data: `handyman.history`). */

export const SUBJECT_KINDS = ['lead', 'project', 'gallery', 'post', 'page'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

const fact = v.union([v.pipe(v.string(), v.maxLength(MAX_LENGTH.line)), v.number(), v.boolean()]);

export const historyEntrySchema = v.object({
  /** The id of the event. */
  id: textId,
  occurredAt: isoDateTime,
  /** The event's name, such as `leads/stageChanged`. */
  type: v.pipe(v.string(), v.maxLength(MAX_LENGTH.line)),
  subjectKind: oneOfOpen(SUBJECT_KINDS),
  subjectId: textId,
  /** What the subject was called when it happened. */
  subjectName: text(),
  /** The facts that a sentence about it needs, by the names of the event's payload. */
  facts: v.optional(v.record(v.string(), fact), () => ({})),
});
export type HistoryEntry = v.InferOutput<typeof historyEntrySchema>;
export type Fact = v.InferOutput<typeof fact>;
