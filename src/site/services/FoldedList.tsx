import styles from './FoldedList.module.css';
import page from './ServicesPage.module.css';

/**
 * The list at the end of an item. A phone shows the item's heading and two lines of the list until its
 * checkbox, which needs no script, is pressed; wider windows and paper show everything.
 */
export const FoldedList = ({ of, items }: { of: string; items: readonly string[] }) => (
  <>
    <ul className={page.ticks}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
    <input type="checkbox" className={styles.toggle} aria-label={`Show all of ${of}`} />
  </>
);
