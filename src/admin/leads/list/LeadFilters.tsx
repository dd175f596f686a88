import ChecklistIcon from '@mui/icons-material/Checklist';
import { Button, type ButtonProps } from '@mui/material';
import { pluralize } from '../../../lib/text';
import { FilterSheet } from '../../../ui/FilterSheet';
import { useIsPhone, useScreenQuery } from '../../../ui/screen/useScreenQuery';
import {
  ClearFilters,
  LeadFilterBar,
  LeadSort,
  FilterChoice,
} from '../../shared/leadsView/LeadFilterBar';
import { useLeadsView } from '../../shared/leadsView/useLeadsView';
import { LeadViews } from './LeadViews';

/** Whether the leads are cards, without the headers and the boxes of a table. */
export const useIsNarrow = (): boolean => useScreenQuery('(max-width:63.99em)');

/** Begins to select leads, or ends it. */
export const SelectButton = (props: ButtonProps) => (
  <Button color="inherit" startIcon={<ChecklistIcon />} {...props}>
    Select
  </Button>
);

interface LeadFiltersProps {
  /** How many leads the filters show. */
  found: number;
  /** Called when the owner of a phone wants to select leads. */
  onSelect: () => void;
}

/** The search, the filters and the order; on a phone in a sheet with the views, which also begins to select leads. */
export function LeadFilters({ found, onSelect }: LeadFiltersProps) {
  const { view } = useLeadsView();
  const isPhone = useIsPhone();
  const isNarrow = useIsNarrow();
  return (
    <LeadFilterBar>
      {isPhone ? (
        <FilterSheet
          count={[view.stage, view.source, view.preset].filter(Boolean).length}
          found={pluralize(found, 'lead')}
          renderActions={(close) => (
            <>
              <ClearFilters />
              <SelectButton
                onClick={() => {
                  close();
                  onSelect();
                }}
              />
            </>
          )}
        >
          <LeadViews />
          <FilterChoice by="stage" />
          <FilterChoice by="source" />
          <LeadSort />
        </FilterSheet>
      ) : (
        <>
          <FilterChoice by="stage" />
          <FilterChoice by="source" />
          {isNarrow && <LeadSort />}
          <ClearFilters />
        </>
      )}
    </LeadFilterBar>
  );
}
