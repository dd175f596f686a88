import ChecklistIcon from '@mui/icons-material/Checklist';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { pluralize } from '../../../lib/text';
import { FilterSheet } from '../../../ui/FilterSheet';
import { ClearFilters, LeadChoices } from '../../shared/leadsView/LeadFilterBar';
import type { LeadsView } from '../../shared/leadsView/leadsView';
import { LeadSort } from './LeadSort';

interface LeadFilterSheetProps {
  view: LeadsView;
  onChange: (part: Partial<LeadsView>) => void;
  /** The number of leads found. */
  found: number;
  /** The buttons of the views. */
  views: ReactNode;
  onSelect: () => void;
}

/** The views, filters and order of the leads on a phone. */
export const LeadFilterSheet = ({
  view,
  onChange,
  found,
  views,
  onSelect,
}: LeadFilterSheetProps) => (
  <FilterSheet
    count={[view.stage, view.source, view.preset].filter(Boolean).length}
    found={pluralize(found, 'lead')}
    renderActions={(close) => (
      <>
        <ClearFilters filter={view} onChange={onChange} />
        <Button
          color="inherit"
          startIcon={<ChecklistIcon />}
          onClick={() => {
            close();
            onSelect();
          }}
        >
          Select
        </Button>
      </>
    )}
  >
    {views}
    <LeadChoices filter={view} onChange={onChange} />
    <LeadSort view={view} onChange={onChange} />
  </FilterSheet>
);
