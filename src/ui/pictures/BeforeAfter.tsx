import { Photo } from './Photo';
import type { DrawingName } from './drawings';
import { MIDDLE, showShare, valueText } from './showShare';
import styles from './BeforeAfter.module.css';

interface BeforeAfterProps {
  /** The title of the pair, for the slider's label. */
  title: string;
  before: string;
  after: string;
  /** The placeholder of a picture that cannot be loaded. */
  drawing: DrawingName;
  /** The ids of the buttons that open the two pictures, which a press on them does too; if there are any. */
  openers?: { before: string; after: string };
  sizes?: string;
  /** Whether it is above the fold and loads at once. */
  isEager?: boolean;
}

/**
 * A before picture over an after one, with a native range that moves the divider by pointer, touch
 * or keys; uncontrolled, so that hydration keeps its place.
 */
export function BeforeAfter({
  title,
  before,
  after,
  drawing,
  openers,
  sizes,
  isEager = false,
}: BeforeAfterProps) {
  const Pressed = openers ? 'label' : 'span';
  const shared = { drawing, alt: '', isEager, ...(sizes ? { sizes } : {}) };
  return (
    <div className={styles.pair}>
      <Pressed {...(openers && { htmlFor: openers.after })}>
        <Photo src={after} {...shared} />
      </Pressed>
      <Pressed {...(openers && { htmlFor: openers.before })} className={styles.before}>
        <Photo src={before} {...shared} />
      </Pressed>
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
    </div>
  );
}
