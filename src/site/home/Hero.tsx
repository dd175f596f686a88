import { ADDRESSES } from '../../app/addresses';
import type { business } from '../../business';
import { formatDollars } from '../../lib/money';
import { pluralize } from '../../lib/text';
import { Icon } from '../../ui/Icon';
import { OutsideLink } from '../../ui/OutsideLink';
import { PageLink } from '../../ui/PageLink';
import { Photo } from '../../ui/pictures/Photo';
import { RichText } from '../../ui/richText/RichText';
import { BookOnline } from '../booking/BookOnline';
import { plansFrom, trustBadges, proofLabels } from '../copy/home';
import { lowestPlanPrice, PLANS_ID } from '../copy/services';
import type { Copy } from '../copy/useCopy';
import { CallLink } from '../parts/contactLinks';
import button from '../../ui/button.module.css';
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

/**
 * What a visitor can check: the owner, license, insurer, reviews with their source. A part that is empty
 * is left out, and the strip where all are; a number of reviews without a source is no proof.
 */
export function ProofStrip({ proof }: { proof: (typeof business)['proof'] }) {
  const { license, insurer, owner, reviews } = proof;
  const average = reviews.rating > 0 ? `${reviews.rating} of 5, ` : '';
  const source = reviews.link ? (
    <OutsideLink to={reviews.link}>{reviews.source}</OutsideLink>
  ) : (
    reviews.source
  );
  const parts = [
    { fact: owner.name, label: proofLabels.owner, picture: owner.picture },
    { fact: license, label: proofLabels.license },
    { fact: insurer, label: proofLabels.insurer },
    {
      fact: reviews.source && reviews.count > 0 && average + pluralize(reviews.count, 'review'),
      label: source,
    },
  ].filter(({ fact }) => fact);
  if (parts.length === 0) return null;
  return (
    <ul className={`wrap ${styles.badges}`} aria-label={proofLabels.strip}>
      {parts.map(({ fact, label, picture }) => (
        <li key={String(fact)}>
          {picture && (
            <img src={picture} alt="" width={56} height={56} referrerPolicy="no-referrer" />
          )}
          <div>
            <strong>{fact}</strong>
            <span>{label}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
