import { Select } from '../../../ui/form/Select';
import { COLUMN_IDS, type ColumnId, type LeadsView } from '../../shared/leadsView/leadsView';

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
