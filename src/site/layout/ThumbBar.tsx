import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ADDRESSES, SHEET_PAGE } from '../../app/addresses';
import { withoutEndSlash } from '../../lib/paths';
import { PageLink } from '../../ui/PageLink';
import { ESTIMATE_FORM_ID } from '../contact/estimateFormId';
import { CallLink } from '../parts/contactLinks';
import button from '../../ui/button.module.css';
import styles from './ThumbBar.module.css';

/** Whether the estimate form, whose button the bar would cover, is on screen; at first on the contact page. */
function useFormInView(isContact: boolean): boolean {
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    const form = isContact && document.getElementById(ESTIMATE_FORM_ID);
    if (!form || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) =>
      setInView(entry?.isIntersecting ?? false),
    );
    observer.observe(form);
    return () => {
      observer.disconnect();
      setInView(true);
    };
  }, [isContact]);
  return isContact && isInView;
}

/**
 * A bar with Call and Estimate at the bottom of small screens. Hidden while a field has the focus
 * (the keyboard is open), while it would cover the estimate form, and on the page of an estimate.
 */
export function ThumbBar() {
  const pathname = withoutEndSlash(useLocation().pathname);
  const isContact = pathname === ADDRESSES.contact;
  const isFormInView = useFormInView(isContact);
  // The page of an estimate has its own buttons for the customer's answer.
  if (pathname === SHEET_PAGE) return null;
  return (
    <aside
      aria-label="Call or request an estimate"
      className={isFormInView ? `${styles.bar} ${styles.away}` : styles.bar}
    >
      <CallLink label={isContact ? 'Call' : 'Call us'} isNumberShown={isContact} />
      {!isContact && (
        <PageLink className={button.solid} to={ADDRESSES.contact}>
          Free estimate
        </PageLink>
      )}
    </aside>
  );
}
