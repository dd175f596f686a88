import type { Dispatch, Middleware, Reducer, UnknownAction } from '@reduxjs/toolkit';
import { persistReducer, persistStore, type Persistor } from 'redux-persist';
import * as v from 'valibot';
import { entriesRead, storageRestored, type EntryName, type ListName } from '../events/system';
import { keyOf, LISTS, LIST_NAMES, KEY_PREFIX } from './entries';
import type { TextStore } from './textStore';

type Reducers = Record<string, Reducer>;

/** Keeps the state of a store in a place for texts. One for each store. */
export interface Persistence {
  persistReducers<R extends object>(reducers: R): R;
  middleware: Middleware;
  firstStart: () => Date;
  start(store: { dispatch: Dispatch<UnknownAction>; getState: () => unknown }): Promise<void>;
  flush(): void;
}

/** How long changes may wait before they are written, in milliseconds. */
const BURST = 250;

export function createPersistence(texts: TextStore): Persistence {
  let persistor: Persistor | undefined;
  const found: EntryName[] = [];
  const known = new Map<string, unknown>();

  const readList = (name: ListName) => {
    const text = texts.read(keyOf(name));
    if (text === null) return undefined;
    try {
      const entities = v.parse(
        v.array(LISTS[name].schema as v.GenericSchema<unknown, { id: string | number }>),
        JSON.parse(text),
      );
      found.push(name);
      return {
        ids: entities.map(({ id }) => id),
        entities: Object.fromEntries(entities.map((one) => [one.id, one])),
      };
    } catch (error) {
      console.warn(`Failed to load ${name} from localStorage`, error);
      return undefined;
    }
  };

  const persistList = (name: ListName, reducer: Reducer): Reducer =>
    persistReducer(
      {
        key: name,
        keyPrefix: '',
        storage: {
          getItem: () => Promise.resolve(undefined),
          setItem: (_key: string, { entities }: { entities: object }) => {
            if (known.get(name) !== entities) {
              known.set(name, entities);
              texts.write(keyOf(name), JSON.stringify(Object.values(entities)));
            }
            return Promise.resolve();
          },
          removeItem: () => Promise.resolve(),
        },
        getStoredState: () => Promise.resolve(readList(name)),
        serialize: false,
        whitelist: ['entities'],
        throttle: BURST,
        timeout: 0,
        stateReconciler: (inbound: object, _original: object, reduced: object) => ({
          ...reduced,
          ...inbound,
        }),
      } as never,
      reducer as Reducer,
    ) as unknown as Reducer;

  return {
    persistReducers: (reducers) => {
      const wrapped: Reducers = { ...(reducers as unknown as Reducers) };
      for (const name of LIST_NAMES) {
        const { slice } = LISTS[name];
        const reducer = wrapped[slice];
        if (reducer) wrapped[slice] = persistList(name, reducer);
      }
      const session = wrapped.session;
      if (session) {
        wrapped.session = persistReducer(
          {
            key: 'signedIn',
            storage: {
              getItem: () => Promise.resolve(undefined),
              setItem: (_key: string, state: { isSignedIn: boolean }) => {
                if (state.isSignedIn) texts.write(keyOf('signedIn'), 'true');
                else texts.remove(keyOf('signedIn'));
                return Promise.resolve();
              },
              removeItem: () => Promise.resolve(),
            },
            getStoredState: () =>
              Promise.resolve(
                texts.read(keyOf('signedIn')) === 'true' ? { isSignedIn: true } : undefined,
              ),
            serialize: false,
            whitelist: ['isSignedIn'],
            throttle: 0,
            timeout: 0,
          } as never,
          session,
        ) as unknown as Reducer;
      }
      return wrapped as never;
    },
    middleware: (api) => (next) => (action) => {
      const result = next(action);
      const type = (action as UnknownAction).type;
      if (
        typeof type === 'string' &&
        (type === 'persist/REHYDRATE' || type === 'system/builtInsLoaded')
      ) {
        const state = api.getState() as Record<string, { entities: unknown }>;
        for (const name of LIST_NAMES) known.set(name, state[LISTS[name].slice]?.entities);
      }
      return result;
    },
    firstStart: () => {
      const key = `${KEY_PREFIX}firstStart`;
      const kept = texts.read(key);
      if (kept) return new Date(kept);
      const now = new Date();
      texts.write(key, now.toISOString());
      return now;
    },
    start: (store) =>
      new Promise((resolve) => {
        persistor = persistStore(store as never, null, () => {
          store.dispatch(entriesRead({ entries: found }));
          store.dispatch(storageRestored());
          resolve();
        });
      }),
    flush: () => void persistor?.flush(),
  };
}
