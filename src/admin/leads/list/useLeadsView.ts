import { useCallback, useMemo, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { queryOf, viewFromAddress, type LeadsView } from './leadsView';

/**
 * Returns the view in the address, and functions that change it. Typing into the search replaces
 * the history entry; every other change adds one, which Back undoes.
 */
export function useLeadsView(): {
  view: LeadsView;
  change: (part: Partial<LeadsView>) => void;
} {
  const { search: query } = useLocation();
  const navigation = useNavigationType();
  const navigate = useNavigate();
  const addressed = useMemo(() => viewFromAddress(new URLSearchParams(query)), [query]);
  const [search, setSearch] = useState(addressed.search);
  const [seen, setSeen] = useState(addressed);
  if (seen !== addressed) {
    setSeen(addressed);
    if (navigation !== NavigationType.Replace) setSearch(addressed.search);
  }

  const view = useMemo(() => ({ ...addressed, search }), [addressed, search]);

  const change = useCallback(
    (part: Partial<LeadsView>): void => {
      if (part.search !== undefined) setSearch(part.search);
      const isTyping = Object.keys(part).every((key) => key === 'search');
      void navigate({ search: queryOf({ ...view, page: 1, ...part }) }, { replace: isTyping });
    },
    [navigate, view],
  );

  return { view, change };
}
