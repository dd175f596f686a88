import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { PROJECT_STATUSES } from '../../domain/projects/schema';
import { pluralize } from '../../lib/text';
import { SearchField } from '../../ui/SearchField';

interface ProjectFiltersProps {
  search: string;
  onSearch: (search: string) => void;
  status: string;
  onStatus: (status: string) => void;
  /** The number of matching projects. */
  count: number;
}

/** The filters above the projects: search and status (specification, section 2). */
export function ProjectFilters({ search, onSearch, status, onStatus, count }: ProjectFiltersProps) {
  return (
    <Box
      component="search"
      aria-label="Projects"
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 200px auto' },
        '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      }}
    >
      <SearchField label="Search projects..." value={search} onChange={onSearch} />
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
      <Box component="output" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {pluralize(count, 'project')}
      </Box>
    </Box>
  );
}
