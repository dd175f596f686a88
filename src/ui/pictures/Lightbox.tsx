import { useId, useState, type KeyboardEvent } from 'react';
import { Icon } from '../Icon';
import { Photo } from './Photo';
import type { DrawingName } from './drawings';
import styles from './Lightbox.module.css';
import { useModal } from '../useModal';

/** A picture of the lightbox. */
export interface LightboxPicture {
  src: string;
  /** The placeholder of a picture that cannot be loaded. */
  drawing: DrawingName;
  /** The picture's description, shown below it. */
  caption: string;
}

interface LightboxProps {
  pictures: readonly LightboxPicture[];
  /** The index of the first picture shown. */
  start: number;
  /** The element that gets the focus back. */
  opener: HTMLElement | null;
  onClose: () => void;
}

/**
 * Full-screen viewer for pictures (section 2, Gallery): arrow keys move, Escape and the close
 * button close, the position is announced, and the focus stays inside until it goes back.
 */
export function Lightbox({ pictures, start, opener, onClose }: LightboxProps) {
  const dialog = useModal(opener);
  const [index, setIndex] = useState(start);
  const title = useId();
  const picture = pictures[index];
  if (!picture) return null;

  const move = (by: number): void => setIndex((index + by + pictures.length) % pictures.length);
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(by);
  };

  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-labelledby={title}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <figure>
        <Photo
          key={picture.src}
          className={styles.picture}
          src={picture.src}
          drawing={picture.drawing}
          alt={picture.caption}
          sizes="100vw"
          isEager
        />
        <figcaption>
          <span id={title}>{picture.caption}</span>
          <output>
            {index + 1} of {pictures.length}
          </output>
        </figcaption>
      </figure>
      <button type="button" className={styles.close} onClick={onClose} aria-label="Close">
        <Icon name="close" size={28} />
      </button>
      <button
        type="button"
        className={styles.previous}
        onClick={() => move(-1)}
        aria-label="Previous picture"
      >
        <Icon name="back" size={28} />
      </button>
      <button
        type="button"
        className={styles.next}
        onClick={() => move(1)}
        aria-label="Next picture"
      >
        <Icon name="arrow" size={28} />
      </button>
    </dialog>
  );
}
