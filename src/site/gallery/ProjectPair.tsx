import { useId } from 'react';
import { Icon } from '../../ui/Icon';
import { BeforeAfter } from '../../ui/pictures/BeforeAfter';
import { pairOf, type ShownProject } from './pictures';
import type { Enlarge } from './useLightbox';
import styles from './ProjectPair.module.css';

interface ProjectPairProps {
  project: ShownProject;
  sizes: string;
  /** Whether it is above a phone's fold; its pictures are loaded at once. */
  isEager: boolean;
  onEnlarge: Enlarge;
}

/** A project's pictures under the slider; a press on them compares them full screen. */
export function ProjectPair({ project, sizes, isEager, onEnlarge }: ProjectPairProps) {
  const opener = useId();
  return (
    <BeforeAfter pair={pairOf(project)} opener={opener} sizes={sizes} isEager={isEager}>
      <button
        id={opener}
        type="button"
        className={`${styles.expand} no-print`}
        data-app=""
        aria-label={`Compare full screen: ${project.title}`}
        onClick={({ currentTarget }) =>
          onEnlarge({ projectId: project.id, view: 'Compare' }, currentTarget)
        }
      >
        <Icon name="expand" />
      </button>
    </BeforeAfter>
  );
}
