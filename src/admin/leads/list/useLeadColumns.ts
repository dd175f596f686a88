import { useMemo } from 'react';
import { displaySettingId, knownMembers } from '../../../domain/settings/rules';
import { joinTags } from '../../../lib/text';
import {
  COLUMN_IDS,
  shownColumns,
  type ColumnId,
  type LeadColumn,
  type LeadsView,
} from '../../shared/leadsView/leadsView';
import { useSetting } from '../../shared/settings/useSetting';

const COLUMNS_SETTING = displaySettingId('leads.columns');

/** The columns of the leads table, and what changes them. */
export interface LeadColumns {
  columns: readonly LeadColumn[];
  /** The columns whose visibility differs from the default. */
  nonDefault: readonly ColumnId[];
  toggle: (id: ColumnId) => void;
  /** Shows the columns that are shown by default. */
  reset: () => void;
}

/** Returns the columns of the table: the owner's setting, or the saved view's own columns. */
export function useLeadColumns(
  view: LeadsView,
  change: (part: Partial<LeadsView>) => void,
): LeadColumns {
  const [stored, setStored] = useSetting(COLUMNS_SETTING);
  const isOfView = view.viewId !== '';
  const value = (isOfView ? joinTags(view.columns) : stored) ?? '';
  const nonDefault = useMemo(() => knownMembers({ value }, COLUMN_IDS), [value]);
  const set = (columns: readonly ColumnId[]): void => {
    if (isOfView) change({ columns });
    else setStored(columns.length === 0 ? undefined : joinTags(columns));
  };
  return {
    columns: useMemo(() => shownColumns(nonDefault), [nonDefault]),
    nonDefault,
    toggle: (id) =>
      set(COLUMN_IDS.filter((column) => (column === id) !== nonDefault.includes(column))),
    reset: () => set([]),
  };
}
