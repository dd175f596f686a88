import { useId } from 'react';
import { ADDRESSES } from '../../app/addresses';
import { Icon } from '../../ui/Icon';
import { PageLink } from '../../ui/PageLink';
import button from '../../ui/button.module.css';
import { useModal } from '../../ui/useModal';
import { ESTIMATE_FORM_ID } from '../contact/estimateFormId';
import { CallLink } from '../parts/CallLink';
import styles from './BookingFallback.module.css';

interface BookingFallbackProps {
  /** The element that gets the focus back. */
  opener: HTMLElement;
  onClose: () => void;
}

/** The dialog shown when the booking service is not available: the phone number and the form. */
export function BookingFallback({ opener, onClose }: BookingFallbackProps) {
  const dialog = useModal(opener);
  const title = useId();
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
        <Icon name="close" size={24} />
      </button>
      <h2 id={title}>Let us find a time together</h2>
      <p>
        Online booking is not available right now. Call us, or send a request, and we will set up a
        visit that suits you.
      </p>
      <div className={styles.actions}>
        <CallLink />
        <PageLink
          className={button.secondary}
          to={`${ADDRESSES.contact}#${ESTIMATE_FORM_ID}`}
          onClick={onClose}
        >
          Request an estimate
        </PageLink>
      </div>
    </dialog>
  );
}
