import { useParams } from 'react-router-dom';
import { ADDRESSES, galleryProjectAddress, galleryProjectIdIn } from '../../app/addresses';
import { useAppSelector } from '../../app/store/hooks';
import { business } from '../../business';
import type { GalleryProject } from '../../domain/gallery/schema';
import { selectGalleryProjectById, selectGalleryProjects } from '../../domain/gallery/slice';
import { neighborsOf } from '../../lib/neighbors';
import { Icon } from '../../ui/Icon';
import { ItemNotFound } from '../errors/ErrorHeading';
import { PageHead, Breadcrumbs } from '../PageHead';
import { AdjacentLinks, BackLink } from '../parts/ArticleLinks';
import { ShareLinks } from '../parts/ShareLinks';
import { GalleryCallToAction } from './GalleryCallToAction';
import { ProjectPair } from './ProjectPair';
import { useLightbox } from './useLightbox';
import styles from './ProjectPage.module.css';

/** Returns where a link to a project leads, if there is one. */
const targetOf = (project: GalleryProject | undefined) =>
  project && { to: galleryProjectAddress(project), title: project.title };

function Project({ project }: { project: GalleryProject }) {
  const { id, title, location, category, description } = project;
  const address = galleryProjectAddress(project);
  const { before, after } = neighborsOf(useAppSelector(selectGalleryProjects), id);
  const { lightbox, enlarge } = useLightbox([project]);
  return (
    <>
      <PageHead
        title={`${title} | ${business.name}`}
        description={`${location}: ${description}`}
        address={address}
      />
      <article className={`wrap ${styles.project}`}>
        <header className={styles.header}>
          <BackLink to={ADDRESSES.gallery}>All projects</BackLink>
          <p className={styles.category}>{category}</p>
          <h1>{title}</h1>
          <p className={styles.location}>
            <Icon name="pin" size={18} />
            {location}
          </p>
        </header>
        <div className={styles.pair}>
          <ProjectPair
            project={project}
            sizes="(min-width: 60em) 46rem, 100vw"
            isEager
            onEnlarge={enlarge}
          />
        </div>
        <div className={styles.text}>
          <p>{description}</p>
          <ShareLinks kind="project" title={title} address={address} />
        </div>
      </article>
      <AdjacentLinks kind="project" previous={targetOf(before)} next={targetOf(after)} isWide />
      <GalleryCallToAction />
      {lightbox}
      <Breadcrumbs
        steps={[
          { name: 'Gallery', address: ADDRESSES.gallery },
          { name: title, address },
        ]}
      />
    </>
  );
}

/** A gallery project by the id at the end of its address; the page "not found" if no project has it. */
export function ProjectPage() {
  const id = galleryProjectIdIn(useParams().project ?? '');
  const project = useAppSelector((state) =>
    id === undefined ? undefined : selectGalleryProjectById(state, id),
  );
  if (project) return <Project key={project.id} project={project} />;
  return (
    <ItemNotFound
      title="Project Not Found"
      text="The project you're looking for isn't in our gallery."
      back={{ to: ADDRESSES.gallery, label: 'Back to Gallery' }}
    />
  );
}
