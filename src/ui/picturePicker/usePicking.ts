import {
  useEffect,
  useEffectEvent,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type RefObject,
} from 'react';
import { isWebAddress } from '../../lib/fields';
import { isPictureData, pictureIn } from '../../persistence/pictures/pictureData';
import { takeAddress, takeFile } from './takePicture';
import { usePictureIntake, useTypedAddress } from './usePictureIntake';
import type { MarkUnfinished } from './useUnfinishedPictures';

/** Returns what is dragged from another page: a picture in it, or the address of a picture or a link; empty for anything else. */
function draggedFrom(data: DataTransfer): Blob | string {
  const page = new DOMParser().parseFromString(data.getData('text/html'), 'text/html');
  // The link around a picture leads to another page.
  const sources = Array.from(page.images, (image) => image.getAttribute('src') ?? '');
  const source = sources.find((src) => isPictureData(src) || isWebAddress(src));
  if (source !== undefined) return isPictureData(source) ? pictureIn(source) : source;
  const lines = data.getData('text/uri-list').split(/\r?\n/);
  return lines.find((line) => line !== '' && !line.startsWith('#')) ?? '';
}

interface PickingOptions {
  /** The id of the picker among the unfinished pictures of its form. */
  id: string;
  /** The button of the picker, which gets the focus where nothing is typed. */
  chooser: RefObject<HTMLElement | null>;
  onChange: (address: string) => void;
  isPhoto: boolean;
  pictures: MarkUnfinished;
}

/** Takes what is chosen, dropped, pasted or typed as the picture; a save of the form waits for it. */
export function usePicking({ id, chooser, onChange, isPhoto, pictures }: PickingOptions) {
  const [isOver, setOver] = useState(false);
  const { progress, problem, take, settled, clear } = usePictureIntake(onChange);
  const address = useTypedAddress((typed) =>
    take('Loading the picture…', () => takeAddress(typed)),
  );

  const finish = useEffectEvent(async (): Promise<boolean> => {
    if ((await settled()) && (await address.submitIfNew())) return true;
    (address.input.current?.value === '' ? chooser : address.input).current?.focus();
    return false;
  });
  const isUnfinished = progress !== undefined || address.typed.trim() !== '';
  useEffect(() => {
    if (!isUnfinished) return undefined;
    pictures(id, () => finish());
    return () => pictures(id, undefined);
  }, [id, isUnfinished, pictures]);

  const [isOneOfMany, setOneOfMany] = useState(false);
  const acceptFile = (file: Blob): void => {
    // The file replaces an address still in the field.
    address.type('');
    void take('Processing the picture…', () => takeFile(file, isPhoto));
  };
  /** Takes the first of some files; returns whether there is one. */
  const acceptFiles = (files: ArrayLike<File>): boolean => {
    const [file] = Array.from(files);
    if (!file) return false;
    setOneOfMany(files.length > 1);
    acceptFile(file);
    return true;
  };
  const remove = (): void => {
    clear();
    setOneOfMany(false);
    address.type('');
    onChange('');
    chooser.current?.focus();
  };

  /** The props of the element on which a picture may be dropped. */
  const target = {
    onPaste: (event: ClipboardEvent): void => {
      if (acceptFiles(event.clipboardData.files)) event.preventDefault();
    },
    onDragOver: (event: DragEvent): void => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent): void => {
      event.preventDefault();
      setOver(false);
      if (acceptFiles(event.dataTransfer.files)) return;
      const dragged = draggedFrom(event.dataTransfer);
      if (typeof dragged !== 'string') {
        acceptFile(dragged);
        return;
      }
      address.type(dragged);
      void address.submit();
    },
  };

  return { address, progress, problem, isOneOfMany, isOver, target, acceptFiles, remove };
}
