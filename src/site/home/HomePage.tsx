import { ADDRESSES, galleryProjectAddress } from '../../app/addresses';
import { useAppSelector } from '../../app/store/hooks';
import { business } from '../../business';
import { selectGalleryProjects } from '../../domain/gallery/slice';
import { CLOSED_DAYS, readClosedDays } from '../../domain/shared/closedDays';
import { withoutMarkup } from '../../lib/text';
import { Icon } from '../../ui/Icon';
import { PageLink } from '../../ui/PageLink';
import { BeforeAfter } from '../../ui/pictures/BeforeAfter';
import { Photo } from '../../ui/pictures/Photo';
import { BookOnline } from '../booking/BookOnline';
import { businessFacts } from '../businessFacts';
import { SAMPLE_DRAWING } from '../copy/gallery';
import {
  questionsLink,
  reasons,
  sampleTestimonials,
  teasers,
  testimonials,
  testimonialsAreSamples,
  workIntro,
} from '../copy/home';
import { useCopy, type Copy } from '../copy/useCopy';
import { isDrawn, pairOf } from '../gallery/pictures';
import { PageHead, StructuredData } from '../PageHead';
import { CallToAction } from '../parts/CallToAction';
import { CallLink, EstimateLink } from '../parts/contactLinks';
import { SectionHeading } from '../parts/SectionHeading';
import { TitledItems } from '../parts/TitledItems';
import { QUESTIONS_ID } from '../questions/Questions';
import { TownCheck } from '../town/TownCheck';
import { Hero, ProofStrip } from './Hero';
import button from '../../ui/button.module.css';
import styles from './HomePage.module.css';

const REASON_ICONS = ['pin', 'price', 'ribbon', 'shield'] as const;

const Services = ({ copy }: { copy: Copy }) => (
  <section className={`wrap ${styles.section}`}>
    <SectionHeading
      title={copy.content('services-title')}
      subtitle={copy.content('services-subtitle')}
    />
    <ul className={styles.teasers}>
      {teasers.map(({ id, title, description, drawing }) => (
        <li key={id}>
          <PageLink to={`${ADDRESSES.services}#${id}`}>
            <Photo
              drawing={drawing}
              alt=""
              sizes="(min-width: 62em) 18rem, (min-width: 40em) 45vw, 100vw"
            />
            <h3>{title}</h3>
            <p>{description}</p>
          </PageLink>
        </li>
      ))}
    </ul>
    <p className={styles.further}>
      <PageLink className={button.quiet} to={ADDRESSES.services}>
        View All Services
        <Icon name="arrow" />
      </PageLink>
      <PageLink className={button.quiet} to={`${ADDRESSES.services}#${QUESTIONS_ID}`}>
        {questionsLink}
      </PageLink>
    </p>
  </section>
);

const WhyChoose = ({ copy }: { copy: Copy }) => (
  <section className={styles.band}>
    <div className={`wrap ${styles.why}`}>
      <SectionHeading title={copy.content('why-choose-title')} />
      <Photo className={styles.truck} drawing="about" sizes="(min-width: 62em) 34rem, 100vw" />
      <ul className={styles.reasons}>
        <TitledItems items={reasons} icons={REASON_ICONS} />
      </ul>
    </div>
  </section>
);

/**
 * The three newest projects before and after: photos of real work alone where there are any, so that no
 * drawing is among them. Nothing where the gallery is empty.
 */
function Work() {
  const projects = useAppSelector(selectGalleryProjects);
  const photographed = projects.filter((project) => !isDrawn(project));
  const isReal = photographed.length > 0;
  if (projects.length === 0) return null;
  return (
    <section className={`wrap ${styles.section}`}>
      <SectionHeading
        title={workIntro.title}
        subtitle={isReal ? workIntro.photographed : workIntro.drawn}
        hint={workIntro.howTo}
      />
      <ul className={`${styles.teasers} ${styles.work}`}>
        {(isReal ? photographed : projects).slice(0, 3).map((project) => (
          <li key={project.id}>
            <BeforeAfter pair={pairOf(project)} sizes="(min-width: 62em) 24rem, 100vw" />
            <h3>
              <PageLink to={galleryProjectAddress(project)}>{project.title}</PageLink>
            </h3>
            <p>
              {project.location}
              {!isReal && `, ${SAMPLE_DRAWING.toLowerCase()}`}
            </p>
          </li>
        ))}
      </ul>
      <PageLink className={button.quiet} to={ADDRESSES.gallery}>
        {workIntro.more}
        <Icon name="arrow" />
      </PageLink>
    </section>
  );
}

const STAR = 'M12 2.6 15 9l7 .9-5.1 4.8 1.3 6.9L12 18.2l-6.2 3.4 1.3-6.9L2 9.9 9 9z';
const MOST_STARS = 5;

const Stars = ({ rating }: { rating: number }) => (
  <svg
    className={styles.stars}
    viewBox={`0 0 ${MOST_STARS * 26} 24`}
    role="img"
    aria-label={`${rating} out of ${MOST_STARS} stars`}
  >
    {Array.from({ length: MOST_STARS }, (_, index) => (
      <path
        key={index}
        d={STAR}
        transform={`translate(${index * 26} 0)`}
        className={index < rating ? undefined : styles.emptyStar}
      />
    ))}
  </svg>
);

const Testimonials = ({ copy }: { copy: Copy }) => (
  <section className={`wrap ${styles.section}`}>
    <SectionHeading
      title={copy.content('testimonials-title')}
      {...(testimonialsAreSamples && { subtitle: sampleTestimonials })}
    />
    <ul className={styles.testimonials}>
      {testimonials.map(({ name, location, text, rating }) => (
        <li key={name}>
          <figure>
            <Stars rating={rating} />
            <blockquote>
              <p>{text}</p>
            </blockquote>
            <figcaption>
              <strong>{name}</strong>
              <span>{location}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </section>
);

/** The Home page: hero, services teaser, why choose us, testimonials, call to action. */
export function HomePage() {
  const copy = useCopy('home');
  const closedDays = readClosedDays(useCopy('contact').content(CLOSED_DAYS)).days;
  return (
    <>
      <PageHead
        title={copy.pageTitle}
        description={withoutMarkup(copy.content('hero-subtitle'))}
        address={ADDRESSES.home}
      />
      <Hero copy={copy} />
      <ProofStrip proof={business.proof} />
      <section className={`wrap ${styles.town}`}>
        <TownCheck level="h2" />
      </section>
      <Services copy={copy} />
      <WhyChoose copy={copy} />
      <Work />
      <Testimonials copy={copy} />
      <CallToAction
        title={copy.content('cta-title')}
        text={copy.content('cta-subtitle')}
        note={business.toDoList}
      >
        <CallLink label="Call Now" isNumberShown={false} />
        <BookOnline label="Book Online Now" className={button.outline} />
        <EstimateLink />
      </CallToAction>
      <StructuredData facts={businessFacts(closedDays)} />
    </>
  );
}
