import { ADDRESSES } from '../../app/addresses';
import { withoutMarkup } from '../../lib/text';
import { PageLink } from '../../ui/PageLink';
import button from '../../ui/button.module.css';
import { BookOnline } from '../booking/BookOnline';
import { PageHead } from '../PageHead';
import { Breadcrumbs, StructuredData } from '../StructuredData';
import { CallLink } from '../parts/CallLink';
import { CallToAction } from '../parts/CallToAction';
import { PageHero } from '../parts/PageHero';
import { Questions, QUESTIONS_ID } from '../questions/Questions';
import { offerCatalog } from '../businessFacts';
import { PLANS_ID, servicesCallToAction } from '../copy/services';
import { useCopy } from '../copy/useCopy';
import { Categories } from './Categories';
import { Packages } from './Packages';
import { Partners } from './Partners';
import { Prices, PRICES_ID } from './Prices';
import { Seasons } from './Seasons';
import { AREA_ID } from '../town/TownCheck';
import { ServiceArea } from './ServiceArea';
import styles from './ServicesPage.module.css';

/** The sections of the page, for the links below its hero. */
const PARTS = [
  { id: 'categories', label: 'What we do' },
  { id: PRICES_ID, label: 'What it costs' },
  { id: PLANS_ID, label: 'Monthly care plans' },
  { id: 'seasons', label: 'Season by season' },
  { id: 'partners', label: 'Licensed partners' },
  { id: AREA_ID, label: 'Service area' },
  { id: QUESTIONS_ID, label: 'Questions' },
] as const;

/** The Services page. */
export function ServicesPage() {
  const copy = useCopy('services');
  const subtitle = copy.content('hero-subtitle');
  return (
    <>
      <PageHead
        title={copy.pageTitle}
        description={withoutMarkup(subtitle)}
        address={ADDRESSES.services}
      />
      <PageHero title={copy.content('hero-title')} subtitle={subtitle} drawing="workshop">
        <CallLink />
      </PageHero>
      <nav className={`wrap ${styles.parts}`} aria-label="On this page">
        {PARTS.map(({ id, label }) => (
          <a key={id} href={`#${id}`}>
            {label}
          </a>
        ))}
      </nav>
      <Categories />
      <Prices copy={copy} />
      <Packages />
      <Seasons />
      <Partners />
      <ServiceArea />
      <Questions />
      <CallToAction {...servicesCallToAction}>
        <CallLink />
        <BookOnline className={button.outline} />
        <PageLink className={button.outline} to={ADDRESSES.contact}>
          Request Estimate
        </PageLink>
      </CallToAction>
      <StructuredData facts={offerCatalog({ isWhole: true })} />
      <Breadcrumbs steps={[{ name: 'Services', address: ADDRESSES.services }]} />
    </>
  );
}
