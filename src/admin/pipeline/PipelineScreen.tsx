import Stack from '@mui/material/Stack';
import AddIcon from '@mui/icons-material/Add';
import TableRowsIcon from '@mui/icons-material/TableRows';
import { useLocation } from 'react-router-dom';
import { ADDRESSES } from '../../app/addresses';
import { ActionLink } from '../../ui/screen/ActionLink';
import { Screen } from '../../ui/screen/Screen';
import {
  ClearFilters,
  DueFilter,
  LeadFilterBar,
  SourceChoice,
} from '../shared/leadsView/LeadFilterBar';
import { useLeadsView } from '../shared/leadsView/useLeadsView';
import { OPENING_FORM, PipelineBoard } from './PipelineBoard';

/** The active leads as a board, with the search and the source of the leads table. */
export function PipelineScreen() {
  const { search: query } = useLocation();
  const { view, change } = useLeadsView();
  return (
    <Screen
      title="Pipeline"
      isWide
      back={{ to: ADDRESSES.crm, label: 'CRM dashboard' }}
      actions={
        <>
          <ActionLink to={{ pathname: ADDRESSES.leads, search: query }} icon={<TableRowsIcon />}>
            Table
          </ActionLink>
          <ActionLink
            to={{ pathname: ADDRESSES.newLead, search: query }}
            state={OPENING_FORM}
            icon={<AddIcon />}
            isMain
          >
            New Lead
          </ActionLink>
        </>
      }
    >
      <Stack spacing={1.5}>
        <LeadFilterBar filter={view} onChange={change}>
          <SourceChoice filter={view} onChange={change} />
          <DueFilter filter={view} onChange={change} />
          <ClearFilters filter={view} onChange={change} />
        </LeadFilterBar>
        <PipelineBoard filter={view} />
      </Stack>
    </Screen>
  );
}
