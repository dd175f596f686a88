import { createAction } from '@reduxjs/toolkit';
import { ids } from '../lib/ids';
import type { IsoDateTime } from '../lib/dates';

/** Which event made a listener speak. */
export interface Cause {
  type: string;
  eventId: string;
}

/** What every event carries beside its facts. */
export interface EventMeta {
  /** Unique over all tabs; also the id of its line in the history. */
  eventId: string;
  occurredAt: IsoDateTime;
  /** Present on what a listener emits. */
  causedBy?: Cause;
}

/** An event as it stands in the log. */
export interface DomainEvent<Payload = unknown> {
  type: string;
  payload: Payload;
  meta: EventMeta;
}

/** The identity and the moment of an event that happens now. */
export function createEventMeta(cause?: DomainEvent): EventMeta {
  const meta: EventMeta = { eventId: ids.nextText(), occurredAt: new Date().toISOString() };
  if (cause) meta.causedBy = { type: cause.type, eventId: cause.meta.eventId };
  return meta;
}

/**
 * Defines an event: a fact in the past tense, `context/whatHappened`. The creator takes the facts
 * and, where a listener emits it, the event that it follows from.
 */
export function defineEvent<Payload = void>(type: `${string}/${string}`) {
  return createAction(type, (facts: Payload, cause?: DomainEvent) => ({
    payload: facts,
    meta: createEventMeta(cause),
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
