import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { business, billing } from '../../business';
import { estimateTotals, isExpired } from '../../domain/estimates/rules';
import { balanceCents, type Sheet } from '../../domain/estimates/sheet';
import { readSheet, type LinkProblem } from '../../domain/estimates/sheetLink';
import { writeAnswer } from '../../domain/leads/customerAnswer';
import { copyText } from '../../lib/copyText';
import { mailHref, textHref } from '../../lib/messageLinks';
import { formatCents } from '../../lib/money';
import { telHref } from '../../lib/phones';
import { safeUrl } from '../../lib/safeUrl';
import { Icon } from '../../ui/Icon';
import { OutsideLink } from '../../ui/OutsideLink';
import { isHandheld } from '../isHandheld';
import { EmailLink, PhoneLink } from '../parts/contactLinks';
import { PageHero } from '../parts/PageHero';
import { sheetTitle, SheetView } from './SheetView';
import button from '../../ui/button.module.css';
import styles from './SheetPage.module.css';

/** The ways in which an answer is sent, with their icons. */
const WAYS = { text: 'chat', email: 'mail' } as const;

/** What the customer can do with a sheet: accept it, ask about it, pay it and print it, by their own apps. */
function SheetActions({ sheet, code }: { sheet: Sheet; code: string }) {
  const [outcome, setOutcome] = useState('');
  const [openedAt] = useState(() => new Date());
  const { kind, number } = sheet;
  const isOver = isExpired(sheet, openedAt);
  const owedCents = balanceCents(sheet);
  const payAddress = safeUrl(billing.paymentLink, ['https:']);
  const ways = isHandheld() ? (['text', 'email'] as const) : (['email', 'text'] as const);
  const about = { kind, number, code };
  const accepts = writeAnswer(about, formatCents(estimateTotals(sheet).totalCents));
  const answers = [
    ...(kind === 'estimate' && !isOver
      ? [{ label: 'Accept', verb: 'Accept', subject: 'Accepted:', words: accepts }]
      : []),
    { label: 'Ask a question', verb: 'Ask', subject: 'Question about', words: writeAnswer(about) },
  ];
  const copy = async (): Promise<void> => {
    setOutcome('');
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
          Pay
        </OutsideLink>
      )}
      {answers.map(({ label, verb, subject, words }, index) => (
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
              {at === 0 ? label : `${verb} by ${way}`}
            </a>
          ))}
          {words === accepts && (
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

/** What is said of a link that shows nothing, before whom to ask. */
const PROBLEMS: Record<LinkProblem, readonly [title: string, words: string]> = {
  none: [
    'Your estimate',
    'This page shows an estimate or an invoice. Open it by the link in our message.',
  ],
  broken: [
    'This link is not whole',
    'It was cut off or changed on its way. Open it again from our message, or ask us for a new one.',
  ],
  long: ['This link is too long', 'We send no link of this length. Ask us for a new one.'],
  version: [
    'This link is of another version',
    'This page cannot read it. Load the page again; if that does not help, ask us for a new one.',
  ],
};

/** The estimate or invoice that is in the address, and what its customer can do; nothing of it is sent or kept. */
export function SheetPage() {
  const read = readSheet(useLocation().hash);
  const [title, words] = 'problem' in read ? PROBLEMS[read.problem] : [sheetTitle(read.sheet)];
  return (
    <>
      <title>{`${title} | ${business.name}`}</title>
      <meta name="robots" content="noindex" />
      {words !== undefined && <PageHero title={title} subtitle={words} />}
      <div className={`wrap ${styles.page}`}>
        {'problem' in read ? (
          <p>
            Call us at <PhoneLink />, or write to <EmailLink />.
          </p>
        ) : (
          <>
            <SheetView sheet={read.sheet} />
            <SheetActions key={read.code} sheet={read.sheet} code={read.code} />
          </>
        )}
      </div>
    </>
  );
}
