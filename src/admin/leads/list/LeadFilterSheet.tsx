import ChecklistIcon from '@mui/icons-material/Checklist';
import TuneIcon from '@mui/icons-material/Tune';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState, type ReactNode } from 'react';
import { pluralize } from '../../../lib/text';
import { Row } from '../../../ui/layout/Row';
import { TitledDialog } from '../../../ui/screen/TitledDialog';
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

/** The button of a phone that opens views, filters and order; it counts the filters that are set. */
export function LeadFilterSheet({ view, onChange, found, views, onSelect }: LeadFilterSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const count = [view.stage, view.source, view.preset].filter(Boolean).length;
  return (
    <>
      <Badge badgeContent={count} color="secondary">
        <Button
          variant="outlined"
          startIcon={<TuneIcon />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          Filters
          {count > 0 && <span className="visually-hidden">, {count} set</span>}
        </Button>
      </Badge>
      {isOpen && (
        <TitledDialog
          title="Filters"
          subtitle={`${pluralize(found, 'lead')} found`}
          closesBeside
          onClose={close}
        >
          <Stack spacing={2}>
            {views}
            <LeadChoices filter={view} onChange={onChange} />
            <LeadSort view={view} onChange={onChange} />
            <Row>
              <Button variant="contained" onClick={close} sx={{ flex: 1 }}>
                Show {pluralize(found, 'lead')}
              </Button>
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
            </Row>
          </Stack>
        </TitledDialog>
      )}
    </>
  );
}
