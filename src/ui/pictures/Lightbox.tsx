import { useId, useRef, useState, type KeyboardEvent, type TouchEvent } from 'react';
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
  /** What is said beside the caption. */
  note?: string;
}

interface LightboxProps {
  pictures: readonly LightboxPicture[];
  /** The index of the first picture shown. */
  start: number;
  /** The element that gets the focus back. */
  opener: HTMLElement | null;
  onClose: () => void;
}

/** The shortest swipe, in pixels. */
const SWIPE_PX = 48;

/**
 * Full-screen viewer for pictures: arrow keys and swipes move, Escape and the close
 * button close, the position is announced, and the focus stays inside until it goes back.
 */
export function Lightbox({ pictures, start, opener, onClose }: LightboxProps) {
  const dialog = useModal(opener);
  const [index, setIndex] = useState(start);
  const title = useId();
  const touchStart = useRef<{ x: number; y: number }>(undefined);
  const picture = pictures[index];
  if (!picture) return null;

  const move = (by: number): void => setIndex((index + by + pictures.length) % pictures.length);
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(by);
  };

  const onTouchStart = ({ touches }: TouchEvent): void => {
    const finger = touches[0];
    // Two fingers zoom, and in an enlarged picture one finger moves it.
    const isSwipe = touches.length === 1 && (window.visualViewport?.scale ?? 1) === 1;
    touchStart.current = isSwipe && finger ? { x: finger.clientX, y: finger.clientY } : undefined;
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent): void => {
    const from = touchStart.current;
    const finger = changedTouches[0];
    if (!from || !finger) return;
    const x = finger.clientX - from.x;
    if (Math.abs(x) >= SWIPE_PX && Math.abs(x) > Math.abs(finger.clientY - from.y))
      move(x < 0 ? 1 : -1);
  };

  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-labelledby={title}
      onKeyDown={onKeyDown}
      onTouchStart={onTouchStart}
      onTouchEnd={onTouchEnd}
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
          {picture.note !== undefined && <span>{picture.note}</span>}
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
