import { useId } from 'react';
import { BeforeAfter } from '../../ui/pictures/BeforeAfter';
import { Icon } from '../../ui/Icon';
import { Photo } from '../../ui/pictures/Photo';
import styles from './GalleryCard.module.css';
import { SAMPLE_DRAWING } from '../copy/gallery';
import { drawingOf, isDrawn, picturesOf, type ProjectPicture, type ShownProject } from './pictures';

interface GalleryCardProps {
  project: ShownProject;
  /** Whether the card is above a phone's fold; its pictures are loaded at once. */
  isFirst?: boolean;
  /** Shows a picture full screen; the button that opened it gets the focus back. */
  onEnlarge: (picture: ProjectPicture, opener: HTMLElement) => void;
}

/** A project before and after: the slider, the two pictures to enlarge, and the description. */
export function GalleryCard({ project, isFirst = false, onEnlarge }: GalleryCardProps) {
  const id = useId();
  const openers = { before: `${id}before`, after: `${id}after` };
  const { title, location, category, description } = project;
  return (
    <li className={styles.card} data-category={category}>
      <BeforeAfter
        title={title}
        before={project.beforeImage}
        after={project.afterImage}
        drawing={drawingOf(project)}
        openers={openers}
        sizes="(min-width: 60em) 36rem, 100vw"
        isEager={isFirst}
      />
      <div className={styles.below}>
        <div className={styles.words}>
          {category && <p className={styles.badge}>{category}</p>}
          {isDrawn(project) && (
            <p className={`${styles.badge} ${styles.sample}`}>{SAMPLE_DRAWING}</p>
          )}
          <h2>{title}</h2>
          <p className={styles.location}>
            <Icon name="pin" size={18} />
            {location}
          </p>
        </div>
        <div className={styles.pictures}>
          {picturesOf(project).map((picture) => (
            <button
              key={picture.moment}
              id={picture.moment === 'Before' ? openers.before : openers.after}
              type="button"
              data-app=""
              aria-label={`${picture.caption}, enlarge`}
              onClick={({ currentTarget }) => onEnlarge(picture, currentTarget)}
            >
              <Photo src={picture.src} drawing={picture.drawing} alt="" sizes="10rem" />
              <span className={styles.moment}>{picture.moment}</span>
            </button>
          ))}
        </div>
        <p className={styles.description}>{description}</p>
      </div>
    </li>
  );
}
