import ChecklistIcon from '@mui/icons-material/Checklist';
import { Button, useMediaQuery, useTheme, type ButtonProps } from '@mui/material';
import type { ReactNode } from 'react';
import { pluralize } from '../../../lib/text';
import { FilterSheet } from '../../../ui/FilterSheet';
import { useIsPhone } from '../../../ui/screen/useScreenQuery';
import {
  ClearFilters,
  LeadChoices,
  LeadFilterBar,
  LeadSort,
} from '../../shared/leadsView/LeadFilterBar';
import type { LeadsView } from '../../shared/leadsView/leadsView';

/** Whether the leads are cards, without the headers and the boxes of a table. */
export const useIsNarrow = (): boolean => useMediaQuery(useTheme().breakpoints.down('md'));

/** Begins to select leads, or ends it. */
export const SelectButton = (props: ButtonProps) => (
  <Button color="inherit" startIcon={<ChecklistIcon />} {...props}>
    Select
  </Button>
);

interface LeadFiltersProps {
  view: LeadsView;
  onChange: (part: Partial<LeadsView>) => void;
  /** How many leads the filters show. */
  found: number;
  /** Called when the owner of a phone wants to select leads. */
  onSelect: () => void;
  /** The views, which a phone has among the filters. */
  children: ReactNode;
}

/** The search, the filters and the order; on a phone in a sheet with the views, which also begins to select leads. */
export function LeadFilters({ view, onChange, found, onSelect, children }: LeadFiltersProps) {
  const isPhone = useIsPhone();
  const isNarrow = useIsNarrow();
  return (
    <LeadFilterBar filter={view} onChange={onChange}>
      {isPhone ? (
        <FilterSheet
          count={[view.stage, view.source, view.preset].filter(Boolean).length}
          found={pluralize(found, 'lead')}
          renderActions={(close) => (
            <>
              <ClearFilters filter={view} onChange={onChange} />
              <SelectButton
                onClick={() => {
                  close();
                  onSelect();
                }}
              />
            </>
          )}
        >
          {children}
          <LeadChoices filter={view} onChange={onChange} />
          <LeadSort view={view} onChange={onChange} />
        </FilterSheet>
      ) : (
        <>
          <LeadChoices filter={view} onChange={onChange} />
          {isNarrow && <LeadSort view={view} onChange={onChange} />}
          <ClearFilters filter={view} onChange={onChange} />
        </>
      )}
    </LeadFilterBar>
  );
}
