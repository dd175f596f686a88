/** The columns of the leads table that can be chosen and sorted; Actions is always the last one. */

export const COLUMN_IDS = [
  'customer',
  'contact',
  'service',
  'stage',
  'value',
  'followUp',
  'tags',
  'created',
] as const;
export type ColumnId = (typeof COLUMN_IDS)[number];

export interface LeadColumn {
  id: ColumnId;
  label: string;
  /** What it sorts by, if that is not its label. */
  by?: string;
  /** Whether it is only shown if the owner chose it; the others are shown by default. */
  isExtra?: boolean;
}

/** All columns, in order. */
export const LEAD_COLUMNS: readonly LeadColumn[] = [
  { id: 'customer', label: 'Customer' },
  { id: 'contact', label: 'Contact', by: 'lead source' },
  { id: 'service', label: 'Service' },
  { id: 'stage', label: 'Stage' },
  { id: 'value', label: 'Value' },
  { id: 'followUp', label: 'Follow-up' },
  { id: 'tags', label: 'Tags', isExtra: true },
  { id: 'created', label: 'Added', isExtra: true },
];

/** The column with the lead's link, which is always shown. */
export const MAIN_COLUMN: ColumnId = 'customer';

/** Returns the shown columns; `nonDefault` are those whose visibility differs from the default. */
export const shownColumns = (nonDefault: readonly ColumnId[]): LeadColumn[] =>
  LEAD_COLUMNS.filter(
    ({ id, isExtra = false }) => id === MAIN_COLUMN || isExtra === nonDefault.includes(id),
  );
