import styles from './EmptyResult.module.css';

/** The message of an empty list. */
export const EmptyResult = ({ title, text }: { title: string; text: string }) => (
  <div className={styles.empty}>
    <h2>{title}</h2>
    {text !== '' && <p>{text}</p>}
  </div>
);
