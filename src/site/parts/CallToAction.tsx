import type { ReactNode } from 'react';
import { RichText } from '../../ui/richText/RichText';
import styles from './CallToAction.module.css';

/** A list as it hangs on a fridge: decoration, two of five done. */
const LIST = [
  { text: 'Porch step', isDone: true },
  { text: 'Back door sticks', isDone: true },
  { text: 'Draft in the hall', isDone: false },
  { text: 'Gutters before snow', isDone: false },
  { text: 'That ceiling stain', isDone: false },
];

interface CallToActionProps {
  /** May hold markup, as stored copy does. */
  title: string;
  text: string;
  /** The buttons. */
  children: ReactNode;
}

/** The end of a page: what to do now, beside the list that everybody has. */
export function CallToAction({ title, text, children }: CallToActionProps) {
  return (
    <section className={`wrap ${styles.section}`}>
      <div className={styles.board}>
        <div className={styles.text}>
          <RichText as="h2" html={title} />
          <RichText as="p" html={text} />
          <div className={styles.actions}>{children}</div>
        </div>
        <ul className={styles.note} aria-hidden="true">
          {LIST.map((line) => (
            <li key={line.text} className={line.isDone ? styles.done : undefined}>
              {line.text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
