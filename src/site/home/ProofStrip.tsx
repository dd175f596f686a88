import type { business } from '../../business';
import { pluralize } from '../../lib/text';
import { OutsideLink } from '../../ui/OutsideLink';
import { proofLabels } from '../copy/home';
import styles from './ProofStrip.module.css';

interface ProofStripProps {
  proof: (typeof business)['proof'];
}

/** Returns the average and the number of reviews, such as `4.9 of 5, 37 reviews`. */
const reviewFigures = ({ rating, count }: ProofStripProps['proof']['reviews']): string =>
  `${rating > 0 ? `${rating} of 5, ` : ''}${pluralize(count, 'review')}`;

/**
 * What a visitor can check: license, insurer, the owner, reviews with their source. A part that is empty
 * is left out, and the strip where all are; a number of reviews without a source is no proof.
 */
export function ProofStrip({ proof }: ProofStripProps) {
  const { license, insurer, owner, reviews } = proof;
  const hasReviews = reviews.count > 0 && reviews.source !== '';
  if (!license && !insurer && !owner.name && !hasReviews) return null;
  return (
    <div className="wrap">
      <ul className={styles.proof} aria-label={proofLabels.strip}>
        {owner.name !== '' && (
          <li>
            {owner.picture !== '' && (
              <img
                src={owner.picture}
                alt=""
                width={56}
                height={56}
                loading="lazy"
                decoding="async"
                referrerPolicy="no-referrer"
              />
            )}
            <div>
              <strong>{owner.name}</strong>
              <span>{proofLabels.owner}</span>
            </div>
          </li>
        )}
        {license !== '' && (
          <li>
            <div>
              <strong>{license}</strong>
              <span>{proofLabels.license}</span>
            </div>
          </li>
        )}
        {insurer !== '' && (
          <li>
            <div>
              <strong>{insurer}</strong>
              <span>{proofLabels.insurer}</span>
            </div>
          </li>
        )}
        {hasReviews && (
          <li>
            <div>
              <strong>{reviewFigures(reviews)}</strong>
              <span>
                {proofLabels.reviews}{' '}
                {reviews.link === '' ? (
                  reviews.source
                ) : (
                  <OutsideLink to={reviews.link}>{reviews.source}</OutsideLink>
                )}
              </span>
            </div>
          </li>
        )}
      </ul>
    </div>
  );
}
