import { useTimedCheck } from '../../../app/store/hooks';
import { isOverdue } from '../../../domain/projects/rules';
import type { Project } from '../../../domain/projects/schema';
import { formatDollars } from '../../../lib/money';
import styles from '../../../ui/board/CardFacts.module.css';
import { DueDate } from '../../shared/projects/DueDate';

/** What a card of the board shows of a project. */
export function ProjectCardContent({ item: project }: { item: Project }) {
  const isLate = useTimedCheck((now) => isOverdue(project, now));
  return (
    <>
      <span className={styles.facts}>
        {[project.customerName, project.city].filter(Boolean).join(' · ')}
      </span>
      <span className={styles.facts}>
        {project.estimatedValue > 0 && (
          <span className={styles.value}>{formatDollars(project.estimatedValue)}</span>
        )}
        <DueDate project={project} isLate={isLate} />
      </span>
    </>
  );
}
