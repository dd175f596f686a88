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
  const { pathname: address, hash } = useLocation();
  const pathname = screenOf?.(address) ?? address;
  const navigation = useNavigationType();
  const [announcement, setAnnouncement] = useState('');
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (navigation !== NavigationType.Pop) {
      const target = hash ? document.getElementById(hash.slice(1)) : null;
      if (target) target.scrollIntoView();
      else window.scrollTo(0, 0);
    }
    document.getElementById('main')?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [pathname, hash, navigation]);

  return (
    <output className="visually-hidden" aria-live="polite">
      {announcement}
    </output>
  );
}
