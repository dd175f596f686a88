import { ADDRESSES } from '../../app/addresses';
import { business } from '../../business';
import { PageLink } from '../../ui/PageLink';
import { Photo } from '../../ui/pictures/Photo';
import { reminder, seasons, seasonsIntro } from '../copy/services';
import { CallLink } from '../parts/contactLinks';
import { SectionHeading } from '../parts/SectionHeading';
import { FoldedList } from './FoldedList';
import button from '../../ui/button.module.css';
import styles from './Seasons.module.css';
import page from './ServicesPage.module.css';

/** The four seasonal lists, and the reminder block. */
export const Seasons = () => (
  <section className={`wrap ${page.section}`}>
    <SectionHeading id="seasons" {...seasonsIntro} />
    <ul className={`${styles.seasons} ${page.folding}`}>
      {seasons.map(({ id, title, summary, items, drawing }) => (
        <li key={id}>
          <Photo drawing={drawing} alt="" sizes="(min-width: 62em) 18rem, 45vw" />
          <div className={styles.words}>
            <h3>{title}</h3>
            <p className={page.summary}>{summary}</p>
            <FoldedList of={title} items={items} />
          </div>
        </li>
      ))}
    </ul>
    <div className={styles.reminder}>
      <div>
        <h3>{reminder.title}</h3>
        <p>{reminder.text}</p>
      </div>
      <div className={styles.actions}>
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
