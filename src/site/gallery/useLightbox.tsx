import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../app/store/hooks';
import { Lightbox } from '../../ui/pictures/Lightbox';
import type { ProjectPicture } from './pictures';
import { useHistoryEntry } from './useHistoryEntry';

type PictureKey = Pick<ProjectPicture, 'projectId' | 'moment'>;

interface LightboxControl {
  /** The open lightbox, if any. */
  lightbox: ReactNode;
  /** Shows a picture full screen; the button that opened it gets the focus back. */
  enlarge: (picture: PictureKey, opener: HTMLElement) => void;
}

/** Opens pictures in the lightbox, which has a history entry: Back closes it. */
export function useLightbox(pictures: readonly ProjectPicture[]): LightboxControl {
  const { key } = useLocation();
  const { opened, open, close } = useHistoryEntry<PictureKey>('enlarged');
  // The prerendered page has none open, whatever the entry of the history says.
  const isHydrated = useHydrated();
  const [opener, setOpener] = useState<HTMLElement | null>(null);

  const start = pictures.findIndex(
    ({ projectId, moment }) => projectId === opened?.projectId && moment === opened.moment,
  );

  return {
    enlarge: ({ projectId, moment }, pressed) => {
      setOpener(pressed);
      open({ projectId, moment });
    },
    lightbox: isHydrated && start !== -1 && (
      <Lightbox key={key} pictures={pictures} start={start} opener={opener} onClose={close} />
    ),
  };
}
