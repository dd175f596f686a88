import { useMemo } from 'react';
import { displaySettingId } from '../../../domain/settings/rules';
import { useMemberSetting } from '../../shared/settings/useMemberSetting';
import { useSetting } from '../../shared/settings/useSetting';
import {
  COLUMN_IDS,
  shownColumns,
  type ColumnId,
  type LeadColumn,
} from '../../shared/leadsView/leadColumns';
import type { LeadsView } from '../../shared/leadsView/leadsView';

const COLUMNS_SETTING = 'leads.columns';

/** The columns of the leads table, and what changes them. */
export interface LeadColumns {
  columns: readonly LeadColumn[];
  /** Those that are not as they are by default. */
  nonDefault: readonly ColumnId[];
  toggle: (id: ColumnId) => void;
  /** Shows the columns that are shown by default. */
  reset: () => void;
}

/**
 * Returns the columns of the table, which are a setting of the owner's; those of a saved view are its
 * own.
 */
export function useLeadColumns(
  view: LeadsView,
  change: (part: Partial<LeadsView>) => void,
): LeadColumns {
  const [members, setMember] = useMemberSetting(COLUMNS_SETTING, COLUMN_IDS);
  const [, setColumns] = useSetting(displaySettingId(COLUMNS_SETTING));
  const isOfView = view.viewId !== '';
  const inView = view.columns.join();
  const nonDefault = useMemo(
    () =>
      isOfView
        ? new Set(COLUMN_IDS.filter((id) => inView.split(',').includes(id)))
        : new Set(members),
    [inView, isOfView, members],
  );
  return {
    columns: useMemo(() => shownColumns(nonDefault), [nonDefault]),
    nonDefault: useMemo(() => [...nonDefault], [nonDefault]),
    toggle: (id) => {
      if (!isOfView) setMember(id, !nonDefault.has(id));
      else change({ columns: COLUMN_IDS.filter((one) => (one === id) !== nonDefault.has(one)) });
    },
    reset: () => {
      if (isOfView) change({ columns: [] });
      else setColumns(undefined);
    },
  };
}
