import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../../app/store/hooks';
import { Lightbox, LIGHTBOX_VIEWS, type LightboxView } from '../../ui/pictures/Lightbox';
import { pairOf, type ShownProject } from './pictures';

/** What is enlarged: a project's pictures, one of them or both compared. */
interface Enlarged {
  projectId: number;
  view: LightboxView;
}

/** Shows pictures full screen; the button that opened them gets the focus back. */
export type Enlarge = (wanted: Enlarged, opener: HTMLElement) => void;

/**
 * Opens projects' pictures in the lightbox, in a history entry of its own: Back closes it, and closing
 * goes back; a reload or Forward opens it again.
 */
export function useLightbox(projects: readonly ShownProject[]): {
  lightbox: ReactNode;
  enlarge: Enlarge;
} {
  const { key, pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  // The prerendered page has none open, whatever the entry of the history says.
  const isHydrated = useHydrated();
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  // Going back takes a moment, in which a second Escape must not leave the page.
  const isClosing = useRef(false);
  const opened = (state as { enlarged?: Enlarged } | null)?.enlarged;
  const start = projects.findIndex(({ id }) => id === opened?.projectId);
  const view = LIGHTBOX_VIEWS.find((candidate) => candidate === opened?.view);
  const isOpen = isHydrated && start !== -1 && view !== undefined;

  useEffect(() => {
    if (!isOpen) isClosing.current = false;
  }, [isOpen]);

  return {
    enlarge: (enlarged, pressed) => {
      setOpener(pressed);
      // The page keeps its own state, such as where a panel leads back to.
      const entry = { ...(state as object | null), enlarged };
      void navigate({ pathname, search, hash }, { state: entry });
    },
    lightbox: isOpen && (
      <Lightbox
        key={key}
        pairs={projects.map(pairOf)}
        start={start}
        view={view}
        opener={opener}
        onClose={() => {
          if (!isClosing.current) void navigate(-1);
          isClosing.current = true;
        }}
      />
    ),
  };
}
