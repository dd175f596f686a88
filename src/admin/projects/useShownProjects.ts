import { useMemo } from 'react';
import { useAppSelector, useNow } from '../../app/store/hooks';
import { isOverdue, matchesProjectFilter, sortedProjects } from '../../domain/projects/rules';
import { PROJECT_STATUSES, type Project } from '../../domain/projects/schema';
import { selectProjects } from '../../domain/projects/slice';
import { useQueryParam } from '../../ui/useQueryParam';

/** The value of the filter `due` in the address. */
const OVERDUE = 'overdue';

/** The filters and the order of the projects, as the address has them. */
export interface ProjectFilterState {
  search: string;
  onSearch: (search: string) => void;
  status: string;
  onStatus: (status: string) => void;
  isOverdueOnly: boolean;
  onOverdueOnly: (isOn: boolean) => void;
  sort: string;
  onSort: (sort: string) => void;
  /** The number of matching projects. */
  count: number;
}

/** Returns the projects that the filters in the address show, in its order, and the filters. */
export function useShownProjects({ hasStatus }: { hasStatus: boolean }): {
  shown: Project[];
  filters: ProjectFilterState;
} {
  const now = useNow();
  const projects = useAppSelector(selectProjects);
  const [search, onSearch] = useQueryParam('search');
  const [statusParam, onStatus] = useQueryParam('status');
  const [due, setDue] = useQueryParam('due');
  const [sort, onSort] = useQueryParam('sort');
  // What an address has that is no status or filter is ignored.
  const status = PROJECT_STATUSES.find((one) => one === statusParam) ?? '';
  const isOverdueOnly = due === OVERDUE;
  const shown = useMemo(
    () =>
      sortedProjects(
        projects.filter(
          (project) =>
            matchesProjectFilter(project, { search, status: hasStatus ? status : '' }) &&
            (!isOverdueOnly || isOverdue(project, new Date(now))),
        ),
        sort,
      ),
    [hasStatus, isOverdueOnly, now, projects, search, sort, status],
  );
  const filters = {
    search,
    onSearch,
    status,
    onStatus,
    isOverdueOnly,
    onOverdueOnly: (isOn: boolean) => setDue(isOn ? OVERDUE : ''),
    sort,
    onSort,
    count: shown.length,
  };
  return { shown, filters };
}
