import { useEffect, useState, type RefObject } from 'react';
import { isUploadedPicture } from '../../lib/pictureAddresses';

/**
 * Returns an `<img>`'s `src` for the address of a picture. An uploaded picture's is undefined until its frame is
 * near the screen and the picture is read, and null while it is not in this browser. The database is opened only
 * for uploaded pictures.
 */
export function usePictureSource(
  address: string,
  frame: RefObject<HTMLElement | null>,
  isThumbnail = false,
): string | null | undefined {
  const [shown, setShown] = useState<{ address: string; source: string | null | undefined }>();
  const isUploaded = isUploadedPicture(address);
  useEffect(() => {
    if (!isUploaded) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    const show = (source: string | null | undefined): void => setShown({ address, source });
    const start = async (): Promise<void> => {
      const { showPicture } = await import('../../persistence/pictures/showPicture');
      if (!signal.aborted)
        showPicture(address, { show, element: frame.current, isThumbnail, signal });
    };
    start().catch((error: unknown) => console.warn('Uploaded pictures cannot be shown:', error));
    return () => ended.abort();
  }, [address, frame, isUploaded, isThumbnail]);
  if (!isUploaded) return address;
  return shown?.address === address ? shown.source : undefined;
}
