import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { overlaysIn } from '../ui/overlays/overlayHistory';
import { linkTo } from '../ui/screen/linkTo';

/** What was left: the entry of the history, its title, and which link led away from each entry. */
interface Left {
  key: string;
  title: string;
  links: Readonly<Record<string, string | null | undefined>>;
}

interface RouteChangeProps {
  /** What tells the screen that is shown from others, by default its path; between addresses of one screen nothing moves. */
  screen?: string | undefined;
}

/** Calls back when the document title changes, at once or after a lazy screen has loaded. */
function whenTitleLeaves(title: string, callBack: () => void): () => void {
  const look = (): void => {
    if (document.title === title) return;
    observer.disconnect();
    callBack();
  };
  const observer = new MutationObserver(look);
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  look();
  return () => observer.disconnect();
}

/** Does what a page load does: scrolls to the top, focuses the new page, after Back the link that led away, and announces it. */
export function RouteChange({ screen }: RouteChangeProps) {
  const location = useLocation();
  const { hash, key } = location;
  const page = screen ?? location.pathname;
  const hasOverlay = overlaysIn(location) > 0;
  const navigation = useNavigationType();
  const [announcement, setAnnouncement] = useState('');
  const shown = useRef({ page, key });
  // The previous page's title is still set while the new page renders.
  const [left, setLeft] = useState<Left>({ key, title: '', links: {} });
  if (left.key !== key) {
    const link = document.activeElement?.closest('main a')?.getAttribute('href');
    setLeft({ key, title: document.title, links: { ...left.links, [left.key]: link } });
  }

  useEffect(() => {
    const before = shown.current;
    if (before.key === key) return undefined;
    shown.current = { page, key };
    const isNewPage = before.page !== page;
    // What opens over the page does not move it.
    const target = hash && !hasOverlay ? document.getElementById(hash.slice(1)) : null;
    if (target && navigation !== NavigationType.Pop) target.scrollIntoView();
    if (!isNewPage) return undefined;
    if (!target && navigation !== NavigationType.Pop) window.scrollTo(0, 0);
    // The user may already be in a field of the new page.
    if (!document.activeElement?.matches('main :is(input, textarea, select)')) {
      const href = left.links[key];
      const link = href ? linkTo(href) : null;
      (link ?? document.getElementById('main'))?.focus({ preventScroll: true });
    }
    return whenTitleLeaves(left.title, () => setAnnouncement(document.title));
  }, [page, hash, hasOverlay, key, navigation, left]);

  return (
    <output className="visually-hidden" aria-live="polite">
      {announcement}
    </output>
  );
}
