import type { ReactNode } from 'react';
import type { DrawingName } from '../../ui/pictures/drawings';
import { Photo } from '../../ui/pictures/Photo';
import { RichText } from '../../ui/richText/RichText';
import styles from './PageHero.module.css';

interface PageHeroProps {
  /** May contain markup, like stored copy. */
  title: string;
  subtitle?: string;
  /** How what needs scripts is used. */
  hint?: string;
  drawing?: DrawingName;
  /** Buttons below the text. */
  children?: ReactNode;
}

/** The hero of an inner page: a painted board with a drawing. */
export const PageHero = ({ title, subtitle, hint, drawing, children }: PageHeroProps) => (
  <header className={drawing ? `${styles.hero} ${styles.pictured}` : styles.hero}>
    <div className={`wrap ${styles.row}`}>
      <div className={styles.text}>
        <RichText as="h1" html={title} />
        {subtitle !== undefined && <RichText as="p" html={subtitle} className={styles.subtitle} />}
        {hint !== undefined && (
          <p className={`${styles.subtitle} no-print`} data-scripted="">
            {hint}
          </p>
        )}
        {children !== undefined && <div className={styles.actions}>{children}</div>}
      </div>
      {drawing && (
        // Not in the first view of a phone, which is not shown it.
        <Photo
          className={styles.picture}
          drawing={drawing}
          sizes="(min-width: 60em) 26rem, 100vw"
        />
      )}
    </div>
  </header>
);
