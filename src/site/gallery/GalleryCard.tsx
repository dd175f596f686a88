import { galleryProjectAddress } from '../../app/addresses';
import { Icon } from '../../ui/Icon';
import { PageLink } from '../../ui/PageLink';
import { Photo } from '../../ui/pictures/Photo';
import { captionOf, PICTURE_SIDES, sourceOf } from '../../ui/pictures/picturePair';
import { SAMPLE_DRAWING } from '../copy/gallery';
import { isDrawn, pairOf, type ShownProject } from './pictures';
import { ProjectPair } from './ProjectPair';
import type { Enlarge } from './useLightbox';
import styles from './GalleryCard.module.css';

interface GalleryCardProps {
  project: ShownProject;
  /** Whether the card is above a phone's fold; its pictures are loaded at once. */
  isFirst?: boolean;
  onEnlarge: Enlarge;
}

/** A project before and after: the slider, the two pictures to enlarge, and the description. */
export function GalleryCard({ project, isFirst = false, onEnlarge }: GalleryCardProps) {
  const { id, title, location, category, description } = project;
  const pair = pairOf(project);
  return (
    <li className={styles.card} data-category={category}>
      <ProjectPair
        project={project}
        sizes="(min-width: 60em) 36rem, 100vw"
        isEager={isFirst}
        onEnlarge={onEnlarge}
      />
      <div className={styles.below}>
        <div className={styles.badges}>
          {category && <p className={styles.badge}>{category}</p>}
          {isDrawn(project) && (
            <p className={`${styles.badge} ${styles.sample}`}>{SAMPLE_DRAWING}</p>
          )}
        </div>
        <div className={styles.words}>
          <h2>
            <PageLink to={galleryProjectAddress(project)}>{title}</PageLink>
          </h2>
          <p className={styles.location}>
            <Icon name="pin" size={18} />
            {location}
          </p>
        </div>
        <div className={styles.pictures}>
          {PICTURE_SIDES.map((side) => (
            <button
              key={side}
              type="button"
              data-app=""
              aria-label={`${captionOf(pair, side)}, enlarge`}
              onClick={({ currentTarget }) =>
                onEnlarge({ projectId: id, view: side }, currentTarget)
              }
            >
              <Photo
                src={sourceOf(pair, side)}
                drawing={pair.drawing}
                alt=""
                sizes="10rem"
                isThumbnail
              />
              <span className={styles.side}>{side}</span>
            </button>
          ))}
        </div>
        <p className={styles.description}>{description}</p>
      </div>
    </li>
  );
}
