import { useCallback, useMemo, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { queryOf, viewFromAddress, type LeadsView } from './leadsView';

/**
 * The view that the address asks for, and the way to change it. What is typed into the search
 * shows at once and replaces the address; everything else becomes a step that Back undoes.
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
