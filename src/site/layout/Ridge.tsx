import styles from './Ridge.module.css';

/** Two rows of hills that end a section, in the color of the next one. */
export function Ridge() {
  return (
    <svg
      className={`${styles.ridge} no-print`}
      viewBox="0 0 1440 90"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className={styles.far}
        d="M0 62 118 34l86 20 128-46 92 38 74-16 120 34 132-50 96 32 88-22 150 42 110-36 96 26 150-20v54H0z"
      />
      <path d="M0 78l140-22 110 16 168-32 126 30 108-14 150 24 172-36 128 28 118-16 220 24v10H0z" />
    </svg>
  );
}
