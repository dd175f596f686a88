import { startOfMonth } from 'date-fns';
import { ADDRESSES } from '../../../app/addresses';
import { isFollowUpDue } from '../../../domain/leads/rules';
import type { Lead } from '../../../domain/leads/schema';
import type { LeadFilter } from '../../../domain/leads/search';

const columns = [
  { id: 'customer', label: 'Customer' },
  { id: 'contact', label: 'Contact', by: 'lead source' },
  { id: 'service', label: 'Service' },
  { id: 'stage', label: 'Stage' },
  { id: 'value', label: 'Value' },
  { id: 'followUp', label: 'Follow-up' },
  { id: 'tags', label: 'Tags', isExtra: true },
  { id: 'created', label: 'Added', isExtra: true },
] as const;
export type ColumnId = (typeof columns)[number]['id'];

export interface LeadColumn {
  id: ColumnId;
  label: string;
  /** What it sorts by, if that is not its label. */
  by?: string;
  /** Whether it is only shown if the owner chose it; the others are shown by default. */
  isExtra?: boolean;
}

/** The columns of the leads table that can be chosen and sorted, in order; Actions is always the last one. */
export const LEAD_COLUMNS: readonly LeadColumn[] = columns;
export const COLUMN_IDS = columns.map(({ id }) => id);

/** The column with the lead's link, which is always shown. */
export const MAIN_COLUMN: ColumnId = 'customer';

/** Returns the shown columns; `nonDefault` are those whose visibility differs from the default. */
export const shownColumns = (nonDefault: readonly ColumnId[]): LeadColumn[] =>
  LEAD_COLUMNS.filter(
    ({ id, isExtra = false }) => id === MAIN_COLUMN || isExtra === nonDefault.includes(id),
  );

/** The ready-made views of the leads, in the order of their buttons. */
export const PRESET_IDS = ['due', 'estimates', 'unpaid', 'month'] as const;
type PresetId = (typeof PRESET_IDS)[number];

interface Preset {
  label: string;
  /** Returns what shows a lead or not, at a time. */
  at: (now: Date) => (lead: Lead) => boolean;
}

const isAt =
  (...stages: Lead['stage'][]) =>
  ({ isActive, stage }: Lead): boolean =>
    isActive && stages.includes(stage);

export const PRESETS: Record<PresetId, Preset> = {
  due: { label: 'Due', at: (now) => (lead) => isFollowUpDue(lead, now) },
  estimates: {
    label: 'Estimates waiting',
    at: () => isAt('Estimate Provided', 'Awaiting Decision'),
  },
  unpaid: { label: 'Unpaid', at: () => isAt('Work Completed', 'Invoice Sent') },
  month: {
    label: 'This month',
    at: (now) => {
      const first = startOfMonth(now).toISOString();
      return ({ createdDate }) => createdDate >= first;
    },
  },
};

/** How many rows the table shows. */
export const ROWS_PER_PAGE = 10;

/** The filters of the table. */
export interface LeadsFilter extends LeadFilter {
  /** The ready-made view whose leads are shown, if any. */
  preset: PresetId | undefined;
}

/** The view of the leads table: its filters, order and page, as stored in the address. */
export interface LeadsView extends LeadsFilter {
  /** Undefined: newest first. */
  sort: ColumnId | undefined;
  isDescending: boolean;
  /** The page number, from 1. */
  page: number;
  /** The id of the saved view; empty if none is chosen. */
  viewId: string;
  /** In a saved view: the columns whose visibility differs from the default. */
  columns: readonly ColumnId[];
}

export const NO_FILTER: LeadsFilter = { search: '', stage: '', source: '', preset: undefined };

export const EVERYTHING: LeadsView = {
  ...NO_FILTER,
  sort: undefined,
  isDescending: false,
  page: 1,
  viewId: '',
  columns: [],
};

/** Returns the query of a saved view; undefined for an unknown id. */
export type SavedQueryOf = (viewId: string) => string | undefined;

/** Returns the query of what a view saves: its filters, order and columns that are not the default. */
export function savedQuery(view: Omit<LeadsView, 'page' | 'viewId'>): string {
  const { search, stage, source, preset, sort, isDescending, columns } = view;
  const params = new URLSearchParams();
  if (search !== '') params.set('search', search);
  if (stage !== '') params.set('stage', stage);
  if (source !== '') params.set('source', source);
  if (preset === 'due') params.set('due', 'now');
  else if (preset) params.set('show', preset);
  if (sort) params.set('sort', `${isDescending ? '-' : ''}${sort}`);
  if (columns.length > 0) params.set('columns', columns.join(','));
  return params.toString();
}

/** Returns the query of a view: of a saved one its id, and all of it if it was changed. */
export function queryOf(view: LeadsView, savedQueryOf: SavedQueryOf = () => undefined): string {
  const { viewId, page } = view;
  const query = savedQuery(view);
  const isSaved = viewId !== '' && query === savedQueryOf(viewId);
  const params = new URLSearchParams(viewId !== '' ? { view: viewId } : {});
  if (viewId !== '' && !isSaved) params.set('changed', '1');
  if (!isSaved) new URLSearchParams(query).forEach((value, name) => params.set(name, value));
  if (page > 1) params.set('page', String(page));
  return params.toString();
}

/** Returns the address of the leads table in a view. */
export function leadsAddress(view: Partial<LeadsView>): string {
  const query = queryOf({ ...EVERYTHING, ...view });
  return query === '' ? ADDRESSES.leads : `${ADDRESSES.leads}?${query}`;
}

/** Returns the address of a ready-made view; what is due the longest comes first. */
export const presetAddress = (preset: PresetId): string =>
  leadsAddress({ preset, sort: preset === 'due' ? 'followUp' : undefined });

/** The address of the leads whose follow-up is due. */
export const DUE_LEADS = presetAddress('due');

/** How a visitor's request reaches the owner, for whoever has no leads yet. */
export const REQUESTS_HINT =
  'Visitors send you their requests by mail or text: under New Lead, Paste a message reads them.';
