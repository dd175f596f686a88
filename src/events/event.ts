import { createAction } from '@reduxjs/toolkit';
import { ids } from '../lib/ids';
import type { IsoDateTime } from '../lib/dates';

/** Which event made a listener speak. */
export interface Cause {
  type: string;
  eventId: string;
}

/** What an event deletes of a list: entities, and members of their collections. */
export interface ListDeletions {
  ids?: readonly (string | number)[];
  /** As `[id, collection, member]`. */
  members?: readonly (readonly [id: string | number, collection: string, member: string])[];
}
/** What an event deletes, by the name of the stored list. */
export type Deletions = Readonly<Record<string, ListDeletions | undefined>>;

/** What every event carries beside its facts. */
export interface EventMeta {
  /** Unique over all tabs; also the id of its line in the history. */
  eventId: string;
  occurredAt: IsoDateTime;
  /** Present on what a listener emits. */
  causedBy?: Cause;
  /** Present on what deletes: storage records tombstones for this, and for nothing that is merely absent. */
  deletes?: Deletions;
}

/** An event as it stands in the log. */
export interface DomainEvent<Payload = unknown> {
  type: string;
  payload: Payload;
  meta: EventMeta;
}

/** The identity and the moment of an event that happens now. */
export function createEventMeta(cause?: DomainEvent, deletes?: Deletions): EventMeta {
  const meta: EventMeta = { eventId: ids.nextText(), occurredAt: new Date().toISOString() };
  if (cause) meta.causedBy = { type: cause.type, eventId: cause.meta.eventId };
  if (deletes) meta.deletes = deletes;
  return meta;
}

/**
 * Defines an event: a fact in the past tense, `context/whatHappened`. The creator takes the facts
 * and, where a listener emits it, the event that it follows from.
 *
 * @param deletes returns what the event deletes, from its facts
 */
export function defineEvent<Payload = void>(
  type: `${string}/${string}`,
  deletes?: (facts: Payload) => Deletions,
) {
  return createAction(type, (facts: Payload, cause?: DomainEvent) => ({
    payload: facts,
    meta: createEventMeta(cause, deletes?.(facts)),
  }));
}

/**
 * Defines an event that brings something new into being: `make` gets the facts, an id and the
 * moment, and answers the payload.
 */
export function defineCreation<Facts, Payload>(
  type: `${string}/${string}`,
  make: (facts: Facts, meta: EventMeta) => Payload,
) {
  return createAction(type, (facts: Facts, cause?: DomainEvent) => {
    const meta = createEventMeta(cause);
    return { payload: make(facts, meta), meta };
  });
}

/** Whether an action is one of our events, and not of redux-persist or the tools. */
export function isDomainEvent(action: unknown): action is DomainEvent {
  const meta = (action as { meta?: Partial<EventMeta> } | null)?.meta;
  return typeof meta?.eventId === 'string' && typeof meta.occurredAt === 'string';
}
