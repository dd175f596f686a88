import { createAction } from '@reduxjs/toolkit';
import type { IsoDateTime } from '../../lib/dates';
import { ids } from '../../lib/ids';
import type { ListName } from '../lists/schema';
import type { Subject } from './subjects';

/** The event that caused another one. */
export interface Cause {
  type: string;
  eventId: string;
}

/** What an event deletes from a list: entities, and members of their collections. */
export interface ListDeletions {
  ids?: readonly (string | number)[];
  members?: readonly RemovedMember[];
}
/** A member of a collection, as `[id, collection, member]`. */
export type RemovedMember = readonly [id: string | number, collection: string, member: string];
/** What an event deletes, by list. */
export type Deletions = Readonly<Partial<Record<ListName, ListDeletions>>>;

/** The metadata of every event. */
export interface EventMeta {
  /** Unique across tabs; also the id of the event's entry in the history. */
  eventId: string;
  occurredAt: IsoDateTime;
  /** Present on events that a listener emits. */
  causedBy?: Cause;
  /** Present on what continues an act, such as a command's further events: the id of its first event. */
  act?: string;
  /** Present on events that delete: only these become tombstones, never what is merely absent. */
  deletes?: Deletions;
}

/** An event as a log records it. */
export interface DomainEvent<Payload = unknown> {
  type: string;
  payload: Payload;
  meta: EventMeta;
}

/** Returns the id and the time of an event that happens now. */
function createEventMeta(cause?: DomainEvent): EventMeta {
  const meta: EventMeta = { eventId: ids.nextText(), occurredAt: new Date().toISOString() };
  if (cause) meta.causedBy = { type: cause.type, eventId: cause.meta.eventId };
  return meta;
}

/**
 * What an event means beside its payload. The history, timelines, recent activity and Undo read it; the sentences
 * that the owner reads are in `words.ts` of the same folder.
 */
export interface EventStory<Payload = never> {
  /** Returns what the event deletes. */
  deletes?: (payload: Payload) => Deletions;
  /** Returns the subjects, each of which gets an entry in the history; without this, the event is not recorded. */
  subjects?: (payload: Payload) => readonly Subject[] | Subject | undefined;
  /** The type of the entries, if it differs from the event's. */
  entryType?: string;
  /** Whether the subjects are deleted, so that nothing links to them. */
  deletesSubjects?: true;
  /** Whether the records themselves tell it in timelines, with their texts and for longer than the history. */
  isToldByRecords?: true;
  /** Whether the event begins an act, which can be undone; by default, if the history records it. */
  isAct?: boolean | ((payload: Payload) => boolean);
  /** The event, following from this one, whose entry names the act; by default the first event that has an entry. */
  namedBy?: { type: string };
}

/** The stories of the events whose files are loaded, by type; `history/sentences.ts` loads all. */
export const STORIES = new Map<string, EventStory>();

/** Returns the story of the events of a type. */
export const storyOf = (type: string): EventStory | undefined => STORIES.get(type);

/** Returns the type of the history entries of an event: its own, if the event says no other. */
export const entryTypeOf = (type: string): string => storyOf(type)?.entryType ?? type;

/**
 * Defines an event that creates something.
 *
 * @param make returns the payload, from the facts, a new id and the current time
 */
export function defineCreation<Facts, Payload>(
  type: `${string}/${string}`,
  make: (facts: Facts, meta: EventMeta) => Payload,
  story: EventStory<Payload> = {},
) {
  STORIES.set(type, story);
  return createAction(type, (facts: Facts, cause?: DomainEvent) => {
    const meta = createEventMeta(cause);
    const payload = make(facts, meta);
    const deletes = story.deletes?.(payload);
    return { payload, meta: deletes ? { ...meta, deletes } : meta };
  });
}

/**
 * Defines an event: a fact in the past tense, `context/whatHappened`. The action creator takes the
 * payload and, for an event that a listener emits, the event that caused it.
 */
export const defineEvent = <Payload = void>(
  type: `${string}/${string}`,
  story: EventStory<Payload> = {},
) => defineCreation(type, (facts: Payload) => facts, story);

/** Whether an action is a domain event, not one of redux-persist or of the DevTools. */
export function isDomainEvent(action: unknown): action is DomainEvent {
  const meta = (action as { meta?: Partial<EventMeta> } | null)?.meta;
  return typeof meta?.eventId === 'string' && typeof meta.occurredAt === 'string';
}

/** Makes an event part of the act of an earlier one, if there is any; Undo takes both back. */
export const inActOf = <Event extends DomainEvent>(
  first: { meta: Pick<EventMeta, 'eventId' | 'act'> } | undefined,
  event: Event,
): Event =>
  first ? { ...event, meta: { ...event.meta, act: first.meta.act ?? first.meta.eventId } } : event;
