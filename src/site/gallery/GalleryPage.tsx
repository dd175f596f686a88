import { ADDRESSES } from '../../app/addresses';
import { useAppSelector, useHydrated } from '../../app/store/hooks';
import { business } from '../../business';
import { ALL_CATEGORIES, galleryFilters, inCategory } from '../../domain/gallery/rules';
import { selectGalleryProjects } from '../../domain/gallery/slice';
import { pluralize } from '../../lib/text';
import { OutsideLink } from '../../ui/OutsideLink';
import { useQueryParam } from '../../ui/useQueryParam';
import { PICTURES_AT_ONCE, useShowMore } from '../../ui/useShowMore';
import { galleryHeading } from '../copy/gallery';
import { PageHead, Breadcrumbs } from '../PageHead';
import { EmptyResult } from '../parts/EmptyResult';
import { PageHero } from '../parts/PageHero';
import { GalleryCallToAction } from './GalleryCallToAction';
import { GalleryCard } from './GalleryCard';
import { isDrawn } from './pictures';
import { useLightbox } from './useLightbox';
import button from '../../ui/button.module.css';
import styles from './GalleryPage.module.css';

interface CategoryFilterProps {
  filters: readonly string[];
  /** The chosen filter. */
  category: string;
  /** Called with the category, empty for all. */
  onChoose: (category: string) => void;
}

const CategoryFilter = ({ filters, category, onChoose }: CategoryFilterProps) => (
  <form data-filter="">
    <fieldset className={`${styles.filters} no-print`} aria-label="Category">
      {filters.map((filter) => {
        const value = filter === ALL_CATEGORIES ? '' : filter;
        return (
          <button
            key={filter}
            type="submit"
            name="category"
            value={value}
            aria-pressed={filter === category}
            onClick={(event) => {
              event.preventDefault();
              onChoose(value);
            }}
          >
            {filter}
          </button>
        );
      })}
    </fieldset>
  </form>
);

/** The Gallery page: category filters, and each project before and after. */
export function GalleryPage() {
  const isHydrated = useHydrated();
  const projects = useAppSelector(selectGalleryProjects);
  const [wanted, setWanted] = useQueryParam('category');

  const filters = galleryFilters(projects);
  // The prerendered page shows all, whatever its address says.
  const category = isHydrated && filters.includes(wanted) ? wanted : ALL_CATEGORIES;
  const chosen = inCategory(projects, category);
  const least = isHydrated ? 0 : projects.length;
  const { shown, more } = useShowMore(ADDRESSES.gallery, chosen, PICTURES_AT_ONCE, least);
  const { lightbox, enlarge } = useLightbox(chosen);

  return (
    <>
      <PageHead
        title={`${galleryHeading.pageTitle} | ${business.name}`}
        description={galleryHeading.description}
        address={ADDRESSES.gallery}
      />
      <PageHero
        title={galleryHeading.title}
        {...(projects.length > 0 && {
          subtitle: galleryHeading[projects.every(isDrawn) ? 'drawn' : 'photographed'],
          hint: galleryHeading.howTo,
        })}
      >
        <OutsideLink to={business.social.gallery} className={button.outline}>
          See more on Facebook
        </OutsideLink>
      </PageHero>
      <div className={`wrap ${styles.page}`}>
        <CategoryFilter filters={filters} category={category} onChoose={setWanted} />
        <output className="visually-hidden">
          {isHydrated && pluralize(chosen.length, 'project')}
        </output>
        {shown.length === 0 ? (
          <EmptyResult
            title="No projects found in this category"
            text="Check back soon for new project updates!"
          />
        ) : (
          <ul className={styles.grid}>
            {shown.map((project, place) => (
              <GalleryCard
                key={project.id}
                project={project}
                isFirst={place === 0}
                onEnlarge={enlarge}
              />
            ))}
            {more && (
              <li className={styles.more}>
                <button type="button" className={button.secondary} {...more} />
              </li>
            )}
          </ul>
        )}
      </div>
      <GalleryCallToAction />
      {lightbox}
      <Breadcrumbs steps={[{ name: 'Gallery', address: ADDRESSES.gallery }]} />
    </>
  );
}
