import { business } from '../../business';
import { formatDay } from '../../lib/dates';
import type { Statement } from '../copy/statements';
import { EmailLink } from '../parts/EmailLink';
import { PageHero } from '../parts/PageHero';
import { PhoneLink } from '../parts/PhoneLink';
import { PageHead } from '../PageHead';
import { StructuredData } from '../StructuredData';
import { breadcrumbFacts } from '../structuredFacts';
import styles from './StatementPage.module.css';

interface StatementPageProps {
  statement: Statement;
  /** The page's path. */
  address: string;
}

/** A page of plain text that says what holds for the site, whom to ask, and of when it is. */
export function StatementPage({ statement, address }: StatementPageProps) {
  const { title, heading = title, intro, parts, contact, reviewed } = statement;
  return (
    <>
      <PageHead title={`${title} | ${business.name}`} description={intro} address={address} />
      <PageHero title={heading} subtitle={intro} />
      <div className={`wrap ${styles.statement}`}>
        {parts.map((part) => (
          <section key={part.title}>
            <h2>{part.title}</h2>
            {part.text !== undefined && <p>{part.text}</p>}
            <ul>
              {part.points?.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        ))}
        <section>
          <h2>{contact.title}</h2>
          <p>
            {contact.text} Call <PhoneLink /> or write to <EmailLink />.
          </p>
          <p className={styles.reviewed}>
            Last compared with the site on <time dateTime={reviewed}>{formatDay(reviewed)}</time>.
          </p>
        </section>
      </div>
      <StructuredData facts={breadcrumbFacts([{ name: title, address }])} />
    </>
  );
}
