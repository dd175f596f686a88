/** The columns of the leads table that can be chosen, sorted and sized; Actions is always the last one. */

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
  /** Its width in pixels, where the columns have widths and it has none of its own. */
  width: number;
  /** Whether it is only shown if the owner chose it; the others are those of section 2. */
  isExtra?: boolean;
}

/** All columns, in order. */
export const LEAD_COLUMNS: readonly LeadColumn[] = [
  { id: 'customer', label: 'Customer', width: 180 },
  { id: 'contact', label: 'Contact', by: 'lead source', width: 210 },
  { id: 'service', label: 'Service', width: 210 },
  { id: 'stage', label: 'Stage', width: 190 },
  { id: 'value', label: 'Value', width: 110 },
  { id: 'followUp', label: 'Follow-up', width: 150 },
  { id: 'tags', label: 'Tags', width: 150, isExtra: true },
  { id: 'created', label: 'Added', width: 120, isExtra: true },
];

/** The column with the lead's link, which is always shown. */
export const MAIN_COLUMN: ColumnId = 'customer';

/** Returns the shown columns, given those that are not as they are by default. */
export const shownColumns = (toggled: ReadonlySet<ColumnId>): LeadColumn[] =>
  LEAD_COLUMNS.filter(
    ({ id, isExtra = false }) => id === MAIN_COLUMN || isExtra === toggled.has(id),
  );

/** The narrowest and the widest that a column can be made, in pixels. */
export const COLUMN_WIDTHS = { min: 64, max: 640 };
