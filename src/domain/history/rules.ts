import { cutText } from '../../lib/text';
import { entryTypeOf, storyOf, type DomainEvent } from '../shared/event';
import type { Fact, HistoryEntry } from './schema';

/** The entries of the history, made of what each event says of itself in `events.ts` of its context. */

/** The longest name and the longest fact of an entry, in UTF-16 units. */
const MAX_TEXT = 200;

/** Whether the history records the events of a type. */
export const isRecorded = (type: string): boolean => storyOf(type)?.subjects !== undefined;

/** Returns an event's history entries, one a subject; the first has the event's id. */
export function historyEntriesFor({ type, payload, meta }: DomainEvent): HistoryEntry[] {
  const subjects = [storyOf(type)?.subjects?.(payload as never) ?? []].flat();
  return subjects.map(({ kind, id, name, facts }, index) => ({
    id: index === 0 ? meta.eventId : `${meta.eventId}.${index}`,
    occurredAt: meta.occurredAt,
    type: entryTypeOf(type),
    subjectKind: kind,
    subjectId: String(id),
    subjectName: cutText(name, MAX_TEXT),
    facts: shortened(facts ?? {}),
  }));
}

/** Returns the first history entry of an event; undefined if the event is not recorded. */
export const historyEntryFor = (event: DomainEvent): HistoryEntry | undefined =>
  historyEntriesFor(event)[0];

/** Returns the id of the event of a history entry, or of a record of a deletion. */
export const eventIdOf = (entryId: string): string => entryId.replace(/\.\d+$/, '');

const shortened = (facts: Record<string, Fact>): Record<string, Fact> =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      typeof fact === 'string' ? cutText(fact, MAX_TEXT) : fact,
    ]),
  );
