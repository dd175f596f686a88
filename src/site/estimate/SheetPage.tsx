import { useLocation } from 'react-router-dom';
import { business } from '../../business';
import { readSheet, type LinkProblem } from '../../domain/estimates/sheetLink';
import { EmailLink, PhoneLink } from '../parts/contactLinks';
import { PageHero } from '../parts/PageHero';
import { SheetActions } from './SheetActions';
import { sheetTitle, SheetView } from './SheetView';
import styles from './SheetPage.module.css';

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
