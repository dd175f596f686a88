import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useHistoryEntry } from '../../ui/overlays/useHistoryEntry';
import { Lightbox, LIGHTBOX_VIEWS, type LightboxView } from '../../ui/pictures/Lightbox';
import { pairOf, type ShownProject } from './pictures';

/** What is enlarged: a project's pictures, one of them or both compared. */
interface Enlarged {
  projectId: number;
  view: LightboxView;
}

/** Shows pictures full screen; the button that opened them gets the focus back. */
export type Enlarge = (wanted: Enlarged, opener: HTMLElement) => void;

/** Opens projects' pictures in the lightbox, in a history entry of its own. */
export function useLightbox(projects: readonly ShownProject[]): {
  lightbox: ReactNode;
  enlarge: Enlarge;
} {
  const { key } = useLocation();
  const [opened, open, close] = useHistoryEntry<Enlarged>('enlarged');
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const start = projects.findIndex(({ id }) => id === opened?.projectId);
  const view = LIGHTBOX_VIEWS.find((candidate) => candidate === opened?.view);

  return {
    enlarge: (enlarged, pressed) => {
      setOpener(pressed);
      open(enlarged);
    },
    lightbox: start !== -1 && view !== undefined && (
      <Lightbox
        key={key}
        pairs={projects.map(pairOf)}
        start={start}
        view={view}
        opener={opener}
        onClose={close}
      />
    ),
  };
}
