import { ADDRESSES, galleryProjectAddress } from '../../app/addresses';
import { useAppSelector } from '../../app/store/hooks';
import { selectGalleryProjects } from '../../domain/gallery/slice';
import { BeforeAfter } from '../../ui/pictures/BeforeAfter';
import { Icon } from '../../ui/Icon';
import { PageLink } from '../../ui/PageLink';
import button from '../../ui/button.module.css';
import { SAMPLE_DRAWING } from '../copy/gallery';
import { workIntro } from '../copy/home';
import { isDrawn, pairOf } from '../gallery/pictures';
import { SectionHeading } from '../parts/SectionHeading';
import page from './HomePage.module.css';

/**
 * The three newest projects before and after: photos of real work alone where there are any, so that no
 * drawing is among them. Nothing where the gallery is empty.
 */
export function Work() {
  const projects = useAppSelector(selectGalleryProjects);
  const photographed = projects.filter((project) => !isDrawn(project));
  const isReal = photographed.length > 0;
  if (projects.length === 0) return null;
  return (
    <section className={`wrap ${page.section}`}>
      <SectionHeading
        title={workIntro.title}
        subtitle={isReal ? workIntro.photographed : workIntro.drawn}
      />
      <ul className={`${page.teasers} ${page.work}`}>
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
