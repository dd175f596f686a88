import { useState } from 'react';
import { billing, business } from '../../business';
import { writeAnswer } from '../../domain/leads/customerAnswer';
import { estimateTotals } from '../../domain/estimates/rules';
import { balanceCents, type Sheet } from '../../domain/estimates/sheet';
import { localDay } from '../../lib/dates';
import { mailHref, textHref } from '../../lib/messageLinks';
import { formatCents } from '../../lib/money';
import { telHref } from '../../lib/phones';
import { safeUrl } from '../../lib/safeUrl';
import { Icon } from '../../ui/Icon';
import { OutsideLink } from '../../ui/OutsideLink';
import button from '../../ui/button.module.css';
import { isPhone } from '../isPhone';
import { PhoneLink } from '../parts/PhoneLink';
import { sheetTitle } from './SheetView';
import styles from './SheetPage.module.css';

/** The apps that an answer can be sent from. */
const WAYS = {
  text: { label: 'by text', app: 'text app', icon: 'chat' },
  mail: { label: 'by email', app: 'mail app', icon: 'mail' },
} as const;
type Way = keyof typeof WAYS;

const linkOf = (way: Way, subject: string, words: string): string =>
  way === 'mail'
    ? mailHref(business.email, subject, words)
    : textHref(telHref(business.phone), words);

interface SheetActionsProps {
  sheet: Sheet;
  code: string;
}

/** What the customer can do with a sheet: accept it, ask about it, pay it and print it, by their own apps. */
export function SheetActions({ sheet, code }: SheetActionsProps) {
  const [opened, setOpened] = useState<Way>();
  const [answer, setAnswer] = useState('');
  const [today] = useState(() => localDay(new Date()));
  const { kind, number, validUntil } = sheet;
  const isOver = validUntil !== '' && validUntil < today;
  const owedCents = balanceCents(sheet);
  const payAddress = safeUrl(billing.paymentAddress, ['https:']);
  const ways: readonly Way[] = isPhone() ? ['text', 'mail'] : ['mail', 'text'];
  const about = { kind, number, code };
  const total = formatCents(estimateTotals(sheet).totalCents);
  const answers = [
    ...(kind === 'estimate' && !isOver ? [['Accept', writeAnswer(about, total)] as const] : []),
    ['Ask', writeAnswer(about)] as const,
  ];
  const subject = (label: string): string =>
    `${label === 'Ask' ? 'Question about' : 'Accepted:'} ${sheetTitle(sheet)}`;

  const copy = async (words: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(words);
      setAnswer('Copied. Paste it into a message to us.');
    } catch (error) {
      console.error('Copying failed:', error);
      setAnswer('This could not be copied.');
    }
  };
  const pay = payAddress !== undefined && owedCents > 0 && (
    <div className={styles.ways}>
      <OutsideLink to={payAddress} className={button.solid}>
        Pay {formatCents(owedCents)}
      </OutsideLink>
    </div>
  );
  return (
    <section className={`no-print ${styles.actions}`} aria-labelledby="sheet-answer">
      <h2 id="sheet-answer">{kind === 'estimate' ? 'Your answer' : 'Pay or ask'}</h2>
      <p>
        {isOver
          ? 'The time in which this estimate could be accepted is over: ask us whether it still holds.'
          : 'A button opens your own app with the words in it: send them there, and they reach us.'}{' '}
        Or call us at <PhoneLink />.
      </p>
      {kind === 'invoice' && pay}
      {answers.map(([label, words], index) => (
        <div key={label} className={styles.ways}>
          {ways.map((way, at) => (
            <a
              key={way}
              className={at > 0 ? button.quiet : index === 0 ? button.primary : button.secondary}
              href={linkOf(way, subject(label), words)}
              onClick={() => setOpened(way)}
            >
              {at === 0 && <Icon name={WAYS[way].icon} />}
              {label} {WAYS[way].label}
            </a>
          ))}
          {label === 'Accept' && (
            <button
              type="button"
              className={`${button.quiet} ${styles.copy}`}
              onClick={() => void copy(words)}
            >
              Copy the words
            </button>
          )}
        </div>
      ))}
      {kind === 'estimate' && pay}
      <div className={styles.ways}>
        <button type="button" className={button.secondary} onClick={() => window.print()}>
          Print
        </button>
      </div>
      <output>
        {opened
          ? `Your ${WAYS[opened].app} has the words: press Send there. If nothing opened, take another way.`
          : answer}
      </output>
    </section>
  );
}
