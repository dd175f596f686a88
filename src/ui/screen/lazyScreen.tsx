import { lazy, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { LOAD_FAILED } from '../../lib/errors';

/** A screen's chunk or data could not be loaded; the page of its address can still be. */
export class ScreenLoadError extends Error {
  /** Makes the next visit try again. Called once the error is shown, or it would try endlessly. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super(LOAD_FAILED, { cause });
    this.name = 'ScreenLoadError';
    this.forget = forget;
  }
}

/** A lazy screen that can be loaded before it is first rendered. */
export interface LazyScreen {
  Screen: ComponentType;
  /** Loads the chunk, and what else the screen needs at an address. Rejects if that fails. */
  load: (pathname: string) => Promise<void>;
}

/**
 * Like `React.lazy`, but loads an address's data with the chunk, and once loaded renders without
 * suspending, so that a prerendered page hydrates in one pass. Mount it anew for each address.
 */
export function lazyScreen(importScreen: (pathname: string) => Promise<ComponentType>): LazyScreen {
  const loading = new Map<string, Promise<ComponentType>>();
  const loaded = new Map<string, ComponentType>();
  const waiting = new Map<string, ComponentType>();
  const screenFor = (pathname: string): Promise<ComponentType> => {
    const begun = loading.get(pathname);
    if (begun) return begun;
    const begin = async (): Promise<ComponentType> => {
      try {
        const screen = await importScreen(pathname);
        loaded.set(pathname, screen);
        return screen;
      } catch (error) {
        loading.delete(pathname);
        throw new ScreenLoadError(error, () => waiting.delete(pathname));
      }
    };
    const promise = begin();
    loading.set(pathname, promise);
    return promise;
  };
  /** Cached by address, because React would suspend again and again on a new component. */
  const lazyFor = (pathname: string): ComponentType => {
    const made = waiting.get(pathname);
    if (made) return made;
    const Lazy = lazy(async () => ({ default: await screenFor(pathname) }));
    waiting.set(pathname, Lazy);
    return Lazy;
  };
  function Screen() {
    const { pathname } = useLocation();
    // Chosen once, so that a screen that suspended is not remounted when its chunk has loaded.
    const [Chosen] = useState(() => loaded.get(pathname) ?? lazyFor(pathname));
    return <Chosen />;
  }
  return {
    Screen,
    load: async (pathname) => {
      await screenFor(pathname);
    },
  };
}
