import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

interface RouteChangeProps {
  /** Which screen an address shows, where several addresses show one: then nothing moves. */
  screenOf?: (pathname: string) => string;
}

/**
 * What a page load does by itself and a routed link does not: starts at the top, moves the focus to
 * the new page, and tells a screen reader where one is.
 */
export function RouteChange({ screenOf }: RouteChangeProps) {
  const { pathname: address, hash, key } = useLocation();
  const pathname = screenOf?.(address) ?? address;
  const navigation = useNavigationType();
  const [announcement, setAnnouncement] = useState('');
  const shown = useRef({ pathname, key });

  useEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { pathname, key };
    const isNewPage = before.pathname !== pathname;
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (target && navigation === NavigationType.Push) target.scrollIntoView();
    if (!isNewPage) return;
    if (!target && navigation !== NavigationType.Pop) window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [pathname, hash, key, navigation]);

  return (
    <output className="visually-hidden" aria-live="polite">
      {announcement}
    </output>
  );
}
