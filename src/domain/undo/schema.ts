import * as v from 'valibot';
import { MAX_LENGTH, isoDateTime, text, textId } from '../../lib/fields';
import { historyEntrySchema, subjectKind } from '../history/schema';

/** How many acts of a tab can be undone. */
export const ACT_LIMIT = 20;

// --- What an act changed, so that it can be undone, and the stored records of what was deleted

const fields = v.nullable(v.record(v.string(), v.unknown()));

/** What an act changed of a member of a collection. */
const memberChangeSchema = v.object({
  collection: v.string(),
  memberId: v.string(),
  /** Its position before the act; of a new one after it. */
  index: v.optional(v.number(), 0),
  before: fields,
  after: fields,
});

export const entityChangeSchema = v.object({
  list: v.pipe(v.string(), v.maxLength(MAX_LENGTH.line)),
  /** Not `id`: only members of a collection are merged one by one. */
  entityId: v.union([v.string(), v.number()]),
  /**
   * The whole entity, or null if it was absent; if it is in `after` too, only the fields that
   * differ, with null for a field that it did not have.
   */
  before: fields,
  after: fields,
  members: v.optional(v.array(memberChangeSchema), () => []),
  /** The index of the act's event that made the change; absent for the first. */
  event: v.optional(v.number()),
});

/** What an act changed of an entity. */
export type EntityChange = v.InferOutput<typeof entityChangeSchema>;
export type MemberChange = v.InferOutput<typeof memberChangeSchema>;

/** A deletion that the owner can take back for 30 days. */
export const deletedRecordSchema = v.object({
  /** The id of the event that deleted, as of a history entry: see `eventIdOf`. */
  id: textId,
  deletedAt: isoDateTime,
  /** The type of the event that deleted. */
  type: v.pipe(v.string(), v.maxLength(MAX_LENGTH.line)),
  subjectKind,
  subjectName: text(),
  changes: v.optional(v.array(entityChangeSchema), () => []),
});
export type DeletedRecord = v.InferOutput<typeof deletedRecordSchema>;

/** One act of the owner in this tab: an event, and what its listeners derived from it. */
export const actSchema = v.object({
  /** The id of the event that began it. */
  id: textId,
  type: v.string(),
  occurredAt: isoDateTime,
  /** When the owner continued it, such as by the next step after a completed appointment. */
  continuedAt: v.optional(isoDateTime),
  eventIds: v.array(v.string()),
  /** For each event the index of the event that caused it, or -1. */
  causes: v.optional(v.array(v.number()), () => []),
  /** The history entry of its first recorded event; null if no event is recorded. */
  entry: v.nullable(historyEntrySchema),
  /** In the order in which they were made. */
  changes: v.array(entityChangeSchema),
});
export type Act = v.InferOutput<typeof actSchema>;
