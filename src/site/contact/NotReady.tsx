import { EmailLink } from '../parts/EmailLink';
import { PhoneLink } from '../parts/PhoneLink';
import styles from './EstimateForm.module.css';

/** How to reach the business while the form cannot send, shown by styles (`startState.ts`). */
export function NotReady() {
  return (
    <p className={styles.notReady} role="status">
      <span className={styles.late}>The form is still loading. You need not wait for it:</span>
      <span className={styles.failed}>
        The form could not be loaded. Please reload the page, or
      </span>{' '}
      call <PhoneLink /> or write to <EmailLink />.
    </p>
  );
}
