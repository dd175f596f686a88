import { ADDRESSES } from '../../../app/addresses';
import type { LeadFilter } from '../../../domain/leads/search';
import type { ColumnId } from './leadColumns';
import type { PresetId } from './presets';

/** The view of the leads table: its filters, order and page, as stored in the address. */

/** How many rows the table shows. */
export const ROWS_PER_PAGE = 10;

/** The filters of the table. */
export interface LeadsFilter extends LeadFilter {
  /** The ready-made view whose leads are shown, if any. */
  preset: PresetId | undefined;
}

export interface LeadsView extends LeadsFilter {
  /** Undefined: newest first. */
  sort: ColumnId | undefined;
  isDescending: boolean;
  /** The page number, from 1. */
  page: number;
  /** The id of the saved view; empty if none is chosen. */
  viewId: string;
  /** In a saved view: the columns that are not as they are by default. */
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

/** Returns the query of a saved view; undefined if there is none with that id. */
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
