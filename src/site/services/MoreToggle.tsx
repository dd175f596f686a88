import styles from './MoreToggle.module.css';

/**
 * The last child of an item, of which a phone shows the heading and two lines of its list until this is
 * pressed; wider windows and paper show it whole. A checkbox, so that it needs no script.
 */
export function MoreToggle({ of }: { of: string }) {
  return (
    <label className={styles.toggle}>
      <input type="checkbox" aria-label={`Show all of ${of}`} />
    </label>
  );
}
