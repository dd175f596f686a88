import { useState, useSyncExternalStore } from 'react';
import { useAppSelector, useNow } from '../../app/store/hooks';
import { writeRequest } from '../../domain/leads/requestMessage';
import { SEND_OFFER_MS, requestOfLead } from '../../domain/leads/rules';
import type { Lead } from '../../domain/leads/schema';
import { selectLeadById } from '../../domain/leads/slice';
import { sentRequest } from '../../persistence/sentRequest';
import { Icon } from '../../ui/Icon';
import button from '../../ui/button.module.css';
import { mailLink, textLink } from './requestLinks';
import { PhoneLink } from '../parts/PhoneLink';
import styles from './SendItYourself.module.css';

const nothingSent = (): undefined => undefined;

/** Offers for ten minutes to send the request from the visitor's own mail or text app. */
export function SendItYourself({ onHidden }: { onHidden: () => void }) {
  const sent = useSyncExternalStore(sentRequest.subscribe, sentRequest.get, nothingSent);
  const lead = useAppSelector((state) => selectLeadById(state, sent?.leadId ?? ''));
  const now = useNow();
  if (!sent || !lead || now - sent.at >= SEND_OFFER_MS) return null;
  return <Offer key={lead.id} lead={lead} onHidden={onHidden} />;
}

function Offer({ lead, onHidden }: { lead: Lead; onHidden: () => void }) {
  const [answer, setAnswer] = useState('');
  const request = requestOfLead(lead);
  const mail = mailLink(request, window.location.origin);
  const text = textLink(request);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(writeRequest(request));
      setAnswer('Copied. Paste it into a message to us.');
    } catch (error) {
      console.error('Copying failed:', error);
      setAnswer('This could not be copied.');
    }
  };

  const hide = (): void => {
    sentRequest.set(undefined);
    onHidden();
  };

  return (
    <section className={styles.offer} aria-labelledby="send-it-yourself">
      <h3 id="send-it-yourself">One more step: send it to us</h3>
      <p>
        Nothing has left this device yet, and nothing does unless you send it. If you don’t, call us
        at <PhoneLink />.
      </p>
      {(mail.isCut || text.isCut) && (
        <p>Your description is long, so a message may hold only its beginning. Copy has it all.</p>
      )}
      <div className={styles.ways}>
        <a className={button.secondary} href={mail.href}>
          <Icon name="mail" />
          Email it
        </a>
        <a className={button.secondary} href={text.href}>
          <Icon name="phone" />
          Text it
        </a>
        <button type="button" className={button.secondary} onClick={() => void copy()}>
          Copy it
        </button>
        <button type="button" className={styles.hide} onClick={hide}>
          Hide this
        </button>
      </div>
      <output>{answer}</output>
    </section>
  );
}
