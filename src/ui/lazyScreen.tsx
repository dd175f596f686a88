import { lazy, useState, type ComponentType } from 'react';

/** A screen in a chunk of its own, which can be loaded before it is first rendered. */
export interface LazyScreen {
  Screen: ComponentType;
  /** Loads the chunk, and what else the screen needs. Rejects where it cannot be had. */
  load: () => Promise<void>;
}

/**
 * Like `React.lazy`, but once loaded it renders at once and without suspending: so a prerendered
 * page is hydrated in one go.
 */
export function lazyScreen(importScreen: () => Promise<ComponentType>): LazyScreen {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  const load = (): Promise<void> => {
    loading ??= (async () => {
      Loaded = await importScreen();
    })();
    return loading;
  };
  const Lazy = lazy(async () => {
    await load();
    if (!Loaded) throw new Error('A screen was rendered before its chunk arrived');
    return { default: Loaded };
  });
  function Screen() {
    // Chosen once, so that a screen that waited is not mounted anew when its chunk arrives.
    const [Chosen] = useState(() => Loaded ?? Lazy);
    return <Chosen />;
  }
  return { Screen, load };
}
