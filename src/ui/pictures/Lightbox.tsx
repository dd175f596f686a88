import { useId, useState, type KeyboardEvent, useRef, type TouchEvent } from 'react';
import { Icon } from '../Icon';
import { useModal } from '../useModal';
import { BeforeAfter } from './BeforeAfter';
import { Photo } from './Photo';
import { captionOf, sourceOf, type PicturePair } from './picturePair';
import { useZoom } from './useZoom';
import styles from './Lightbox.module.css';

/** What the lightbox shows of a pair: one picture, or both with the slider. */
export const LIGHTBOX_VIEWS = ['Before', 'Compare', 'After'] as const;
export type LightboxView = (typeof LIGHTBOX_VIEWS)[number];

/** The steps of the buttons that lead on, with their labels and icons. */
const MOVES = [
  { by: -1, label: 'Previous', icon: 'back' },
  { by: 1, label: 'Next', icon: 'arrow' },
] as const;

interface LightboxProps {
  pairs: readonly PicturePair[];
  /** The index of the first pair shown, and what of it. */
  start: number;
  view: LightboxView;
  /** The element that gets the focus back. */
  opener: HTMLElement | null;
  onClose: () => void;
}

/**
 * Full-screen viewer for pairs of pictures, one by one or compared. Arrow keys and swipes move on,
 * to the next pair where two are compared; pinch, double tap, wheel, buttons, + and - enlarge. The
 * position is announced, and the focus stays inside until it goes back.
 */
export function Lightbox({ pairs, start, view: firstView, opener, onClose }: LightboxProps) {
  const modal = useModal(opener, onClose);
  const [{ index, view }, show] = useState({ index: start, view: firstView });
  const { attach, canZoom, isZoomed, zoomIn, zoomOut, onKey } = useZoom();
  const title = useId();

  const isCompared = view === 'Compare';
  const count = isCompared ? pairs.length : pairs.length * 2;
  const position = isCompared ? index : index * 2 + Number(view === 'After');
  const move = (by: number): void => {
    const to = (position + by + count) % count;
    if (isCompared) show({ index: to, view });
    else show({ index: Math.floor(to / 2), view: to % 2 === 0 ? 'Before' : 'After' });
  };
  const swipe = useSwipe((direction) => {
    if (!isZoomed) move(direction);
  });
  const pair = pairs[index];
  if (!pair) return null;
  const caption = isCompared ? pair.title : captionOf(pair, view);

  const onKeyDown = (event: KeyboardEvent): void => {
    // With these the browser zooms, or moves in the history.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    // A slider has arrow keys of its own.
    if (event.target instanceof HTMLInputElement && event.key.startsWith('Arrow')) return;
    if (!onKey(event)) {
      if (by === undefined) return;
      move(by);
    }
    event.preventDefault();
  };

  return (
    <dialog
      {...modal}
      className={styles.lightbox}
      aria-labelledby={title}
      onKeyDown={onKeyDown}
      {...swipe}
    >
      <div className={styles.content}>
        <button type="button" className={styles.close} onClick={onClose} aria-label="Close">
          <Icon name="close" size={28} />
        </button>
        {canZoom && (
          <div className={styles.zoom}>
            <button type="button" onClick={zoomIn} aria-label="Zoom in">
              +
            </button>
            <button type="button" onClick={zoomOut} aria-label="Zoom out" aria-disabled={!isZoomed}>
              −
            </button>
          </div>
        )}
        <div className={styles.frame} data-zoomed={isZoomed || undefined}>
          <div key={`${index} ${view}`} ref={attach} className={styles.enlarged}>
            <ShownPicture pair={pair} view={view} caption={caption} />
          </div>
        </div>
        <div className={styles.bar}>
          <p className={styles.caption}>
            <span id={title}>{caption}</span>
            {pair.note !== undefined && <span>{pair.note}</span>}
            <output>{count > 1 && `${position + 1} of ${count}`}</output>
          </p>
          <ViewButtons view={view} onChoose={(chosen) => show({ index, view: chosen })} />
        </div>
        {count > 1 && <MoveButtons noun={isCompared ? 'project' : 'picture'} onMove={move} />}
      </div>
    </dialog>
  );
}

interface ShownPictureProps {
  pair: PicturePair;
  view: LightboxView;
  caption: string;
}

/** A picture of a pair, or both with the slider. */
const ShownPicture = ({ pair, view, caption }: ShownPictureProps) =>
  view === 'Compare' ? (
    <div className={styles.pair}>
      <BeforeAfter pair={pair} sizes="100vw" isEager />
    </div>
  ) : (
    <Photo
      className={styles.picture}
      src={sourceOf(pair, view)}
      drawing={pair.drawing}
      alt={caption}
      sizes="100vw"
      isEager
    />
  );

interface ViewButtonsProps {
  view: LightboxView;
  onChoose: (view: LightboxView) => void;
}

const ViewButtons = ({ view, onChoose }: ViewButtonsProps) => (
  <div className={styles.views} role="group" aria-label="View">
    {LIGHTBOX_VIEWS.map((offered) => (
      <button
        key={offered}
        type="button"
        aria-pressed={offered === view}
        onClick={() => onChoose(offered)}
      >
        {offered}
      </button>
    ))}
  </div>
);

/** The buttons that lead on; their styles are named like their icons. */
const MoveButtons = ({ noun, onMove }: { noun: string; onMove: (by: number) => void }) =>
  MOVES.map(({ by, label, icon }) => (
    <button
      key={by}
      type="button"
      className={styles[icon]}
      onClick={() => onMove(by)}
      aria-label={`${label} ${noun}`}
    >
      <Icon name={icon} size={28} />
    </button>
  ));

/** The shortest swipe, in pixels. */
const SWIPE_PX = 48;

/** Calls back with 1 for a swipe to the left, -1 to the right. A swipe cannot begin on a slider. */
function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ clientX: number; clientY: number }>(undefined);
  return {
    onTouchStart: ({ touches, target }: TouchEvent): void => {
      // Two fingers zoom, and in a page that the browser has zoomed, one finger moves it.
      const isSwipe = touches.length === 1 && (window.visualViewport?.scale ?? 1) === 1;
      start.current = isSwipe && !(target instanceof HTMLInputElement) ? touches[0] : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent): void => {
      const end = changedTouches[0];
      if (!start.current || !end) return;
      const x = end.clientX - start.current.clientX;
      const y = end.clientY - start.current.clientY;
      if (Math.abs(x) >= SWIPE_PX && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
  };
}
