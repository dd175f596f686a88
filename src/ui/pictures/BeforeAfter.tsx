import { useState, type CSSProperties } from 'react';
import { useHydrated } from '../../app/store/hooks';
import { Photo } from './Photo';
import type { DrawingName } from './drawings';
import styles from './BeforeAfter.module.css';

interface BeforeAfterProps {
  /** The title of the pair, for the slider's label. */
  title: string;
  before: string;
  after: string;
  /** The placeholder of a picture that cannot be loaded. */
  drawing: DrawingName;
  sizes?: string;
  /** Whether it is above the fold and loads at once. */
  isEager?: boolean;
}

const MIDDLE = 50;
/** The least share of a picture, in percent, that has room for its tag. */
const TAG_SHARE = 30;

/** Returns the slider's value as text. */
function valueText(share: number): string {
  if (share === 0) return 'All after';
  if (share === 100) return 'All before';
  return `${share}% before, ${100 - share}% after`;
}

/**
 * A before and an after picture, one over the other, with a native range input that moves the
 * divider by pointer, touch or arrow keys (specification, section 2, Gallery).
 */
export function BeforeAfter({
  title,
  before,
  after,
  drawing,
  sizes,
  isEager = false,
}: BeforeAfterProps) {
  const isHydrated = useHydrated();
  const [share, setShare] = useState(MIDDLE);
  const shared = { drawing, alt: '', isEager, ...(sizes ? { sizes } : {}) };
  return (
    <div className={styles.pair} style={{ '--share': `${share}%` } as CSSProperties}>
      <Photo src={after} {...shared} />
      <div className={styles.before}>
        <Photo src={before} {...shared} />
      </div>
      <span className={styles.tag} aria-hidden="true" hidden={share < TAG_SHARE}>
        Before
      </span>
      <span
        className={`${styles.tag} ${styles.tagAfter}`}
        aria-hidden="true"
        hidden={share > 100 - TAG_SHARE}
      >
        After
      </span>
      <span className={styles.seam} aria-hidden="true" />
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={share}
        disabled={!isHydrated}
        aria-label={`Before and after: ${title}`}
        aria-valuetext={valueText(share)}
        onChange={({ currentTarget }) => setShare(Number(currentTarget.value))}
      />
    </div>
  );
}
