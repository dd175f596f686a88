import type { RefObject } from 'react';
import {
  NavigationType,
  type DataRouter,
  type Location,
  type RouterNavigateOptions,
  type To,
} from 'react-router-dom';

/** Something open over the page, such as a dialog, a menu, or a step of a dialog, and how Back closes it. */
export type Overlay = RefObject<() => void>;

/** Keeps as many entries in the history as there are overlays open. */
export type OverlayHistory = ReturnType<typeof createOverlayHistory>;

/** Returns how many overlays are open in an entry of the history. */
export const overlaysIn = ({ state }: Pick<Location, 'state'>): number =>
  (state as { overlays?: number } | null)?.overlays ?? 0;

/**
 * Creates the history of an app's overlays: an entry's state says how many are open, and Back
 * closes the rest. An overlay closed otherwise takes its entry with it.
 *
 * | State                                   | Next step                                                  |
 * | --------------------------------------- | ---------------------------------------------------------- |
 * | as many entries as open overlays        | none                                                       |
 * | an overlay was opened: an entry missing | the address is pushed again, with one overlay more         |
 * | an overlay was closed: an entry left    | back by the entries that are left                          |
 * | Back was pressed: an overlay too many   | the overlays above the entry are closed, the topmost first |
 * | an address is opened over overlays      | back to the lowest overlay's entry, which it replaces      |
 * | a navigation or traversal is under way  | what follows waits until it has ended and is rendered      |
 * | leaving is blocked by unsaved changes   | what waits is forgotten; all stays as it is                |
 */
export function createOverlayHistory(router: DataRouter) {
  /** The open overlays, the lowest first. */
  let open: readonly Overlay[] = [];
  /** What waits for the end of a traversal. */
  let waiting: (() => void)[] = [];
  /** The traversal of the history that is under way; never more than a single traversal is. */
  let traversal: { isLeaving: boolean } | undefined;
  /** The key of the location that React has rendered. */
  let renderedKey: string | undefined;
  let lastLocation = router.state.location;
  let isScheduled = false;
  let isGuarded = true;

  const isBlocked = (): boolean =>
    [...router.state.blockers.values()].some(({ state }) => state === 'blocked');
  const isBusy = (): boolean =>
    traversal !== undefined ||
    isBlocked() ||
    router.state.navigation.state !== 'idle' ||
    // Overlays may go with the page that was left.
    router.state.location.key !== renderedKey;

  const goBack = (steps: number): void => {
    traversal = { isLeaving: false };
    void router.navigate(-steps);
  };
  const pushEntry = ({ pathname, search, hash }: Partial<Location>): void => {
    const { state } = router.state.location;
    const overlays = overlaysIn(router.state.location) + 1;
    // The page keeps its own state, such as where a panel leads back to.
    const entry = { ...(state as object | null), overlays };
    void router.navigate({ pathname, search, hash }, { state: entry, preventScrollReset: true });
  };

  /** Makes the history agree with what is open, by one step; its end schedules the next one. */
  const settle = (): void => {
    isScheduled = false;
    if (isBusy()) return;
    const entries = overlaysIn(router.state.location);
    if (entries > open.length) {
      goBack(entries - open.length);
      return;
    }
    const next = waiting.shift();
    if (next) next();
    else if (entries < open.length) pushEntry(router.state.location);
  };
  // After all that one press opens, closes and navigates.
  const schedule = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(settle);
  };

  router.subscribe(({ location, historyAction }) => {
    if (location !== lastLocation) {
      lastLocation = location;
      // A step back that was not made here: the user's, or that of a leaving.
      const wasBack = historyAction === NavigationType.Pop && traversal?.isLeaving !== false;
      traversal = undefined;
      const left = wasBack ? open.slice(overlaysIn(location)) : [];
      for (const overlay of left.toReversed()) overlay.current();
    } else if (isBlocked()) {
      traversal = undefined;
      waiting = [];
    }
    schedule();
  });

  const ended = (): Promise<void> =>
    new Promise((resolve) => {
      waiting.push(() => {
        resolve();
        schedule();
      });
      schedule();
    });
  const navigate = (to: To | null, options?: RouterNavigateOptions): Promise<void> => {
    const entries = overlaysIn(router.state.location);
    // A push takes the place of the lowest overlay's entry.
    const steps = options?.replace ? entries : Math.max(0, entries - 1);
    if (traversal === undefined && steps === 0) {
      return router.navigate(to, entries > 0 ? { ...options, replace: true } : options);
    }
    return new Promise((resolve) => {
      waiting.push(() => resolve(navigate(to, options)));
      if (traversal === undefined) goBack(steps);
    });
  };

  return {
    /** The router, whose navigations leave no entry of an overlay behind. */
    router: Object.assign(Object.create(router) as DataRouter, {
      navigate: (to: To | null | number, options?: RouterNavigateOptions) =>
        typeof to === 'number' ? router.navigate(to) : navigate(to, options),
    }),
    /** Adds an overlay that was opened, on top; returns how to remove it. */
    add: (overlay: Overlay) => {
      open = [...open, overlay];
      schedule();
      return () => {
        open = open.filter((other) => other !== overlay);
        schedule();
      };
    },
    /** Opens an address in the entry of the overlay that it opens, such as a dialog with an address. */
    open: (to: To): void => {
      waiting.push(() => pushEntry(typeof to === 'string' ? { pathname: to } : to));
      schedule();
    },
    /** Goes back to an earlier page; a second call meanwhile goes no further. */
    leave: async (traverse: () => Promise<unknown>): Promise<void> => {
      if (traversal?.isLeaving) return;
      if (traversal) await ended();
      const begun = { isLeaving: true };
      traversal = begun;
      await traverse();
      if (traversal === begun) traversal = undefined;
      schedule();
    },
    /** Resolves once nothing is under way, and the page shows where that led. */
    settled: ended,
    /** Whether forms with unsaved changes ask before they are left. */
    isGuarded: () => isGuarded,
    /** Navigates without being asked about unsaved changes. */
    unguarded: async (go: () => Promise<void>): Promise<void> => {
      isGuarded = false;
      try {
        await go();
      } finally {
        isGuarded = true;
      }
    },
    /** How many overlays are open up to this one, itself included; 0 if it is not open. */
    depthOf: (overlay: Overlay) => open.indexOf(overlay) + 1,
    /** Tells that the page shows what is at the location with this key. */
    show: (key: string): void => {
      renderedKey = key;
      schedule();
    },
  };
}
