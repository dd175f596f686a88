import type { business } from '../../business';
import { pluralize } from '../../lib/text';
import { OutsideLink } from '../../ui/OutsideLink';
import { proofLabels } from '../copy/home';
import styles from './Hero.module.css';

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
