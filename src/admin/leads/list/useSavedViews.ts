import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../../app/store/hooks';
import { settingChanged, settingReset } from '../../../events/settings';
import { ids } from '../../../lib/ids';
import { selectSavedViews, viewSettingId, type SavedView } from '../../shared/leadsView/savedViews';

/** The saved views, and what the owner does with them. */
export interface SavedViews {
  views: readonly SavedView[];
  /** Shows a view as it was saved, or all leads without an id. */
  show: (viewId?: string) => void;
  create: (name: string, query: string) => void;
  save: (view: SavedView) => void;
  /** Deletes a view; its filters stay. */
  remove: (view: SavedView) => void;
}

/** Returns the saved views of the leads table, and functions that change them. */
export function useSavedViews(): SavedViews {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const views = useAppSelector(selectSavedViews);
  const go = (search: string): void => void navigate({ search });
  const show = (viewId = ''): void => go(viewId === '' ? '' : `view=${viewId}`);
  const save = ({ id, name, query }: SavedView): void => {
    dispatch(settingChanged({ id: viewSettingId(id), value: JSON.stringify({ name, query }) }));
  };
  return {
    views,
    show,
    create: (name, query) => {
      const id = ids.nextText();
      save({ id, name, query });
      show(id);
    },
    save,
    remove: ({ id, query }) => {
      const filters = new URLSearchParams(query);
      filters.delete('columns');
      dispatch(settingReset({ id: viewSettingId(id) }));
      go(filters.toString());
    },
  };
}
