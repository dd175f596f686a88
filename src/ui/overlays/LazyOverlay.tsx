import { Suspense, useEffect, useEffectEvent, type ReactNode } from 'react';
import { useNotify } from '../notices/Notices';

/** How long an overlay may take to load before it is said, and before it is given up, in milliseconds. */
const SAID_AFTER = 1_000;
const GIVEN_UP_AFTER = 10_000;

/** Shows an overlay whose code is loaded on demand, and says so where that takes long. */
export const LazyOverlay = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<Opening />}>{children}</Suspense>
);

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
