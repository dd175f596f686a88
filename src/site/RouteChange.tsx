import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { overlaysIn } from '../ui/overlays/overlayHistory';

interface RouteChangeProps {
  /** Returns the name of the screen at an address; between addresses of the same screen nothing moves. */
  screenOf?: (pathname: string) => string;
}

/** Calls back when the document title changes, at once or after a lazy screen has loaded. */
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

/** Does what a page load does: scrolls to the top, focuses the new page, and announces it. */
export function RouteChange({ screenOf }: RouteChangeProps) {
  const location = useLocation();
  const { pathname: address, hash, key } = location;
  const pathname = screenOf?.(address) ?? address;
  const hasOverlay = overlaysIn(location) > 0;
  const navigation = useNavigationType();
  const [announcement, setAnnouncement] = useState('');
  const shown = useRef({ pathname, key });
  // The previous page's title is still set while the new page renders.
  const [left, setLeft] = useState({ key, title: '' });
  if (left.key !== key) setLeft({ key, title: document.title });

  useEffect(() => {
    const before = shown.current;
    if (before.key === key) return undefined;
    shown.current = { pathname, key };
    const isNewPage = before.pathname !== pathname;
    // What opens over the page does not move it.
    const target = hash && !hasOverlay ? document.getElementById(hash.slice(1)) : null;
    if (target && navigation !== NavigationType.Pop) target.scrollIntoView();
    if (!isNewPage) return undefined;
    if (!target && navigation !== NavigationType.Pop) window.scrollTo(0, 0);
    const main = document.getElementById('main');
    // The user may already be in a field of the new page.
    const isInField = document.activeElement?.matches('input, textarea, select');
    if (!(isInField && main?.contains(document.activeElement)))
      main?.focus({ preventScroll: true });
    return whenTitleLeaves(left.title, () => setAnnouncement(document.title));
  }, [pathname, hash, hasOverlay, key, navigation, left]);

  return (
    <output className="visually-hidden" aria-live="polite">
      {announcement}
    </output>
  );
}
