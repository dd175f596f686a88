import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

interface RouteChangeProps {
  /** Which screen an address shows, where several addresses show one: then nothing moves. */
  screenOf?: (pathname: string) => string;
}

/** Calls back once the title is another, at once or when a screen that is being loaded has come. */
function whenTitleLeaves(title: string, callBack: () => void): (() => void) | undefined {
  if (document.title !== title) {
    callBack();
    return undefined;
  }
  const observer = new MutationObserver(() => {
    if (document.title === title) return;
    observer.disconnect();
    callBack();
  });
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
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
  // Of the page before: its title still stands while the new page is being rendered.
  const [left, setLeft] = useState({ key, title: '' });
  if (left.key !== key) setLeft({ key, title: document.title });

  useEffect(() => {
    const before = shown.current;
    if (before.key === key) return undefined;
    shown.current = { pathname, key };
    const isNewPage = before.pathname !== pathname;
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (target && navigation === NavigationType.Push) target.scrollIntoView();
    if (!isNewPage) return undefined;
    if (!target && navigation !== NavigationType.Pop) window.scrollTo(0, 0);
    const main = document.getElementById('main');
    // Somebody quick may be in a field of the new page by now.
    const isInField = document.activeElement?.matches('input, textarea, select');
    if (!(isInField && main?.contains(document.activeElement)))
      main?.focus({ preventScroll: true });
    return whenTitleLeaves(left.title, () => setAnnouncement(document.title));
  }, [pathname, hash, key, navigation, left]);

  return (
    <output className="visually-hidden" aria-live="polite">
      {announcement}
    </output>
  );
}
