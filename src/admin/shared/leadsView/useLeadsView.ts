import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppSelector } from '../../../app/store/hooks';
import { queryOf, type LeadsView } from './leadsView';
import { viewFromAddress } from './viewFromAddress';
import { selectSavedViews, type SavedView } from './savedViews';

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
