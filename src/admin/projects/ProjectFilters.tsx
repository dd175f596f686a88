import { Box, Checkbox, FormControlLabel } from '@mui/material';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppSelector, useNow } from '../../app/store/hooks';
import { LARGE_TEXT } from '../../app/theme/adminTheme';
import { isOverdue } from '../../domain/projects/rules';
import { PROJECT_STATUSES, type Project } from '../../domain/projects/schema';
import {
  matchesProjectFilter,
  sortedProjects,
  type PROJECT_ORDERS,
} from '../../domain/projects/search';
import { selectProjects } from '../../domain/projects/slice';
import { lookUp } from '../../lib/lookUp';
import { pluralize } from '../../lib/text';
import { FilterSheet } from '../../ui/FilterSheet';
import { Select } from '../../ui/form/Select';
import { useIsPhone } from '../../ui/screen/useScreenQuery';
import { SearchField } from '../../ui/SearchField';
import { useSetParams } from '../../ui/useQueryParam';

/** The orders of the list, by their names in the address. */
const ORDER_LABELS: Record<keyof typeof PROJECT_ORDERS, string> = {
  updated: 'Last change',
  value: 'Value',
  customer: 'Customer',
  title: 'Title',
};

interface ProjectFiltersProps {
  /** A board shows each status by itself, and has no order. */
  isBoard?: boolean;
  count: number;
}

/** The filters above the projects: search and status. */
export function ProjectFilters({ isBoard = false, count }: ProjectFiltersProps) {
  const { search, status, isOverdueOnly, sort } = useProjectFilters();
  const setParams = useSetParams();
  const isPhone = useIsPhone();
  const order = lookUp(ORDER_LABELS, sort);
  const found = pluralize(count, 'project');
  const filters = (
    <>
      {!isBoard && (
        <>
          <Select
            label="Status"
            none="All Status"
            options={PROJECT_STATUSES}
            value={status}
            onChoose={(chosen) => setParams({ status: chosen })}
          />
          <Select
            label="Sort by"
            none="Due date"
            options={ORDER_LABELS}
            value={order === undefined ? '' : sort}
            onChoose={(chosen) => setParams({ sort: chosen })}
          />
        </>
      )}
      <FormControlLabel
        label="Overdue only"
        control={<Checkbox />}
        checked={isOverdueOnly}
        onChange={(_event, isOn) => setParams({ due: isOn ? OVERDUE : '' })}
      />
    </>
  );
  return (
    <Box
      component="search"
      aria-label="Projects"
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 1.5 },
        alignItems: 'center',
        gridTemplateColumns:
          !isBoard && !isPhone
            ? 'minmax(0, 1fr) minmax(9rem, auto) minmax(9rem, auto) auto'
            : 'minmax(0, 1fr) auto',
        [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      }}
    >
      <SearchField
        label="Search projects..."
        value={search}
        onChange={(typed) => setParams({ search: typed })}
      />
      {isPhone ? (
        <FilterSheet
          count={[!isBoard && status, isOverdueOnly].filter(Boolean).length}
          found={found}
        >
          {filters}
        </FilterSheet>
      ) : (
        filters
      )}
      <Box
        component="output"
        className={isPhone ? 'visually-hidden' : undefined}
        sx={{ gridColumn: '1 / -1', color: 'text.secondary', fontSize: '0.875rem' }}
      >
        {found}
        {!isBoard &&
          (order === undefined ? ', open ones first, by due date' : `, by ${order.toLowerCase()}`)}
      </Box>
    </Box>
  );
}

/** The value of the filter `due` in the address. */
const OVERDUE = 'overdue';

/** Returns the filters and the order of the projects, as the address has them. */
function useProjectFilters() {
  const params = new URLSearchParams(useLocation().search);
  return {
    search: params.get('search') ?? '',
    // An unknown status or filter in the address is ignored.
    status: PROJECT_STATUSES.find((known) => known === params.get('status')) ?? '',
    isOverdueOnly: params.get('due') === OVERDUE,
    sort: params.get('sort') ?? '',
  };
}

/** Returns the projects that the filters in the address show, in its order. */
export function useShownProjects({ isBoard = false } = {}): Project[] {
  const now = useNow();
  const projects = useAppSelector(selectProjects);
  const { search, status, isOverdueOnly, sort } = useProjectFilters();
  return useMemo(
    () =>
      sortedProjects(
        projects.filter(
          (project) =>
            matchesProjectFilter(project, { search, status: isBoard ? '' : status }) &&
            (!isOverdueOnly || isOverdue(project, now)),
        ),
        sort,
      ),
    [isBoard, isOverdueOnly, now, projects, search, sort, status],
  );
}
