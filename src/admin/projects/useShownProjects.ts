import { useMemo } from 'react';
import { useAppSelector, useNow } from '../../app/store/hooks';
import { isOverdue, matchesProjectFilter, sortedProjects } from '../../domain/projects/rules';
import { PROJECT_STATUSES, type Project } from '../../domain/projects/schema';
import { selectProjects } from '../../domain/projects/slice';
import { useQueryParam } from '../../ui/useQueryParam';

/** The value of the filter `due` in the address. */
const OVERDUE = 'overdue';

/** Returns the filters and the order of the projects, as the address has them, and what sets them. */
export function useProjectFilters() {
  const [search, setSearch] = useQueryParam('search');
  const [status, setStatus] = useQueryParam('status');
  const [due, setDue] = useQueryParam('due');
  const [sort, setSort] = useQueryParam('sort');
  return {
    search,
    setSearch,
    // What an address has that is no status or filter is ignored.
    status: PROJECT_STATUSES.find((known) => known === status) ?? '',
    setStatus,
    isOverdueOnly: due === OVERDUE,
    setOverdueOnly: (isOn: boolean) => setDue(isOn ? OVERDUE : ''),
    sort,
    setSort,
  };
}

/** Returns the projects that the filters in the address show, in its order. */
export function useShownProjects({ hasStatus }: { hasStatus: boolean }): Project[] {
  const now = useNow();
  const projects = useAppSelector(selectProjects);
  const { search, status, isOverdueOnly, sort } = useProjectFilters();
  return useMemo(
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
}
