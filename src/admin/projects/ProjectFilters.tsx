import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import type { PROJECT_ORDERS } from '../../domain/projects/rules';
import { PROJECT_STATUSES } from '../../domain/projects/schema';
import { lookUp } from '../../lib/lookUp';
import { pluralize } from '../../lib/text';
import { SearchField } from '../../ui/SearchField';
import type { ProjectFilterState } from './useShownProjects';

/** The orders of the list, by their names in the address. */
const ORDER_LABELS: Record<keyof typeof PROJECT_ORDERS, string> = {
  updated: 'Last change',
  value: 'Value',
  customer: 'Customer',
  title: 'Title',
};

interface ProjectFiltersProps extends ProjectFilterState {
  /** Whether the status is one of the filters and there is an order; a board shows each by itself. */
  hasStatus?: boolean;
}

/** The filters above the projects: search and status (specification, section 2). */
export function ProjectFilters({
  search,
  onSearch,
  status,
  onStatus,
  isOverdueOnly,
  onOverdueOnly,
  sort,
  onSort,
  hasStatus = true,
  count,
}: ProjectFiltersProps) {
  const order = lookUp(ORDER_LABELS, sort);
  return (
    <Box
      component="search"
      aria-label="Projects"
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'center',
        gridTemplateColumns: {
          xs: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
          sm: hasStatus
            ? 'minmax(0, 1fr) minmax(9rem, auto) minmax(9rem, auto) auto'
            : 'minmax(0, 1fr) auto',
        },
        '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      }}
    >
      <SearchField label="Search projects..." value={search} onChange={onSearch} />
      {hasStatus && (
        <TextField
          select
          label="Status"
          value={status}
          onChange={(event) => onStatus(event.target.value)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">All Status</option>
          {PROJECT_STATUSES.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </TextField>
      )}
      {hasStatus && (
        <TextField
          select
          label="Sort by"
          value={order === undefined ? '' : sort}
          onChange={(event) => onSort(event.target.value)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">Due date</option>
          {Object.entries(ORDER_LABELS).map(([order, label]) => (
            <option key={order} value={order}>
              {label}
            </option>
          ))}
        </TextField>
      )}
      <FormControlLabel
        label="Overdue only"

        control={
          <Checkbox
            checked={isOverdueOnly}
            onChange={(event) => onOverdueOnly(event.target.checked)}
          />
        }
      />
      <Box
        component="output"
        sx={{ gridColumn: '1 / -1', color: 'text.secondary', fontSize: '0.875rem' }}
      >
        {pluralize(count, 'project')}
        {hasStatus &&
          (order === undefined ? ', open ones first, by due date' : `, by ${order.toLowerCase()}`)}
      </Box>
    </Box>
  );
}
