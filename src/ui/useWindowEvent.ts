import { useEffectEvent, useLayoutEffect } from 'react';

/** Handles an event of the window while `isOn`; from before the paint, so that what is seen can be used. */
export function useWindowEvent<Name extends keyof WindowEventMap>(
  name: Name,
  handle: (event: WindowEventMap[Name]) => void,
  isOn = true,
): void {
  const handleNow = useEffectEvent(handle);
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const listener = (event: WindowEventMap[Name]): void => handleNow(event);
    window.addEventListener(name, listener);
    return () => window.removeEventListener(name, listener);
  }, [isOn, name]);
}
