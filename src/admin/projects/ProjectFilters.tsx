import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { PROJECT_ORDERS } from '../../domain/projects/rules';
import { PROJECT_STATUSES } from '../../domain/projects/schema';
import { lookUp } from '../../lib/lookUp';
import { pluralize } from '../../lib/text';
import { FilterSheet } from '../../ui/FilterSheet';
import { Select } from '../../ui/form/Select';
import { SearchField } from '../../ui/SearchField';
import { useProjectFilters } from './useShownProjects';

/** The orders of the list, by their names in the address. */
const ORDER_LABELS: Record<keyof typeof PROJECT_ORDERS, string> = {
  updated: 'Last change',
  value: 'Value',
  customer: 'Customer',
  title: 'Title',
};

interface ProjectFiltersProps {
  /** Whether the status is one of the filters and there is an order; a board shows each by itself. */
  hasStatus: boolean;
  /** The number of matching projects. */
  count: number;
}

/** The filters above the projects: search and status. */
export function ProjectFilters({ hasStatus, count }: ProjectFiltersProps) {
  const filter = useProjectFilters();
  const { search, status, isOverdueOnly, sort } = filter;
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const order = lookUp(ORDER_LABELS, sort);
  const found = pluralize(count, 'project');
  const filters = (
    <>
      {hasStatus && (
        <>
          <Select
            label="Status"
            none="All Status"
            options={PROJECT_STATUSES}
            value={status}
            onChoose={filter.setStatus}
          />
          <Select
            label="Sort by"
            none="Due date"
            options={ORDER_LABELS}
            value={order === undefined ? '' : sort}
            onChoose={filter.setSort}
          />
        </>
      )}
      <FormControlLabel
        label="Overdue only"
        control={
          <Checkbox
            checked={isOverdueOnly}
            onChange={(event) => filter.setOverdueOnly(event.target.checked)}
          />
        }
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
          hasStatus && !isPhone
            ? 'minmax(0, 1fr) minmax(9rem, auto) minmax(9rem, auto) auto'
            : 'minmax(0, 1fr) auto',
      }}
    >
      <SearchField label="Search projects..." value={search} onChange={filter.setSearch} />
      {isPhone ? (
        <FilterSheet count={[status, isOverdueOnly].filter(Boolean).length} found={found}>
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
        {hasStatus &&
          (order === undefined ? ', open ones first, by due date' : `, by ${order.toLowerCase()}`)}
      </Box>
    </Box>
  );
}
