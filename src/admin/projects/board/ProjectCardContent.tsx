import { useTimedCheck } from '../../../app/store/hooks';
import { isOverdue } from '../../../domain/projects/rules';
import type { Project } from '../../../domain/projects/schema';
import { formatDollars } from '../../../lib/money';
import { CardFacts } from '../../../ui/board/BoardCard';
import { DueDate } from '../../shared/projects/DueDate';

/** What a card of the board shows of a project. */
export function ProjectCardContent({ item: project }: { item: Project }) {
  const isLate = useTimedCheck((now) => isOverdue(project, now));
  return (
    <>
      <CardFacts>{[project.customerName, project.city].filter(Boolean).join(' · ')}</CardFacts>
      <CardFacts>
        {project.estimatedValue > 0 && <strong>{formatDollars(project.estimatedValue)}</strong>}
        <span>
          <DueDate project={project} isLate={isLate} />
        </span>
      </CardFacts>
    </>
  );
}
