import { Box, Button, Checkbox, FormControlLabel } from '@mui/material';
import type { ReactNode } from 'react';
import { LEAD_SOURCES, STAGES } from '../../../domain/leads/schema';
import { Select } from '../../../ui/form/Select';
import { SearchField } from '../../../ui/SearchField';
import {
  COLUMN_IDS,
  type ColumnId,
  type LeadsFilter,
  type LeadsView,
  NO_FILTER,
} from './leadsView';

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
    control={<Checkbox />}
    checked={filter.preset === 'due'}
    onChange={(_event, isOn) => onChange({ preset: isOn ? 'due' : undefined })}
  />
);

/** Shows all leads again, where the filters leave some out. */
export const ClearFilters = ({ filter, onChange }: LeadFilterProps) =>
  isNarrowed(filter) && <Button onClick={() => onChange(NO_FILTER)}>Clear filters</Button>;

type Order = Pick<LeadsView, 'sort' | 'isDescending'>;

/** The words for each order of a column: ascending, descending. */
const WORDS: Record<ColumnId, readonly string[]> = {
  customer: ['Customer, A to Z', 'Customer, Z to A'],
  contact: ['Lead source, A to Z', 'Lead source, Z to A'],
  service: ['Service, A to Z', 'Service, Z to A'],
  stage: ['Stage, first to last', 'Stage, last to first'],
  value: ['Value, low to high', 'Value, high to low'],
  followUp: ['Follow-up, soonest first', 'Follow-up, latest first'],
  tags: ['Tags, A to Z', 'Tags, Z to A'],
  // The opposite direction is the default order of all leads.
  created: ['Oldest first'],
};

const ORDERS: (Order & { words: string })[] = [
  { sort: undefined, isDescending: false, words: 'Newest first' },
  ...COLUMN_IDS.flatMap((sort) =>
    WORDS[sort].map((words, index) => ({ sort, isDescending: index === 1, words })),
  ),
];

/** Sorts the cards on a phone, which has no column headers. */
export function LeadSort({
  view,
  onChange,
}: {
  view: LeadsView;
  onChange: (order: Order) => void;
}) {
  const chosen = ORDERS.findIndex(
    ({ sort, isDescending }) => sort === view.sort && isDescending === view.isDescending,
  );
  return (
    <Select
      label="Sort by"
      value={ORDERS[Math.max(0, chosen)]?.words}
      options={ORDERS.map(({ words }) => words)}
      onChoose={(words) => {
        const order = ORDERS.find((known) => known.words === words);
        if (order) onChange({ sort: order.sort, isDescending: order.isDescending });
      }}
    />
  );
}
