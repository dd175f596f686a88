import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Lightbox as LightboxComponent } from '../../ui/pictures/Lightbox';
import type { ProjectPicture } from './pictures';

type LightboxType = ComponentType<ComponentProps<typeof LightboxComponent>>;

const importLightbox = async (): Promise<LightboxType> =>
  (await import('../../ui/pictures/Lightbox')).Lightbox;

type PictureKey = Pick<ProjectPicture, 'projectId' | 'moment'>;

/** History state of the entry in which the lightbox is open. */
interface LightboxState {
  enlarged?: PictureKey;
}

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
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const [Lightbox, setLightbox] = useState<LightboxType>();
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const [failure, setFailure] = useState('');
  // Going back takes a moment, in which a second Escape must not leave the page.
  const isClosing = useRef(false);

  const enlarged = (state as LightboxState | null)?.enlarged;
  const start = pictures.findIndex(
    ({ projectId, moment }) => projectId === enlarged?.projectId && moment === enlarged.moment,
  );
  const isOpen = start !== -1;

  const close = useCallback((): void => {
    if (isClosing.current) return;
    isClosing.current = true;
    void navigate(-1);
  }, [navigate]);

  useEffect(() => {
    if (!isOpen) isClosing.current = false;
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
      const entry: LightboxState = { enlarged: { projectId, moment } };
      void navigate({ pathname, search }, { state: entry });
    },
    lightbox: isOpen && Lightbox && (
      <Lightbox key={key} pictures={pictures} start={start} opener={opener} onClose={close} />
    ),
  };
}
