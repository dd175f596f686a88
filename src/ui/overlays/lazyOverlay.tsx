import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { loadedComponent } from '../loadedComponent';
import { useNotify } from '../notices/Notices';

/** How long an overlay may take to load before it is said, and before it is given up, in milliseconds. */
const SAID_AFTER = 1_000;
const GIVEN_UP_AFTER = 10_000;

/** Returns an overlay whose code is loaded when it is first shown, which is said where that takes long. */
export const lazyOverlay = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => loadedComponent(load, { fallback: <Opening /> });

function Opening() {
  const notify = useNotify();
  const say = useEffectEvent(notify);
  useEffect(() => {
    const timers = [
      setTimeout(() => say('Opening…'), SAID_AFTER),
      setTimeout(
        () => say('This could not be loaded. Check your connection and load the page again.'),
        GIVEN_UP_AFTER,
      ),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  return null;
}
