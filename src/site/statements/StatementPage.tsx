import { ADDRESSES } from '../../app/addresses';
import { business } from '../../business';
import { formatDay } from '../../lib/dates';
import { PostBody } from '../blog/PostBody';
import { accessibilityOf, privacyOf, REVIEWED, type Statement } from '../copy/statements';
import { PageHead, Breadcrumbs } from '../PageHead';
import { EmailLink, PhoneLink } from '../parts/contactLinks';
import { PageHero } from '../parts/PageHero';
import styles from './StatementPage.module.css';

/** A page of plain text that says what holds for the site, whom to ask, and of when it is. */
function StatementPage({ statement, address }: { statement: Statement; address: string }) {
  const { title, heading = title, intro, body } = statement;
  return (
    <>
      <PageHead title={`${title} | ${business.name}`} description={intro} address={address} />
      <PageHero title={heading} subtitle={intro} />
      <article className={`wrap ${styles.statement}`}>
        <PostBody content={body} />
        <p>
          Call <PhoneLink /> or write to <EmailLink />.
        </p>
        <p>
          Last compared with the site on <time dateTime={REVIEWED}>{formatDay(REVIEWED)}</time>.
        </p>
      </article>
      <Breadcrumbs steps={[{ name: title, address }]} />
    </>
  );
}

/** The accessibility statement. */
export const AccessibilityPage = () => (
  <StatementPage statement={accessibilityOf(business)} address={ADDRESSES.accessibility} />
);

/** What the site keeps, and who learns of a visit. */
export const PrivacyPage = () => (
  <StatementPage statement={privacyOf(business)} address={ADDRESSES.privacy} />
);
