import type { Page } from '@playwright/test';

/** An event that a test dispatches into a running page. */
interface PlainEvent {
  type: string;
  payload: unknown;
}

interface Reachable {
  dispatch: (action: { type: string }) => unknown;
  getState: () => Record<string, { entities: Record<string, unknown> }>;
}

/** What the Redux DevTools extension would receive from a page. */
interface DevToolsLog {
  /** The names under which stores were connected. */
  stores: string[];
  /** The types of all actions that reached the reducers. */
  types: string[];
}

/**
 * Makes the store of a page opened with `?devtools` accessible and records its actions, in place of
 * the Redux DevTools extension. Call before the page is opened.
 */
export async function reachStore(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Create = (...args: unknown[]) => Reachable;
    const log: DevToolsLog = { stores: [], types: [] };
    const record =
      (create: Create): Create =>
      (...args) => {
        const store = create(...args);
        const dispatch: Reachable['dispatch'] = (action) => {
          log.types.push(action.type);
          return store.dispatch(action);
        };
        return { ...store, dispatch };
      };
    const compose =
      ({ name }: { name: string }) =>
      (...enhancers: ((create: Create) => Create)[]) =>
      (create: Create): Create =>
      (...args) => {
        log.stores.push(name);
        const store = enhancers.reduceRight(
          (inner, enhance) => enhance(inner),
          record(create),
        )(...args);
        Object.assign(window, { reachedStore: store });
        return store;
      };
    Object.assign(window, {
      devToolsLog: log,
      __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose,
    });
  });
}

/** Returns what was recorded since the page was loaded. */
export const devToolsLog = (page: Page): Promise<DevToolsLog> =>
  page.evaluate(() => (window as unknown as { devToolsLog: DevToolsLog }).devToolsLog);

/** Waits until the page has read its storage. */
export async function untilRestored(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const store = (window as unknown as { reachedStore?: Reachable }).reachedStore;
    const storage = store?.getState().storage as unknown as { isRestored?: boolean } | undefined;
    return storage?.isRestored === true;
  });
}

/** Dispatches events into a page with an accessible store, in one turn. */
export async function dispatchAll(page: Page, events: readonly PlainEvent[]): Promise<void> {
  await page.evaluate((all) => {
    const store = (window as unknown as { reachedStore: Reachable }).reachedStore;
    for (const one of all) {
      const now = Date.now();
      const meta = { eventId: `${now}-${Math.random()}`, occurredAt: new Date(now).toISOString() };
      const event = { ...one, meta };
      store.dispatch(event);
    }
  }, events);
}

/** Dispatches an event into a page with an accessible store. */
export const dispatch = (page: Page, event: PlainEvent): Promise<void> =>
  dispatchAll(page, [event]);
