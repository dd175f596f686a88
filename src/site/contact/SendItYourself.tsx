import { useState, useSyncExternalStore } from 'react';
import { useAppSelector } from '../../app/store/hooks';
import { writeRequest } from '../../domain/leads/requestMessage';
import { requestOfLead } from '../../domain/leads/rules';
import type { Lead } from '../../domain/leads/schema';
import { selectLeadById } from '../../domain/leads/slice';
import { sentRequest } from '../../persistence/sentRequest';
import { Icon } from '../../ui/Icon';
import button from '../../ui/button.module.css';
import { mailLink, textLink } from './requestLinks';
import { PhoneLink } from '../parts/PhoneLink';
import styles from './SendItYourself.module.css';

const nothingSent = (): undefined => undefined;

/** The ways to send a request, by the app that opens. */
const WAYS = {
  text: { label: 'Text it', icon: 'phone', app: 'text app' },
  mail: { label: 'Email it', icon: 'mail', app: 'mail app' },
} as const;
type Way = keyof typeof WAYS;

/** Offers to send the request from the visitor's own mail or text app, until it is done or dismissed. */
export function SendItYourself({ onHidden }: { onHidden: () => void }) {
  const sent = useSyncExternalStore(sentRequest.subscribe, sentRequest.get, nothingSent);
  const lead = useAppSelector((state) => selectLeadById(state, sent?.leadId ?? ''));
  if (!sent || !lead) return null;
  return <Offer key={`${lead.id} ${sent.at}`} lead={lead} onHidden={onHidden} />;
}

/** Whether the device is held in the hand: its text app is nearer than its mail. */
const isPhone = (): boolean => window.matchMedia('(pointer: coarse)').matches;

function Offer({ lead, onHidden }: { lead: Lead; onHidden: () => void }) {
  const [answer, setAnswer] = useState('');
  const [opened, setOpened] = useState<Way>();
  const request = requestOfLead(lead);
  const links = { mail: mailLink(request, window.location.origin), text: textLink(request) };
  const ways: readonly Way[] = isPhone() ? ['text', 'mail'] : ['mail', 'text'];

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
      <h3 id="send-it-yourself">
        {opened ? (
          <>
            <Icon name="check" size={32} /> Your {WAYS[opened].app} has your request
          </>
        ) : (
          'One step left: send your request'
        )}
      </h3>
      <p>
        {opened
          ? 'Press Send there, and it is with us. If nothing opened, take another way, or call us at '
          : 'Nothing has left this device yet, and nothing does unless you send it. If you don’t, call us at '}
        <PhoneLink />.
      </p>
      {(links.mail.isCut || links.text.isCut) && (
        <p>Your description is long, so a message may hold only its beginning. Copy has it all.</p>
      )}
      <div className={styles.ways}>
        {ways.map((way, index) => (
          <a
            key={way}
            className={index === 0 && !opened ? button.primary : button.secondary}
            href={links[way].href}
            onClick={() => setOpened(way)}
          >
            <Icon name={WAYS[way].icon} />
            {WAYS[way].label}
          </a>
        ))}
        <button type="button" className={button.secondary} onClick={() => void copy()}>
          Copy it
        </button>
        <button type="button" className={styles.hide} onClick={hide}>
          {opened ? 'Done' : 'Hide this'}
        </button>
      </div>
      <output>{answer}</output>
    </section>
  );
}
