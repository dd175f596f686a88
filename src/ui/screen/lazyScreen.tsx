import { lazy, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';

/** A screen in a chunk of its own, which can be loaded before it is first rendered. */
export interface LazyScreen {
  Screen: ComponentType;
  /** Loads the chunk, and what else the screen needs at an address. Rejects where it cannot be had. */
  load: (pathname: string) => Promise<void>;
}

/**
 * Like `React.lazy`, but what an address needs comes along with the chunk, and once loaded it
 * renders at once and without suspending: so a prerendered page is hydrated in one go. To be mounted
 * anew for each address.
 */
export function lazyScreen(importScreen: (pathname: string) => Promise<ComponentType>): LazyScreen {
  const loading = new Map<string, Promise<ComponentType>>();
  const loaded = new Map<string, ComponentType>();
  const screenFor = (pathname: string): Promise<ComponentType> => {
    const begun = loading.get(pathname);
    if (begun) return begun;
    const begin = async (): Promise<ComponentType> => {
      const screen = await importScreen(pathname);
      loaded.set(pathname, screen);
      return screen;
    };
    const promise = begin();
    loading.set(pathname, promise);
    return promise;
  };
  const waiting = new Map<string, ComponentType>();
  /** The same one each time it is asked for, or React would begin to wait again and again. */
  const lazyFor = (pathname: string): ComponentType => {
    const made = waiting.get(pathname);
    if (made) return made;
    const Lazy = lazy(async () => ({ default: await screenFor(pathname) }));
    waiting.set(pathname, Lazy);
    return Lazy;
  };
  function Screen() {
    const { pathname } = useLocation();
    // Chosen once, so that a screen that waited is not mounted anew when its chunk arrives.
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
