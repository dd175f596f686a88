import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { PROJECT_STATUSES } from '../../domain/projects/schema';
import { pluralize } from '../../lib/text';
import { SearchField } from '../../ui/SearchField';

interface ProjectFiltersProps {
  search: string;
  onSearch: (search: string) => void;
  status: string;
  onStatus: (status: string) => void;
  isOverdueOnly: boolean;
  onOverdueOnly: (isOn: boolean) => void;
  /** The number of matching projects. */
  count: number;
}

/** The filters above the projects: search and status (specification, section 2). */
export function ProjectFilters({
  search,
  onSearch,
  status,
  onStatus,
  isOverdueOnly,
  onOverdueOnly,
  count,
}: ProjectFiltersProps) {
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
          sm: 'minmax(0, 1fr) minmax(10rem, auto) auto',
        },
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
      <FormControlLabel
        label="Overdue only"
        sx={{ minHeight: 44, mr: 0 }}
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
        {pluralize(count, 'project')}, open ones first, by due date
      </Box>
    </Box>
  );
}
