import type { ReactNode } from 'react';
import { Photo } from './Photo';
import type { PicturePair } from './picturePair';
import { MIDDLE, showShare, valueText } from './showShare';
import styles from './BeforeAfter.module.css';

interface BeforeAfterProps {
  pair: PicturePair;
  /** The id of the button that opens the pair full screen, which a press on the pictures does too. */
  opener?: string;
  sizes: string;
  /** Whether it is above the fold and loads at once. */
  isEager?: boolean;
  /** What is over the pictures, such as the opener. */
  children?: ReactNode;
}

/**
 * A before picture over an after one, with a native range that moves the divider by pointer, touch
 * or keys; uncontrolled, so that hydration keeps its place.
 */
export function BeforeAfter({
  pair: { title, before, after, drawing },
  opener,
  sizes,
  isEager = false,
  children,
}: BeforeAfterProps) {
  const picture = (src: string) => (
    <Photo src={src} drawing={drawing} alt="" isEager={isEager} sizes={sizes} />
  );
  const side = (src: string, className?: string) =>
    opener === undefined ? (
      <div className={className}>{picture(src)}</div>
    ) : (
      <label htmlFor={opener} className={className}>
        {picture(src)}
      </label>
    );
  return (
    <div className={styles.pair}>
      {side(after)}
      {side(before, styles.before)}
      <span className={styles.tag} aria-hidden="true" data-tag="before">
        Before
      </span>
      <span className={`${styles.tag} ${styles.tagAfter}`} aria-hidden="true" data-tag="after">
        After
      </span>
      <span className={styles.seam} aria-hidden="true" />
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        defaultValue={MIDDLE}
        data-before-after=""
        aria-label={`Before and after: ${title}`}
        aria-valuetext={valueText(MIDDLE)}
        onChange={({ currentTarget }) => showShare(currentTarget)}
      />
      {children}
    </div>
  );
}
