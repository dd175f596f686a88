import { Photo } from '../../ui/pictures/Photo';
import { PHOTOS } from '../copy/photos';
import { categoriesIntro, serviceCategories } from '../copy/services';
import { SectionHeading } from '../parts/SectionHeading';
import styles from './ServicesPage.module.css';

/** The core categories with their bullet lists. */
export function Categories() {
  return (
    <section className={`wrap ${styles.section}`}>
      <SectionHeading id="categories" {...categoriesIntro} />
      <ul className={styles.categories}>
        {serviceCategories.map(({ id, title, summary, services, drawing }) => (
          <li key={id} id={id}>
            <Photo src={PHOTOS[drawing]} drawing={drawing} alt="" sizes="17rem" />
            <div>
              <h3>{title}</h3>
              <p className={styles.summary}>{summary}</p>
            </div>
            <ul className={styles.ticks}>
              {services.map((service) => (
                <li key={service}>{service}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
