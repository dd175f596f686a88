import { ADDRESSES } from '../../app/addresses';
import { PageLink } from '../../ui/PageLink';
import button from '../../ui/button.module.css';
import { ErrorHeading } from './ErrorHeading';

/** The page of an unknown address. */
export const NotFoundPage = () => (
  <ErrorHeading message="404 Not Found">
    <PageLink className={button.primary} to={ADDRESSES.home}>
      Back to the home page
    </PageLink>
  </ErrorHeading>
);
