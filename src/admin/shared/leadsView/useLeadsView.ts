import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppSelector } from '../../../app/store/hooks';
import { LEAD_SOURCES, STAGES } from '../../../domain/leads/schema';
import { splitTags } from '../../../lib/text';
import { COLUMN_IDS } from './leadColumns';
import { queryOf, type LeadsView, type SavedQueryOf } from './leadsView';
import { PRESET_IDS } from './presets';
import { selectSavedViews, type SavedView } from './savedViews';

const oneOf = (options: readonly string[], text: string | null): string =>
  text !== null && options.includes(text) ? text : '';

/**
 * Parses the view from an address; unknown values are ignored. A saved view is as it was saved,
 * unless the address says that it was changed; then the address has all of it.
 */
export function viewFromAddress(
  params: URLSearchParams,
  savedQueryOf: SavedQueryOf = () => undefined,
): LeadsView {
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

/** Returns the view in the address, and functions to change it; typing adds no history entry. */
export function useLeadsView(): {
  view: LeadsView;
  change: (part: Partial<LeadsView>) => void;
  /** The saved view of the address, if any. */
  saved: SavedView | undefined;
  /** Whether the address is of a view that is not there any more. */
  isViewGone: boolean;
} {
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
    const isTyping = Object.keys(part).every((key) => key === 'search');
    void navigate(
      { search: queryOf({ ...view, page: 1, ...part }, savedQueryOf) },
      // Synchronously, for the field that is typed in, and the links and forms that keep the view.
      { replace: isTyping, flushSync: true },
    );
  };

  const saved = savedViews.find(({ id }) => id === view.viewId);
  return { view, change, saved, isViewGone: params.has('view') && saved === undefined };
}
