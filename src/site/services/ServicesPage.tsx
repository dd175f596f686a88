import { Fragment } from 'react';
import { ADDRESSES, galleryAddress } from '../../app/addresses';
import { useAppSelector } from '../../app/store/hooks';
import { business } from '../../business';
import { selectGalleryProjects } from '../../domain/gallery/slice';
import { formatDollars } from '../../lib/money';
import { telHref } from '../../lib/phones';
import { linesOf, withoutMarkup } from '../../lib/text';
import { Icon } from '../../ui/Icon';
import { PageLink } from '../../ui/PageLink';
import { Photo } from '../../ui/pictures/Photo';
import { BookOnline } from '../booking/BookOnline';
import { offerCatalog } from '../businessFacts';
import {
  carePackages,
  categoriesIntro,
  packagesIntro,
  partnerServices,
  partnersIntro,
  PLANS_ID,
  reminder,
  seasons,
  seasonsIntro,
  serviceCategories,
  servicesCallToAction,
} from '../copy/services';
import { townCheck } from '../copy/town';
import { type Copy, useCopy } from '../copy/useCopy';
import { PageHead, Breadcrumbs, StructuredData } from '../PageHead';
import { CallToAction } from '../parts/CallToAction';
import { CallLink } from '../parts/contactLinks';
import { PageHero } from '../parts/PageHero';
import { SectionHeading } from '../parts/SectionHeading';
import { Questions, QUESTIONS_ID } from '../questions/Questions';
import { AREA_ID, TownCheck } from '../town/TownCheck';
import { FoldedList } from './FoldedList';
import button from '../../ui/button.module.css';
import plan from './Packages.module.css';
import partner from './Partners.module.css';
import prices from './Prices.module.css';
import season from './Seasons.module.css';
import area from './ServiceArea.module.css';
import styles from './ServicesPage.module.css';

const PRICES_ID = 'prices';

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

/** Links to the gallery's projects of some categories; renders nothing without such projects. */
function GalleryLinks({ categories }: { categories: readonly string[] }) {
  const projects = useAppSelector(selectGalleryProjects);
  const shown = categories.filter((name) => projects.some(({ category }) => category === name));
  if (shown.length === 0) return null;
  return (
    <p className={`${styles.summary} no-print`}>
      Before and after:{' '}
      {shown.map((category, index) => (
        <Fragment key={category}>
          {index > 0 && ', '}
          <PageLink to={galleryAddress(category)}>{category}</PageLink>
        </Fragment>
      ))}
    </p>
  );
}

/** The core categories with their bullet lists, and links to such work. */
const Categories = () => (
  <section className={`wrap ${styles.section}`}>
    <SectionHeading id="categories" {...categoriesIntro} />
    <ul className={`${styles.categories} ${styles.folding}`}>
      {serviceCategories.map(({ id, title, summary, items, drawing, gallery }) => (
        <li key={id} id={id}>
          <Photo drawing={drawing} alt="" sizes="17rem" />
          <div>
            <h3>{title}</h3>
            <p className={styles.summary}>{summary}</p>
            <GalleryLinks categories={gallery} />
          </div>
          <FoldedList of={title} items={items} />
        </li>
      ))}
    </ul>
  </section>
);

/** A colon that belongs to no time of day and no address. */
const COLON = /(?<!\d):(?!\/)|:(?![\d/])/;

/** Returns a line's two parts, `Job: price`; the price is empty if the line does not have it. */
function jobAndPrice(line: string): [job: string, price: string] {
  const parts = line.split(COLON);
  const price = parts.length > 1 ? parts.pop() : '';
  return [parts.join(':'), price?.trim() ?? ''];
}

/** What usual jobs cost, and the smallest visit, in the owner's words: one job a line. */
const Prices = ({ copy }: { copy: Copy }) => (
  <section className={`wrap ${styles.section}`}>
    <SectionHeading
      id={PRICES_ID}
      title={copy.title('smallest-visit')}
      subtitle={copy.content('smallest-visit')}
    />
    <h3 className={prices.title}>{copy.title('prices')}</h3>
    <ul className={prices.prices}>
      {linesOf(copy.content('prices')).map((line) => {
        const [job, price] = jobAndPrice(line);
        return (
          <li key={line}>
            <span>{job}</span> <strong>{price}</strong>
          </li>
        );
      })}
    </ul>
  </section>
);

/** The three maintenance packages. Choose calls the second number. */
const Packages = () => (
  <section className={plan.band}>
    <div className="wrap">
      <SectionHeading id={PLANS_ID} title={packagesIntro.title} subtitle={packagesIntro.text} />
      <ul className={plan.packages}>
        {carePackages.map(({ id, title, price, description, features, popular }, index) => (
          <li key={id} className={popular ? plan.popular : undefined}>
            {popular && <p className={plan.flag}>Most popular</p>}
            <h3>{title}</h3>
            <p className={plan.price}>
              <strong>{formatDollars(price)}</strong> a month{' '}
              {/* Screen readers count the items of a list. */}
              <span className={plan.position} aria-hidden="true">
                {index + 1} of {carePackages.length}
              </span>
            </p>
            <p>{description}</p>
            <ul className={plan.features}>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <a
              className={popular ? button.primary : button.secondary}
              href={telHref(business.secondPhone)}
            >
              Choose <span className="visually-hidden">{title}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className={plan.note}>
        Choose calls us at <a href={telHref(business.secondPhone)}>{business.secondPhone}</a> to set
        up the plan with you.
      </p>
    </div>
  </section>
);

const Seasons = () => (
  <section className={`wrap ${styles.section}`}>
    <SectionHeading id="seasons" {...seasonsIntro} />
    <ul className={`${season.seasons} ${styles.folding}`}>
      {seasons.map(({ id, title, summary, items, drawing }) => (
        <li key={id}>
          <Photo drawing={drawing} alt="" sizes="(min-width: 62em) 18rem, 45vw" />
          <div className={season.words}>
            <h3>{title}</h3>
            <p className={styles.summary}>{summary}</p>
            <FoldedList of={title} items={items} />
          </div>
        </li>
      ))}
    </ul>
    <div className={season.reminder}>
      <div>
        <h3>{reminder.title}</h3>
        <p>{reminder.text}</p>
      </div>
      <div className={season.actions}>
        <CallLink
          phone={business.secondPhone}
          label={`${reminder.callLabel}:`}
          className={button.solid}
        />
        <PageLink className={button.secondary} to={ADDRESSES.contact}>
          {reminder.contactLabel}
        </PageLink>
      </div>
    </div>
  </section>
);

/** The two services provided through licensed partners. */
const Partners = () => (
  <section className={`wrap ${styles.section}`}>
    <SectionHeading id="partners" title={partnersIntro.title} subtitle={partnersIntro.text} />
    <ul className={`${partner.partners} ${styles.folding}`}>
      {partnerServices.map(({ id, title, summary, items, drawing }) => (
        <li key={id}>
          <Photo drawing={drawing} alt="" sizes="(min-width: 62em) 36rem, 100vw" />
          <p className={partner.badge}>
            <Icon name="shield" />
            {partnersIntro.badge}
          </p>
          <h3>{title}</h3>
          <p className={styles.summary}>{summary}</p>
          <FoldedList of={title} items={items} />
        </li>
      ))}
    </ul>
  </section>
);

const ServiceArea = () => (
  <section className={`wrap ${styles.section}`}>
    <SectionHeading id={AREA_ID} title="Where we work" subtitle={`${business.serviceArea}.`} />
    <div className={area.counties}>
      {business.counties.map(({ name, towns }) => (
        <section key={name}>
          <h3>{name}</h3>
          <ul className={area.towns}>
            {towns.map((town) => (
              <li key={town}>{town}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
    <p className={`${area.further} no-print`}>{townCheck.notListed}</p>
    <TownCheck />
  </section>
);

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
