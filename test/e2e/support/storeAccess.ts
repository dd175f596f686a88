import type { Page } from '@playwright/test';

/** An event as a test dispatches it into a running page. */
export interface PlainEvent {
  type: string;
  payload: unknown;
}

interface Reachable {
  dispatch: (action: unknown) => unknown;
  getState: () => Record<string, { entities: Record<string, unknown> }>;
}

/**
 * Makes the store of a page opened with `?devtools` reachable, by standing in for the Redux DevTools
 * extension. Must be called before the page is opened.
 */
export async function reachStore(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Create = (...args: unknown[]) => Reachable;
    const compose =
      () =>
      (...enhancers: ((create: Create) => Create)[]) =>
      (create: Create): Create =>
      (...args) => {
        const store = enhancers.reduceRight((inner, enhance) => enhance(inner), create)(...args);
        Object.assign(window, { reachedStore: store });
        return store;
      };
    Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose });
  });
}

/** Waits until the page has read its storage. */
export async function untilRestored(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const store = (window as unknown as { reachedStore?: Reachable }).reachedStore;
    const storage = store?.getState().storage as unknown as { isRestored?: boolean } | undefined;
    return storage?.isRestored === true;
  });
}

/** Dispatches events into a page whose store is reachable, in one turn. */
export async function dispatchAll(page: Page, events: readonly PlainEvent[]): Promise<void> {
  await page.evaluate((all) => {
    const store = (window as unknown as { reachedStore: Reachable }).reachedStore;
    for (const one of all) {
      const now = Date.now();
      const meta = { eventId: `${now}-${Math.random()}`, occurredAt: new Date(now).toISOString() };
      store.dispatch({ ...one, meta });
    }
  }, events);
}

/** Dispatches an event into a page whose store is reachable. */
export const dispatch = (page: Page, event: PlainEvent): Promise<void> =>
  dispatchAll(page, [event]);
