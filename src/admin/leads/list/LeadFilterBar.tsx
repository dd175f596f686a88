import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { LEAD_SOURCES, STAGES } from '../../../domain/leads/schema';
import type { LeadFilter } from '../../../domain/leads/search';
import { SearchField } from '../../../ui/SearchField';

interface LeadFilterBarProps {
  filter: LeadFilter;
  onChange: (part: Partial<LeadFilter>) => void;
}

/** The filters: search, stage and source (section 2, Leads management). */
export function LeadFilterBar({ filter, onChange }: LeadFilterBarProps) {
  const isNarrowed = filter.search !== '' || filter.stage !== '' || filter.source !== '';
  return (
    <Box
      component="section"
      aria-label="Filters"
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'center',
        gridTemplateColumns: {
          xs: '1fr 1fr',
          md: 'minmax(14rem, 2fr) minmax(11rem, 1fr) minmax(11rem, 1fr) auto',
        },
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        <SearchField
          label="Search leads..."
          value={filter.search}
          onChange={(search) => onChange({ search })}
        />
      </Box>
      <Choice
        label="Filter by stage"
        all="All Stages"
        options={STAGES}
        value={filter.stage}
        onChange={(stage) => onChange({ stage })}
      />
      <Choice
        label="Filter by source"
        all="All Sources"
        options={LEAD_SOURCES}
        value={filter.source}
        onChange={(source) => onChange({ source })}
      />
      {isNarrowed && (
        <Button
          onClick={() => onChange({ search: '', stage: '', source: '' })}
          sx={{ minHeight: 44, gridColumn: { xs: '1 / -1', md: 'auto' } }}
        >
          Clear filters
        </Button>
      )}
    </Box>
  );
}

interface ChoiceProps {
  label: string;
  all: string;
  options: readonly string[];
  value: string;
  onChange: (value: string) => void;
}

function Choice({ label, all, options, value, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': label } }}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </TextField>
  );
}
