import type { ReactNode } from 'react';
import { RichText } from '../../ui/richText/RichText';
import styles from './CallToAction.module.css';

interface CallToActionProps {
  /** May contain markup, like stored copy. */
  title: string;
  text: string;
  /** The buttons, the button that suits the page first. */
  children: ReactNode;
  /** A decorative note on the board. */
  note?: readonly { text: string; isDone?: boolean }[];
}

/** The last section of a page: its call to action. */
export const CallToAction = ({ title, text, children, note }: CallToActionProps) => (
  <section className={`wrap no-print ${styles.section}`}>
    <div className={styles.board}>
      <div className={styles.text}>
        <RichText as="h2" html={title} />
        <RichText as="p" html={text} />
        <div className={styles.actions}>{children}</div>
      </div>
      {note && (
        <ul className={styles.note} aria-hidden="true">
          {note.map((line) => (
            <li key={line.text} className={line.isDone ? styles.done : undefined}>
              {line.text}
            </li>
          ))}
        </ul>
      )}
    </div>
  </section>
);
