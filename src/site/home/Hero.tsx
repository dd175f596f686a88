import { ADDRESSES } from '../../app/addresses';
import { formatDollars } from '../../lib/money';
import { Icon } from '../../ui/Icon';
import { PageLink } from '../../ui/PageLink';
import { Photo } from '../../ui/pictures/Photo';
import { RichText } from '../../ui/richText/RichText';
import button from '../../ui/button.module.css';
import { BookOnline } from '../booking/BookOnline';
import { plansFrom, trustBadges } from '../copy/home';
import { lowestPlanPrice, PLANS_ID } from '../copy/services';
import { CallLink } from '../parts/CallLink';
import type { Copy } from '../copy/useCopy';
import styles from './Hero.module.css';

const BADGE_ICONS = ['shield', 'clock', 'pin'] as const;

/** The hero: headline, subtitle and picture from the store, and the three trust badges. */
export const Hero = ({ copy }: { copy: Copy }) => (
  <section className={styles.hero}>
    <Photo
      className={`${styles.scene} no-print`}
      src={copy.image('hero-image')}
      drawing="hero-hillside"
      sizes="(min-width: 60em) 70vw, 100vw"
      isEager
    />
    <div className={`wrap ${styles.front}`}>
      <div className={styles.sign}>
        <RichText as="h1" html={copy.content('hero-title')} />
        <RichText as="p" html={copy.content('hero-subtitle')} className={styles.subtitle} />
        <div className={`${styles.actions} no-print`}>
          <CallLink />
          <BookOnline className={button.outline} />
        </div>
        <p className={styles.further}>
          <PageLink className={button.quiet} to={ADDRESSES.services}>
            View Services
            <Icon name="arrow" />
          </PageLink>
          <PageLink className={button.quiet} to={`${ADDRESSES.services}#${PLANS_ID}`}>
            {plansFrom.before} {formatDollars(lowestPlanPrice)} {plansFrom.after}
          </PageLink>
        </p>
      </div>
    </div>
    <ul className={`wrap ${styles.badges}`}>
      {trustBadges.map(({ label, text }, index) => (
        <li key={label}>
          <Icon name={BADGE_ICONS[index] ?? 'check'} size={30} />
          <div>
            <strong>{label}</strong>
            <span>{text}</span>
          </div>
        </li>
      ))}
    </ul>
  </section>
);
