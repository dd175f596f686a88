import { useState } from 'react';
import { billing, business } from '../../business';
import { estimateTotals } from '../../domain/estimates/rules';
import { balanceCents, type Sheet } from '../../domain/estimates/sheet';
import { writeAnswer } from '../../domain/leads/customerAnswer';
import { copyText } from '../../lib/copyText';
import { localDay } from '../../lib/dates';
import { mailHref, textHref } from '../../lib/messageLinks';
import { formatCents } from '../../lib/money';
import { telHref } from '../../lib/phones';
import { safeUrl } from '../../lib/safeUrl';
import { Icon } from '../../ui/Icon';
import { OutsideLink } from '../../ui/OutsideLink';
import button from '../../ui/button.module.css';
import { isPhone } from '../isPhone';
import { PhoneLink } from '../parts/contactLinks';
import { sheetTitle } from './SheetView';
import styles from './SheetPage.module.css';

/** The ways in which an answer is sent, with their icons. */
const WAYS = { text: 'chat', email: 'mail' } as const;

/** What the customer can do with a sheet: accept it, ask about it, pay it and print it, by their own apps. */
export function SheetActions({ sheet, code }: { sheet: Sheet; code: string }) {
  const [outcome, setOutcome] = useState('');
  const [today] = useState(() => localDay(new Date()));
  const { kind, number, validUntil } = sheet;
  const isOver = validUntil !== '' && validUntil < today;
  const owedCents = balanceCents(sheet);
  const payAddress = safeUrl(billing.paymentAddress, ['https:']);
  const ways = isPhone() ? (['text', 'email'] as const) : (['email', 'text'] as const);
  const about = { kind, number, code };
  const accepts = writeAnswer(about, formatCents(estimateTotals(sheet).totalCents));
  const answers = [
    ...(kind === 'estimate' && !isOver ? [['Accept', 'Accepted:', accepts] as const] : []),
    ['Ask', 'Question about', writeAnswer(about)] as const,
  ];
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(accepts);
    setOutcome(isCopied ? 'Copied. Paste it into a message to us.' : 'This could not be copied.');
  };
  return (
    <section className={`no-print ${styles.actions}`} aria-labelledby="sheet-answer">
      <h2 id="sheet-answer">{kind === 'estimate' ? 'Your answer' : 'Pay or ask'}</h2>
      <p>
        {isOver
          ? 'The time in which this estimate could be accepted is over: ask us whether it still holds.'
          : 'A button opens your own app with the words in it: send them there, and they reach us.'}{' '}
        Or call us at <PhoneLink />.
      </p>
      {payAddress !== undefined && owedCents > 0 && (
        <OutsideLink to={payAddress} className={button.solid}>
          Pay {formatCents(owedCents)}
        </OutsideLink>
      )}
      {answers.map(([label, subject, words], index) => (
        <div key={label} className={styles.ways}>
          {ways.map((way, at) => (
            <a
              key={way}
              className={at > 0 ? button.quiet : index === 0 ? button.primary : button.secondary}
              href={
                way === 'text'
                  ? textHref(telHref(business.phone), words)
                  : mailHref(business.email, `${subject} ${sheetTitle(sheet)}`, words)
              }
              onClick={() =>
                setOutcome(`Press Send in your ${way} app. If nothing opened, take another way.`)
              }
            >
              {at === 0 && <Icon name={WAYS[way]} />}
              {label} by {way}
            </a>
          ))}
          {label === 'Accept' && (
            <button type="button" className={button.quiet} onClick={() => void copy()}>
              Copy the words
            </button>
          )}
        </div>
      ))}
      <button type="button" className={button.secondary} onClick={() => window.print()}>
        Print
      </button>
      <output>{outcome}</output>
    </section>
  );
}
