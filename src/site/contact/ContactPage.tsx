import { ADDRESSES } from '../../app/addresses';
import { business } from '../../business';
import { telHref } from '../../lib/phones';
import { withoutMarkup } from '../../lib/text';
import { Icon } from '../../ui/Icon';
import { Photo } from '../../ui/pictures/Photo';
import { BookOnline } from '../booking/BookOnline';
import { emergencyNote, nextSteps, responsePromise } from '../copy/contact';
import { useCopy } from '../copy/useCopy';
import { PageHead, Breadcrumbs, StructuredData, questionFacts } from '../PageHead';
import { CallLink, ContactLines } from '../parts/contactLinks';
import { HoursList } from '../parts/HoursList';
import { PageHero } from '../parts/PageHero';
import { TitledItems } from '../parts/TitledItems';
import { Questions, useQuestions } from '../questions/Questions';
import { TownCheck } from '../town/TownCheck';
import { EstimateForm } from './EstimateForm';
import button from '../../ui/button.module.css';
import styles from './ContactPage.module.css';

const Details = () => (
  <div className={styles.details}>
    <section className={styles.emergency}>
      <h2>{emergencyNote.title}</h2>
      <p>{emergencyNote.text}</p>
      <a className={button.primary} href={telHref(business.phone)}>
        <Icon name="phone" />
        {business.phone}
      </a>
    </section>
    <section>
      <h2>Contact details</h2>
      <ContactLines className={styles.lines} />
    </section>
    <section>
      <h2>Service area</h2>
      <p>{business.serviceArea}</p>
      <TownCheck className={styles.town} />
    </section>
    <section>
      <h2>Business hours</h2>
      <HoursList />
    </section>
    <section className={styles.promise}>
      <h2>{responsePromise.title}</h2>
      <p>
        <strong>{business.responsePromise}</strong> {responsePromise.text}
      </p>
    </section>
  </div>
);

/** The Contact page: call, book, or ask for a free estimate. */
export function ContactPage() {
  const copy = useCopy('contact');
  const questions = useQuestions();
  const subtitle = copy.content('hero-subtitle');
  return (
    <>
      <PageHead
        title={copy.pageTitle}
        description={withoutMarkup(subtitle)}
        address={ADDRESSES.contact}
      />
      <PageHero title={copy.content('hero-title')} subtitle={subtitle}>
        <CallLink />
        <BookOnline className={button.outline} />
      </PageHero>
      <div className={`wrap ${styles.columns}`}>
        <EstimateForm />
        <Details />
      </div>
      <section className={`wrap ${styles.next}`}>
        <Photo drawing="contact" sizes="(min-width: 62em) 28rem, 100vw" />
        <div>
          <h2>{nextSteps.title}</h2>
          <ol>
            <TitledItems items={nextSteps.steps} />
          </ol>
        </div>
      </section>
      <Questions />
      {/* On this page alone: search engines want the questions of a site once. */}
      <StructuredData facts={questionFacts(questions)} />
      <Breadcrumbs steps={[{ name: 'Contact', address: ADDRESSES.contact }]} />
    </>
  );
}
