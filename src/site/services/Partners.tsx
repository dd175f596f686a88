import { Icon } from '../../ui/Icon';
import { Photo } from '../../ui/pictures/Photo';
import { partnersIntro, partnerServices } from '../copy/services';
import { SectionHeading } from '../parts/SectionHeading';
import { FoldedList } from './FoldedList';
import styles from './Partners.module.css';
import page from './ServicesPage.module.css';

/** The two services provided through licensed partners. */
export const Partners = () => (
  <section className={`wrap ${page.section}`}>
    <SectionHeading id="partners" title={partnersIntro.title} subtitle={partnersIntro.text} />
    <ul className={`${styles.partners} ${page.folding}`}>
      {partnerServices.map(({ id, title, summary, items, drawing }) => (
        <li key={id}>
          <Photo drawing={drawing} alt="" sizes="(min-width: 62em) 36rem, 100vw" />
          <p className={styles.badge}>
            <Icon name="shield" />
            {partnersIntro.badge}
          </p>
          <h3>{title}</h3>
          <p className={page.summary}>{summary}</p>
          <FoldedList of={title} items={items} />
        </li>
      ))}
    </ul>
  </section>
);
