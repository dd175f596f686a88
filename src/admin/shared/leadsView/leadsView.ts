import { startOfMonth } from 'date-fns';
import { ADDRESSES } from '../../../app/addresses';
import { isFollowUpDue } from '../../../domain/leads/rules';
import type { Lead } from '../../../domain/leads/schema';
import type { LeadFilter } from '../../../domain/leads/search';
import { withParams } from '../../../lib/query';

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

type SavedFacts = Omit<LeadsView, 'page' | 'viewId'>;

/** Returns what a view saves as parameters of an address: its filters, order and columns, empty by default. */
const savedParams = (view: SavedFacts): Record<string, string> => ({
  search: view.search,
  stage: view.stage,
  source: view.source,
  due: view.preset === 'due' ? 'now' : '',
  show: view.preset === 'due' ? '' : (view.preset ?? ''),
  sort: view.sort ? `${view.isDescending ? '-' : ''}${view.sort}` : '',
  columns: view.columns.join(','),
});

/** Returns the query that a view is saved as, without its `?`. */
export const savedQuery = (view: SavedFacts): string => withParams('', savedParams(view)).slice(1);

/** Returns the query of a view: of a saved one its id, and all of it if it was changed. */
export function queryOf(view: LeadsView, savedQueryOf: SavedQueryOf = () => undefined): string {
  const { viewId, page } = view;
  const isSaved = viewId !== '' && savedQuery(view) === savedQueryOf(viewId);
  return withParams('', {
    view: viewId,
    changed: viewId === '' || isSaved ? '' : '1',
    ...(!isSaved && savedParams(view)),
    page: page > 1 ? String(page) : '',
  });
}

/** Returns the query of a view as it was saved. */
export const savedViewQuery = (viewId: string): string => withParams('', { view: viewId });

/** Returns the address of the leads table in a view. */
export const leadsAddress = (view: Partial<LeadsView>): string =>
  ADDRESSES.leads + queryOf({ ...EVERYTHING, ...view });

/** Returns the address of a ready-made view; what is due the longest comes first. */
export const presetAddress = (preset: PresetId): string =>
  leadsAddress({ preset, sort: preset === 'due' ? 'followUp' : undefined });

/** The address of the leads whose follow-up is due. */
export const DUE_LEADS = presetAddress('due');

/** How a visitor's request reaches the owner, for whoever has no leads yet. */
export const REQUESTS_HINT =
  'Visitors send you their requests by mail or text: under New Lead, Paste a message reads them.';
