import { ADDRESSES } from '../../app/addresses';
import { PageLink } from '../../ui/PageLink';
import { CallLink, EmailLink } from '../parts/contactLinks';
import button from '../../ui/button.module.css';
import styles from './ErrorHeading.module.css';

/** The page that the service worker shows without a connection where the page is not cached. */
export const OfflinePage = () => (
  <div className={`wrap ${styles.error}`}>
    <div>
      <title>No connection</title>
      <meta name="robots" content="noindex" />
      <h1>No connection</h1>
      <p>
        This page has not been opened on this device before. Call us, or write to <EmailLink />.
      </p>
      <div className={styles.actions}>
        <CallLink />
        <PageLink className={button.secondary} to={ADDRESSES.contact}>
          Contact
        </PageLink>
      </div>
    </div>
  </div>
);
