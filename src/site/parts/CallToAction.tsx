import type { ReactNode } from 'react';
import { business } from '../../business';
import { RichText } from '../../ui/richText/RichText';
import styles from './CallToAction.module.css';

interface CallToActionProps {
  /** May contain markup, like stored copy. */
  title: string;
  text: string;
  /** The buttons. */
  children: ReactNode;
}

/** The last section of a page: its call to action, beside a decorative list. */
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
          {business.toDoList.map((line) => (
            <li key={line.text} className={line.isDone ? styles.done : undefined}>
              {line.text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
