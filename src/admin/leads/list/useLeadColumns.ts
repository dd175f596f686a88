import { useMemo } from 'react';
import { displaySettingId } from '../../../domain/settings/rules';
import { useMemberSetting } from '../../settings/useMemberSetting';
import { useSetting } from '../../settings/useSetting';
import { COLUMN_IDS, shownColumns, type ColumnId, type LeadColumn } from './leadColumns';
import type { LeadsView } from './leadsView';
import { useColumnWidths } from './useColumnWidths';

const COLUMNS_SETTING = 'leads.columns';

/** How the leads table looks, and what changes it. */
export interface LeadColumns {
  columns: readonly LeadColumn[];
  /** Those that are not as they are by default. */
  toggled: readonly ColumnId[];
  toggle: (id: ColumnId) => void;
  isCompact: boolean;
  setCompact: (isCompact: boolean) => void;
  /** Shows the columns of section 2, in their own widths. */
  reset: () => void;
}

/**
 * Returns the columns of the table and its density, which are settings of the owner's; the columns of
 * a saved view are its own.
 */
export function useLeadColumns(
  view: LeadsView,
  change: (part: Partial<LeadsView>) => void,
): LeadColumns {
  const [members, setMember] = useMemberSetting(COLUMNS_SETTING, COLUMN_IDS);
  const [, setColumns] = useSetting(displaySettingId(COLUMNS_SETTING));
  const [density, setDensity] = useSetting(displaySettingId('leads.density'));
  const { reset: resetWidths } = useColumnWidths();
  const isOfView = view.viewId !== '';
  const inView = view.columns.join();
  const toggled = useMemo(
    () =>
      isOfView
        ? new Set(COLUMN_IDS.filter((id) => inView.split(',').includes(id)))
        : new Set(members),
    [inView, isOfView, members],
  );
  return {
    columns: useMemo(() => shownColumns(toggled), [toggled]),
    toggled: useMemo(() => [...toggled], [toggled]),
    toggle: (id) => {
      if (!isOfView) setMember(id, !toggled.has(id));
      else change({ columns: COLUMN_IDS.filter((one) => (one === id) !== toggled.has(one)) });
    },
    isCompact: density === 'compact',
    setCompact: (isCompact) => setDensity(isCompact ? 'compact' : undefined),
    reset: () => {
      if (isOfView) change({ columns: [] });
      else setColumns(undefined);
      resetWidths();
    },
  };
}
