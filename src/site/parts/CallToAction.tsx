import type { ReactNode } from 'react';
import { ADDRESSES } from '../../app/addresses';
import { business } from '../../business';
import { PageLink } from '../../ui/PageLink';
import button from '../../ui/button.module.css';
import { RichText } from '../../ui/richText/RichText';
import { BookOnline } from '../booking/BookOnline';
import { CallLink } from './CallLink';
import styles from './CallToAction.module.css';

interface CallToActionProps {
  /** May contain markup, like stored copy. */
  title: string;
  text: string;
  /** The buttons; by default Call, Book Online, and the estimate. */
  children?: ReactNode;
}

/** The last section of a page: its call to action, beside a decorative list. */
export function CallToAction({ title, text, children }: CallToActionProps) {
  return (
    <section className={`wrap ${styles.section}`}>
      <div className={styles.board}>
        <div className={styles.text}>
          <RichText as="h2" html={title} />
          <RichText as="p" html={text} />
          <div className={styles.actions}>
            {children ?? (
              <>
                <CallLink />
                <BookOnline className={button.outline} />
                <PageLink className={button.outline} to={ADDRESSES.contact}>
                  Get Free Estimate
                </PageLink>
              </>
            )}
          </div>
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
