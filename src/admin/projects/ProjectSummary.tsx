import HandymanIcon from '@mui/icons-material/HandymanOutlined';
import PaidIcon from '@mui/icons-material/PaidOutlined';
import WarningIcon from '@mui/icons-material/WarningAmber';
import { OVERDUE_PROJECTS } from '../../app/addresses';
import { useAppSelector } from '../../app/store/hooks';
import { isOverdue, totalValue } from '../../domain/projects/rules';
import type { Project } from '../../domain/projects/schema';
import { selectActiveProjects } from '../../domain/projects/slice';
import { formatDollars } from '../../lib/money';
import { StatCard } from '../../ui/StatCard';
import { StatCards } from '../../ui/StatCards';

/** The three numbers above the list. */
export function ProjectSummary({ projects, now }: { projects: readonly Project[]; now: number }) {
  const active = useAppSelector(selectActiveProjects);
  const overdue = projects.filter((project) => isOverdue(project, new Date(now)));
  return (
    <StatCards>
      <StatCard label="Active Projects" value={active.length} icon={<HandymanIcon />} />
      <StatCard
        label="Overdue Projects"
        value={overdue.length}
        icon={<WarningIcon />}
        urgent={overdue.length > 0}
        to={OVERDUE_PROJECTS}
      />
      <StatCard label="Total Value" value={formatDollars(totalValue(active))} icon={<PaidIcon />} />
    </StatCards>
  );
}
