import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { LEAD_SOURCES, STAGES } from '../../../domain/leads/schema';
import { SearchField } from '../../../ui/SearchField';
import { NO_FILTER, type LeadsFilter } from './leadsView';

interface LeadFilterBarProps {
  filter: LeadsFilter;
  onChange: (part: Partial<LeadsFilter>) => void;
  /** Whether the stage is one of the filters; on a board each has a column. */
  hasStage?: boolean;
  /** The order of the cards, on a phone. */
  sort?: ReactNode;
}

/** The filters: search, stage and source (section 2, Leads management). */
export function LeadFilterBar({ filter, onChange, hasStage = true, sort }: LeadFilterBarProps) {
  const isNarrowed =
    filter.search !== '' ||
    (hasStage && filter.stage !== '') ||
    filter.source !== '' ||
    filter.isDue;
  return (
    <Box
      component="section"
      aria-label="Filters"
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'center',
        gridTemplateColumns: {
          xs: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
          md: `minmax(12rem, 2fr) ${hasStage ? 'minmax(10rem, 1fr) ' : ''}minmax(10rem, 1fr) auto auto`,
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
      {hasStage && (
        <Choice
          label="Filter by stage"
          all="All Stages"
          options={STAGES}
          value={filter.stage}
          onChange={(stage) => onChange({ stage })}
        />
      )}
      <Choice
        label="Filter by source"
        all="All Sources"
        options={LEAD_SOURCES}
        value={filter.source}
        onChange={(source) => onChange({ source })}
      />
      {sort}
      <FormControlLabel
        label="Follow-up due"

        control={
          <Checkbox
            checked={filter.isDue}
            onChange={(event) => onChange({ isDue: event.target.checked })}
          />
        }
      />
      {isNarrowed && <Button onClick={() => onChange(NO_FILTER)}>Clear filters</Button>}
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
