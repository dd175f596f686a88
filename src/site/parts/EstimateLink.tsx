import { ADDRESSES } from '../../app/addresses';
import { PageLink } from '../../ui/PageLink';
import button from '../../ui/button.module.css';

/** The button that leads to the estimate form; `isFirst` where it is the first one of its place. */
export const EstimateLink = ({ isFirst = false }: { isFirst?: boolean }) => (
  <PageLink className={isFirst ? button.primary : button.outline} to={ADDRESSES.contact}>
    Get Free Estimate
  </PageLink>
);
