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
import { useLeadsView } from './useLeadsView';

/** The filters of the leads, each of which reads and changes the view in the address. */

/** Whether the filters leave out any lead. */
export const isNarrowed = ({ search, stage, source, preset }: LeadsFilter): boolean =>
  search.trim() !== '' || stage !== '' || source !== '' || preset !== undefined;

/** The search, and other filters beside it. */
export function LeadFilterBar({ children }: { children: ReactNode }) {
  const { view, change } = useLeadsView();
  return (
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
          value={view.search}
          onChange={(search) => change({ search })}
        />
      </Box>
      {children}
    </Box>
  );
}

const CHOICES = {
  stage: { none: 'All Stages', options: STAGES },
  source: { none: 'All Sources', options: LEAD_SOURCES },
};

/** The choice of the stage or the source of the leads that are shown. */
export function FilterChoice({ by }: { by: keyof typeof CHOICES }) {
  const { view, change } = useLeadsView();
  return (
    <Select
      {...CHOICES[by]}
      value={view[by]}
      onChoose={(chosen) => change({ [by]: chosen })}
      slotProps={{ htmlInput: { 'aria-label': `Filter by ${by}` } }}
    />
  );
}

/** The filter by what is due. */
export function DueFilter() {
  const { view, change } = useLeadsView();
  return (
    <FormControlLabel
      label="Follow-up due"
      control={<Checkbox />}
      checked={view.preset === 'due'}
      onChange={(_event, isOn) => change({ preset: isOn ? 'due' : undefined })}
    />
  );
}

/** Shows all leads again, where the filters leave some out; a board shows every stage. */
export function ClearFilters({ isBoard = false }: { isBoard?: boolean }) {
  const { view, change } = useLeadsView();
  const filter = isBoard ? { ...view, stage: '' } : view;
  return isNarrowed(filter) && <Button onClick={() => change(NO_FILTER)}>Clear filters</Button>;
}

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
export function LeadSort() {
  const { view, change } = useLeadsView();
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
        if (order) change({ sort: order.sort, isDescending: order.isDescending });
      }}
    />
  );
}
