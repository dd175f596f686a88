import { useEffect, useState } from 'react';
import { useAppSelector } from '../../app/store/hooks';
import { writeRequest } from '../../domain/leads/requestMessage';
import { requestOfLead } from '../../domain/leads/rules';
import type { Lead } from '../../domain/leads/schema';
import { selectLeadById } from '../../domain/leads/slice';
import { copyText } from '../../lib/copyText';
import { sentRequest, type PostState } from '../../persistence/sentRequest';
import { Icon } from '../../ui/Icon';
import { isHandheld } from '../isHandheld';
import { PhoneLink } from '../parts/contactLinks';
import { postAgain } from './postRequest';
import { mailLink, textLink } from './requestLinks';
import { useSentRequest } from './useSentRequest';
import button from '../../ui/button.module.css';
import styles from './SendItYourself.module.css';

/** The ways to send a request, by the app that opens. */
const WAYS = {
  text: { label: 'Text it', icon: 'chat', app: 'text app' },
  mail: { label: 'Email it', icon: 'mail', app: 'mail app' },
} as const;
type Way = keyof typeof WAYS;

/** What is said of a request: a heading, and a text that the phone number follows. */
interface Words {
  heading: string;
  text: string;
}

/** What is said of a request by what became of its post; `unposted` without a form service. */
const WORDS: Record<PostState | 'unposted', Words> = {
  unposted: {
    heading: 'One step left: send your request',
    text: 'Nothing has left this device yet, and nothing does unless you send it. If you don’t, call us at',
  },
  sending: { heading: 'Sending your request…', text: 'If this takes long, call us at' },
  sent: { heading: 'Sent', text: 'Your request is with us. If it is urgent, call us at' },
  offline: {
    heading: 'Will be sent when you are online',
    text: 'It waits in this browser and is sent by itself. If it is urgent, send it from your own app, or call us at',
  },
  refused: {
    heading: 'Could not be sent: call or mail',
    text: 'Send it from your own app, or call us at',
  },
};

const wordsOf = (post: PostState | undefined, opened: Way | undefined): Words =>
  opened && post !== 'sent'
    ? {
        heading: `Your ${WAYS[opened].app} has your request`,
        text: 'Press Send there, and it is with us. If nothing opened, take another way, or call us at',
      }
    : WORDS[post ?? 'unposted'];

/**
 * Says what became of the post of the request; where it was not sent, offers to send it from the
 * visitor's own mail or text app, until it is done or dismissed.
 */
export function SendItYourself({ onHidden }: { onHidden: () => void }) {
  const sent = useSentRequest();
  const lead = useAppSelector((state) => selectLeadById(state, sent?.leadId ?? ''));
  if (!sent || !lead) return null;
  return <Offer key={`${lead.id} ${sent.at}`} lead={lead} post={sent.post} onHidden={onHidden} />;
}

/** After how long each try to post follows once the browser is online, in milliseconds: a network takes a moment to carry. */
const ONLINE_TRIES_MS = [0, 2_000, 10_000];

interface OfferProps {
  lead: Lead;
  post: PostState | undefined;
  onHidden: () => void;
}

function Offer({ lead, post, onHidden }: OfferProps) {
  const [answer, setAnswer] = useState('');
  const [opened, setOpened] = useState<Way>();
  const request = requestOfLead(lead);
  const links = { mail: mailLink(request, window.location.origin), text: textLink(request) };
  const ways: readonly Way[] = isHandheld() ? ['text', 'mail'] : ['mail', 'text'];

  const copy = async (): Promise<void> => {
    setAnswer('');
    const isCopied = await copyText(writeRequest(request));
    setAnswer(isCopied ? 'Copied. Paste it into a message to us.' : 'This could not be copied.');
  };

  const isUnsent = post !== undefined && post !== 'sent';
  useEffect(() => {
    if (!isUnsent) return undefined;
    const again = (): void => void postAgain(lead.id);
    again();
    const timers: ReturnType<typeof setTimeout>[] = [];
    const onOnline = (): void => {
      timers.push(...ONLINE_TRIES_MS.map((delay) => setTimeout(again, delay)));
    };
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('online', onOnline);
      timers.forEach(clearTimeout);
    };
  }, [isUnsent, lead.id]);

  const hide = (): void => {
    sentRequest.set(undefined);
    onHidden();
  };

  const { heading, text } = wordsOf(post, opened);
  const isOffered = post !== 'sending' && post !== 'sent';
  const isDone = opened || post === 'sent';
  return (
    <section className={styles.offer} aria-labelledby="send-it-yourself">
      <h3 id="send-it-yourself" aria-live={post && 'polite'}>
        {isDone && <Icon name="check" size={32} />}
        {heading}
      </h3>
      <p>
        {text} <PhoneLink />.
      </p>
      {isOffered && (links.mail.isCut || links.text.isCut) && (
        <p>Your description is long, so a message may hold only its beginning. Copy has it all.</p>
      )}
      <div className={styles.ways}>
        {isOffered && (
          <>
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
          </>
        )}
        <button type="button" className={styles.hide} onClick={hide}>
          {isDone ? 'Done' : 'Hide this'}
        </button>
      </div>
      <output>{answer}</output>
    </section>
  );
}
