import { Fragment } from 'react';
import { galleryAddress } from '../../app/addresses';
import { useAppSelector } from '../../app/store/hooks';
import { selectGalleryProjects } from '../../domain/gallery/slice';
import { PageLink } from '../../ui/PageLink';
import { Photo } from '../../ui/pictures/Photo';
import { categoriesIntro, serviceCategories } from '../copy/services';
import { SectionHeading } from '../parts/SectionHeading';
import { FoldedList } from './FoldedList';
import styles from './ServicesPage.module.css';

/** Links to the gallery's projects of some categories; nothing where it has none. */
function GalleryLinks({ categories }: { categories: readonly string[] }) {
  const projects = useAppSelector(selectGalleryProjects);
  const shown = categories.filter((one) => projects.some(({ category }) => category === one));
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
export function Categories() {
  return (
    <section className={`wrap ${styles.section}`}>
      <SectionHeading id="categories" {...categoriesIntro} />
      <ul className={`${styles.categories} ${styles.folding}`}>
        {serviceCategories.map(({ id, title, summary, services, drawing, gallery }) => (
          <li key={id} id={id}>
            <Photo drawing={drawing} alt="" sizes="17rem" />
            <div>
              <h3>{title}</h3>
              <p className={styles.summary}>{summary}</p>
              <GalleryLinks categories={gallery} />
            </div>
            <FoldedList of={title} items={services} />
          </li>
        ))}
      </ul>
    </section>
  );
}
