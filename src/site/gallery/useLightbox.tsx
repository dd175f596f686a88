import {
  useEffect,
  useState,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router-dom';
import type { Lightbox as LightboxComponent } from '../../ui/pictures/Lightbox';
import { useHistoryEntry } from '../../ui/useHistoryEntry';
import type { ProjectPicture } from './pictures';

type LightboxType = ComponentType<ComponentProps<typeof LightboxComponent>>;

const importLightbox = async (): Promise<LightboxType> =>
  (await import('../../ui/pictures/Lightbox')).Lightbox;

type PictureKey = Pick<ProjectPicture, 'projectId' | 'moment'>;

interface LightboxControl {
  /** The open lightbox, if any. */
  lightbox: ReactNode;
  /** Shows a picture full screen; the button that opened it gets the focus back. */
  enlarge: (picture: PictureKey, opener: HTMLElement) => void;
  /** Why the lightbox did not open; empty if it did. */
  failure: string;
}

/**
 * Opens pictures in the lightbox, which has a history entry of its own: Back closes it, and so does
 * its button, by going back. It is open as well after a reload of that entry, and after Forward.
 */
export function useLightbox(pictures: readonly ProjectPicture[]): LightboxControl {
  const { key } = useLocation();
  const { opened, open, close } = useHistoryEntry<PictureKey>('enlarged');
  const [Lightbox, setLightbox] = useState<LightboxType>();
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const [failure, setFailure] = useState('');

  const start = pictures.findIndex(
    ({ projectId, moment }) => projectId === opened?.projectId && moment === opened.moment,
  );
  const isOpen = start !== -1;

  useEffect(() => {
    if (!isOpen || Lightbox) return undefined;
    let isCurrent = true;
    const load = async (): Promise<void> => {
      try {
        const loaded = await importLightbox();
        if (isCurrent) setLightbox(() => loaded);
      } catch (error) {
        console.error('The lightbox could not be loaded:', error);
        if (!isCurrent) return;
        setFailure('The picture could not be enlarged. Check your connection and try again.');
        close();
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [isOpen, Lightbox, close]);

  return {
    failure,
    enlarge: ({ projectId, moment }, opener) => {
      setFailure('');
      setOpener(opener);
      open({ projectId, moment });
    },
    lightbox: isOpen && Lightbox && (
      <Lightbox key={key} pictures={pictures} start={start} opener={opener} onClose={close} />
    ),
  };
}
