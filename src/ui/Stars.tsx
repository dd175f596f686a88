import styles from './Stars.module.css';

const STAR = 'M12 2.6 15 9l7 .9-5.1 4.8 1.3 6.9L12 18.2l-6.2 3.4 1.3-6.9L2 9.9 9 9z';
const MOST = 5;

/** A rating as stars, out of five. */
export const Stars = ({ rating }: { rating: number }) => (
  <svg
    className={styles.stars}
    viewBox={`0 0 ${MOST * 26} 24`}
    role="img"
    aria-label={`${rating} out of ${MOST} stars`}
  >
    {Array.from({ length: MOST }, (_, index) => (
      <path
        key={index}
        d={STAR}
        transform={`translate(${index * 26} 0)`}
        className={index < rating ? undefined : styles.empty}
      />
    ))}
  </svg>
);
