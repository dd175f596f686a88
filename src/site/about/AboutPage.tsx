import { ADDRESSES } from '../../app/addresses';
import { business } from '../../business';
import { withoutMarkup } from '../../lib/text';
import { Icon } from '../../ui/Icon';
import { PageLink } from '../../ui/PageLink';
import { Photo } from '../../ui/pictures/Photo';
import { RichText } from '../../ui/richText/RichText';
import { aboutCallToAction, assurance, values, whyLocal } from '../copy/about';
import { useCopy } from '../copy/useCopy';
import { PageHead, Breadcrumbs } from '../PageHead';
import { CallToAction } from '../parts/CallToAction';
import { CallLink, EstimateLink } from '../parts/contactLinks';
import { PageHero } from '../parts/PageHero';
import { SectionHeading } from '../parts/SectionHeading';
import { TitledItems } from '../parts/TitledItems';
import button from '../../ui/button.module.css';
import styles from './AboutPage.module.css';

const ASSURANCE_ICONS = ['ribbon', 'shield', 'check'] as const;

const Stats = () => (
  <dl className={`wrap ${styles.stats}`}>
    {business.stats.map(({ figure, label }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{figure}</dd>
      </div>
    ))}
  </dl>
);

/** The About page: figures, story, values, why local, licensed and insured, calls to action. */
export function AboutPage() {
  const copy = useCopy('about');
  const subtitle = copy.content('hero-subtitle');
  return (
    <>
      <PageHead
        title={copy.pageTitle}
        description={withoutMarkup(subtitle)}
        address={ADDRESSES.about}
      />
      <PageHero title={copy.content('hero-title')} subtitle={subtitle} drawing="about">
        <EstimateLink isFirst />
      </PageHero>
      <Stats />
      <section className={`wrap ${styles.story}`}>
        <SectionHeading title={copy.title('story-content')} />
        <RichText className={styles.text} html={copy.content('story-content')} />
      </section>
      <section className={`wrap ${styles.section}`}>
        <SectionHeading title="Our values" />
        <ul className={`${styles.points} ${styles.values}`}>
          <TitledItems items={values} />
        </ul>
      </section>
      <section className={styles.band}>
        <div className={`wrap ${styles.local}`}>
          <div>
            <SectionHeading title={whyLocal.title} subtitle={whyLocal.text} />
            <Photo drawing="winter" sizes="(min-width: 62em) 30rem, 100vw" />
          </div>
          <ul className={styles.points}>
            <TitledItems items={whyLocal.points} />
          </ul>
        </div>
      </section>
      <section className={`wrap ${styles.section}`}>
        <SectionHeading title={assurance.title} subtitle={assurance.text} />
        <ul className={styles.papers}>
          <TitledItems items={assurance.points} icons={ASSURANCE_ICONS} iconSize={34} />
        </ul>
        <PageLink className={button.quiet} to={ADDRESSES.contact}>
          Ask us for our papers
          <Icon name="arrow" />
        </PageLink>
      </section>
      <CallToAction title={aboutCallToAction.title} text={aboutCallToAction.text}>
        <EstimateLink isFirst />
        <CallLink className={button.outline} />
      </CallToAction>
      <Breadcrumbs steps={[{ name: 'About', address: ADDRESSES.about }]} />
    </>
  );
}
