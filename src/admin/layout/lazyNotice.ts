import { lazy, type ComponentType } from 'react';

/** Returns a lazy chunk that shows nothing if it cannot be loaded: no screen fails for want of a notice. */
export const lazyNotice = (load: () => Promise<ComponentType>) =>
  lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      console.error('A notice could not be loaded:', error);
      return { default: () => null };
    }
  });
