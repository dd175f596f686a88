import { Box, Button, Checkbox, FormControlLabel } from '@mui/material';
import type { ReactNode } from 'react';
import { LEAD_SOURCES, STAGES } from '../../../domain/leads/schema';
import { Select } from '../../../ui/form/Select';
import { SearchField } from '../../../ui/SearchField';
import { NO_FILTER, type LeadsFilter } from './leadsView';

interface LeadFilterProps {
  filter: LeadsFilter;
  onChange: (part: Partial<LeadsFilter>) => void;
}

interface LeadFilterBarProps extends LeadFilterProps {
  children: ReactNode;
}

/** Whether the filters leave out any lead. */
export const isNarrowed = ({ search, stage, source, preset }: LeadsFilter): boolean =>
  search !== '' || stage !== '' || source !== '' || preset !== undefined;

/** The search, and other filters beside it. */
export const LeadFilterBar = ({ filter, onChange, children }: LeadFilterBarProps) => (
  <Box
    component="section"
    aria-label="Filters"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1,
      '& > :not(button, label, span)': { flex: '1 1 10rem', minWidth: 0 },
    }}
  >
    <Box sx={{ '&&': { flex: '2 1 12rem' } }}>
      <SearchField
        label="Search leads..."
        value={filter.search}
        onChange={(search) => onChange({ search })}
      />
    </Box>
    {children}
  </Box>
);

/** The filters by stage and source. */
export const LeadChoices = ({ filter, onChange }: LeadFilterProps) => (
  <>
    <Select
      none="All Stages"
      options={STAGES}
      value={filter.stage}
      onChoose={(stage) => onChange({ stage })}
      slotProps={{ htmlInput: { 'aria-label': 'Filter by stage' } }}
    />
    <SourceChoice filter={filter} onChange={onChange} />
  </>
);

/** The filter by source. */
export const SourceChoice = ({ filter, onChange }: LeadFilterProps) => (
  <Select
    none="All Sources"
    options={LEAD_SOURCES}
    value={filter.source}
    onChoose={(source) => onChange({ source })}
    slotProps={{ htmlInput: { 'aria-label': 'Filter by source' } }}
  />
);

/** The filter by what is due. */
export const DueFilter = ({ filter, onChange }: LeadFilterProps) => (
  <FormControlLabel
    label="Follow-up due"
    control={
      <Checkbox
        checked={filter.preset === 'due'}
        onChange={({ target }) => onChange({ preset: target.checked ? 'due' : undefined })}
      />
    }
  />
);

/** Shows all leads again, where the filters leave some out. */
export const ClearFilters = ({ filter, onChange }: LeadFilterProps) =>
  isNarrowed(filter) && <Button onClick={() => onChange(NO_FILTER)}>Clear filters</Button>;
