import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ADDRESSES } from '../../app/addresses';
import { business } from '../../business';
import { Icon } from '../../ui/Icon';
import { useHistoryEntry } from '../../ui/overlays/useHistoryEntry';
import { PageLink } from '../../ui/PageLink';
import { useModal } from '../../ui/useModal';
import { ESTIMATE_FORM_ID } from '../contact/estimateFormId';
import { CallLink } from '../parts/contactLinks';
import { connectBookOnline, type BookingService } from './bookingScript';
import button from '../../ui/button.module.css';
import styles from './BookingFallback.module.css';

const bookingService: BookingService = { ...business.booking, orgName: business.name };

interface BookOnlineProps {
  label?: string;
  className?: string | undefined;
  service?: BookingService;
}

/** Returns where the widget is, for the page script; without a service, that it needs the app. */
const forPageScript = ({ token, scriptUrl, globalName }: BookingService) =>
  token === '' ? { 'data-app': '' } : { 'data-script': scriptUrl, 'data-global': globalName };

/**
 * Book Online: a link to the contact page, and with scripts a button that opens the booking widget, or
 * offers phone and form. `connectBookOnline`, which the page script calls too, makes it the button.
 */
export function BookOnline({
  label = 'Book Online',
  className,
  service = bookingService,
}: BookOnlineProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const id = useId();
  const [opened, offer, close] = useHistoryEntry<string>('booking');
  const offerFallback = useEffectEvent(() => {
    setOpener(link.current);
    offer(id);
  });
  useEffect(() => {
    const connection = new AbortController();
    const at = service.token === '' ? undefined : service;
    if (link.current) connectBookOnline(link.current, at, offerFallback, connection.signal);
    return () => connection.abort();
  }, [service]);
  return (
    <>
      <a
        ref={link}
        href={ADDRESSES.contact}
        className={className}
        data-token={service.token}
        data-orgname={service.orgName}
        {...forPageScript(service)}
        // The page script may be opening it, and puts the label back.
        suppressHydrationWarning
      >
        <Icon name="calendar" />
        {label}
      </a>
      {opened === id &&
        createPortal(<BookingFallback opener={opener} onClose={close} />, document.body)}
    </>
  );
}

interface BookingFallbackProps {
  /** The element that gets the focus back. */
  opener: HTMLElement | null;
  onClose: () => void;
}

/** The dialog shown when the booking service is not available: the phone number and the form. */
function BookingFallback({ opener, onClose }: BookingFallbackProps) {
  const modal = useModal(opener, onClose);
  const title = useId();
  return (
    <dialog {...modal} className={styles.dialog} aria-labelledby={title}>
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
          // In the entry of the dialog, which closes with it.
          replace
        >
          Request an estimate
        </PageLink>
      </div>
    </dialog>
  );
}
