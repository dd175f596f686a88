import { createSelector } from '@reduxjs/toolkit';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { useAppSelector } from '../../../app/store/hooks';
import { LEAD_SOURCES, STAGES } from '../../../domain/leads/schema';
import { displaySettingId, knownMembers } from '../../../domain/settings/rules';
import { selectSettings } from '../../../domain/settings/slice';
import { MAX_LENGTH } from '../../../lib/fields';
import { parseJson } from '../../../lib/parseJson';
import { joinTags, splitTags } from '../../../lib/text';
import { useSetting } from '../useSetting';
import {
  COLUMN_IDS,
  type ColumnId,
  type LeadsView,
  PRESET_IDS,
  queryOf,
  type SavedQueryOf,
  shownColumns,
} from './leadsView';

const oneOf = (options: readonly string[], text: string | null): string =>
  text !== null && options.includes(text) ? text : '';

/**
 * Parses the view from an address; unknown values are ignored. A saved view is as it was saved,
 * unless the address says that it was changed; then the address has all of it.
 */
export function viewFromAddress(params: URLSearchParams, savedQueryOf: SavedQueryOf): LeadsView {
  const viewId = params.get('view') ?? '';
  const saved = savedQueryOf(viewId);
  const source = saved === undefined || params.has('changed') ? params : new URLSearchParams(saved);
  const sort = source.get('sort') ?? '';
  const page = Number(params.get('page'));
  const columns = new Set(splitTags(source.get('columns') ?? ''));
  return {
    search: source.get('search') ?? '',
    stage: oneOf(STAGES, source.get('stage')),
    source: oneOf(LEAD_SOURCES, source.get('source')),
    preset: source.has('due') ? 'due' : PRESET_IDS.find((id) => id === source.get('show')),
    sort: COLUMN_IDS.find((key) => key === sort.replace(/^-/, '')),
    isDescending: sort.startsWith('-'),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    viewId: saved === undefined ? '' : viewId,
    columns: saved === undefined ? [] : COLUMN_IDS.filter((id) => columns.has(id)),
  };
}

/**
 * Returns the view in the address, what changes it (another page alone is an entry of the history), its saved view, if
 * any, and whether it is of a saved view that is not there any more.
 */
export function useLeadsView() {
  const { search: query } = useLocation();
  const navigate = useNavigate();
  const savedViews = useAppSelector(selectSavedViews);
  const params = useMemo(() => new URLSearchParams(query), [query]);
  const savedQueryOf = useCallback(
    (viewId: string) => savedViews.find(({ id }) => id === viewId)?.query,
    [savedViews],
  );
  const view = useMemo(() => viewFromAddress(params, savedQueryOf), [params, savedQueryOf]);

  const change = (part: Partial<LeadsView>): void => {
    void navigate(
      { search: queryOf({ ...view, page: 1, ...part }, savedQueryOf) },
      // Synchronously, for the field that is typed in, and the links and forms that keep the view.
      { replace: part.page === undefined, flushSync: true },
    );
  };

  const saved = savedViews.find(({ id }) => id === view.viewId);
  return { view, change, saved, isViewGone: params.has('view') && saved === undefined };
}

/** The saved views of the leads table, each a setting of its own, so that two tabs can save one. */

export const MAX_VIEW_NAME = 60;

const savedViewSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_VIEW_NAME)),
  /** Its filters, order and columns, as in an address. */
  query: v.pipe(v.string(), v.maxLength(MAX_LENGTH.address)),
});

export interface SavedView extends v.InferOutput<typeof savedViewSchema> {
  id: string;
}

const PREFIX = displaySettingId('leads.view.');

/** Returns the id of the setting of a view. */
export const viewSettingId = (viewId: string): string => `${PREFIX}${viewId}`;

/** Returns the saved views by name; leaves out a setting that does not hold a view. */
export const selectSavedViews = createSelector([selectSettings], (settings): SavedView[] =>
  Object.values(settings)
    .flatMap(({ id, value }) => {
      if (!id.startsWith(PREFIX)) return [];
      const parsed = v.safeParse(savedViewSchema, parseJson(value));
      return parsed.success ? [{ id: id.slice(PREFIX.length), ...parsed.output }] : [];
    })
    .sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id)),
);

const COLUMNS_SETTING = displaySettingId('leads.columns');

/** Returns the columns of the table, and what changes them: the owner's setting, or the saved view's own columns. */
export function useLeadColumns() {
  const { view, change } = useLeadsView();
  const [stored, setStored] = useSetting(COLUMNS_SETTING);
  const isOfView = view.viewId !== '';
  const value = (isOfView ? joinTags(view.columns) : stored) ?? '';
  /** The columns whose visibility differs from the default. */
  const nonDefault = useMemo(() => knownMembers({ value }, COLUMN_IDS), [value]);
  const set = (columns: readonly ColumnId[]): void => {
    if (isOfView) change({ columns });
    else setStored(columns.length === 0 ? undefined : joinTags(columns));
  };
  return {
    columns: useMemo(() => shownColumns(nonDefault), [nonDefault]),
    nonDefault,
    toggle: (id: ColumnId) =>
      set(COLUMN_IDS.filter((column) => (column === id) !== nonDefault.includes(column))),
    /** Shows the columns that are shown by default. */
    reset: () => set([]),
  };
}
