import type {
  Action,
  ListenerEffect,
  ListenerEffectAPI,
  ThunkAction,
  ThunkDispatch,
  UnknownAction,
} from '@reduxjs/toolkit';
import type { ListName } from './lists/schema';
import type { domainReducers } from './reducers';
import type { DomainEvent } from './shared/event';

type DomainStates = {
  [Slice in keyof typeof domainReducers]: ReturnType<(typeof domainReducers)[Slice]>;
};
/** The state of the whole domain, for listeners, commands and selectors. */
// An interface, so that messages name it.
export interface DomainState extends DomainStates {}

/** The services that `setupStore(deps)` passes to listeners and commands as `extra`. */
export interface Services {
  /** Reports a failure that no user action is waiting for, with its cause. */
  reportError: (error: unknown, where: string) => void;
  /** Returns when the owner first used this browser: the samples are dated from it. */
  firstStart: () => Date;
  /** Returns the ids of known deleted entities of a list; merely absent ones are not included. */
  knownDeleted: (list: ListName) => string[];
  /** Writes pending changes at once; afterwards the state shows whether that worked. */
  saveNow: () => Promise<void>;
}

export type DomainDispatch = ThunkDispatch<DomainState, Services, UnknownAction>;

/** What the effect of a listener works with, beside its event. */
export type ListenerApi = ListenerEffectAPI<DomainState, DomainDispatch, Services>;

/** What follows from the events that it matches. */
export interface Listener<Event extends Action = Action> {
  matcher: (action: unknown) => action is Event;
  effect: ListenerEffect<Event, DomainState, DomainDispatch, Services>;
}

/** Returns a listener to one event (`leadsMoved.match`) or to several (`isAnyOf`). */
export const on = <Event extends Action>(
  matcher: Listener<Event>['matcher'],
  effect: Listener<Event>['effect'],
): Listener => ({ matcher, effect }) as unknown as Listener;

/** A thunk for a user action that may emit several events. */
export type Command<Result = void> = ThunkAction<Result, DomainState, Services, UnknownAction>;

/** Runs a command for each item, in the act of the first that emits an event. Returns how many do. */
export const asOneAct =
  <Item>(
    items: readonly Item[],
    commandOf: (item: Item, first: DomainEvent | undefined) => Command<DomainEvent | undefined>,
  ): Command<number> =>
  (dispatch) => {
    const events: DomainEvent[] = [];
    for (const item of items) {
      const event = dispatch(commandOf(item, events[0]));
      if (event) events.push(event);
    }
    return events.length;
  };

/** Makes commands on one entity, which do nothing and return undefined if it does not exist. */
export const commandOn =
  <Id, Entity>(select: (state: DomainState, id: Id) => Entity | undefined) =>
  <Result>(
    id: Id,
    run: (entity: Entity, dispatch: DomainDispatch, state: DomainState) => Result,
  ): Command<Result | undefined> =>
  (dispatch, getState) => {
    const entity = select(getState(), id);
    return entity === undefined ? undefined : run(entity, dispatch, getState());
  };
