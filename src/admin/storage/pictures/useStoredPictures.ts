import { useEffect, useState } from 'react';
import { freeBytes } from '../../../persistence/persistentStorage';
import { listPictures, type StoredPicture } from '../../../persistence/pictures/pictures';
import { pictureRoom } from '../../../persistence/pictures/storageUsage';
import { useStorageUsage } from '../useStorageUsage';

interface StoredPictures {
  isRead: boolean;
  pictures: readonly StoredPicture[];
  /** How many bytes are free for more; undefined if the browser does not say. */
  free?: number | undefined;
  /** Whether this browser has no database, so that pictures share the room of leads. */
  isLocal?: boolean;
}

/** Returns the uploaded pictures of this browser, read again whenever its storage is measured. */
export function useStoredPictures(): StoredPictures {
  const usage = useStorageUsage();
  const [stored, setStored] = useState<StoredPictures>({ isRead: false, pictures: [] });
  useEffect(() => {
    let isCurrent = usage !== undefined;
    const read = async (): Promise<void> => {
      const [pictures, free] = [await listPictures(), await freeBytes()];
      if (isCurrent) setStored({ isRead: true, pictures, free, isLocal: pictureRoom.isLocal });
    };
    read().catch((error: unknown) => console.warn('Pictures cannot be listed', error));
    return () => {
      isCurrent = false;
    };
    // Read again whenever storage was measured.
  }, [usage]);
  return stored;
}
