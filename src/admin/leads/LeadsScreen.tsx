import AddIcon from '@mui/icons-material/Add';
import AlarmIcon from '@mui/icons-material/Alarm';
import CheckIcon from '@mui/icons-material/Check';
import GroupsIcon from '@mui/icons-material/Groups';
import PaidIcon from '@mui/icons-material/Paid';
import PersonSearchIcon from '@mui/icons-material/PersonSearch';
import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import ViewKanbanIcon from '@mui/icons-material/ViewKanbanOutlined';
import { Alert, Button, Divider, ListItemIcon, MenuItem, Pagination, Stack } from '@mui/material';
import { useCallback, useMemo, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { ADDRESSES } from '../../app/addresses';
import { useAppSelector, useNow } from '../../app/store/hooks';
import { deleteLeads } from '../../domain/leads/commands';
import { pipelineValue } from '../../domain/leads/figures';
import { leadName, overdueLeads } from '../../domain/leads/rules';
import type { Lead } from '../../domain/leads/schema';
import { selectMergedInto } from '../../domain/leads/search';
import { selectActiveLeads, selectLeads } from '../../domain/leads/slice';
import { formatDollars } from '../../lib/money';
import { pluralize } from '../../lib/text';
import { Menu } from '../../ui/overlays/Menu';
import { OverlayEntry } from '../../ui/overlays/OverlayEntry';
import { useMenu } from '../../ui/overlays/useMenu';
import { EmptyState, Muted, Row, NOTHING_MATCHES } from '../../ui/parts';
import { Screen, ActionLink } from '../../ui/screen/Screen';
import { deletionQuestion, useConfirm } from '../../ui/screen/useConfirm';
import { useIsPhone } from '../../ui/screen/useScreenQuery';
import { StatCard, StatCards } from '../../ui/StatCard';
import {
  DUE_LEADS,
  LEAD_COLUMNS,
  MAIN_COLUMN,
  REQUESTS_HINT,
  ROWS_PER_PAGE,
} from '../shared/leadsView/leadsView';
import { foundLeads, sortedLeads } from '../shared/leadsView/sortedLeads';
import { useLeadColumns, useLeadsView } from '../shared/leadsView/useLeadsView';
import { useAct } from '../shared/undo/useAct';
import { LeadFilters, SelectButton, useIsNarrow } from './list/LeadFilters';
import { LeadsList } from './list/LeadsList';
import { LeadViews } from './list/LeadViews';
import { NEW_LEAD_BUTTON_ID, useFocusAfterPanel } from './useFocusAfterPanel';

/** Returns the leads that a view finds, in its order, and those on its page. */
function useFoundLeads() {
  const { view } = useLeadsView();
  const now = useNow();
  const leads = useAppSelector(selectLeads);
  const ordered = useMemo(
    () => sortedLeads(leads, view.sort, view.isDescending),
    [leads, view.sort, view.isDescending],
  );
  const mergedInto = useAppSelector(selectMergedInto);
  const found = useMemo(
    () => foundLeads(ordered, mergedInto, view, now),
    [mergedInto, now, ordered, view],
  );
  const pages = Math.max(1, Math.ceil(found.length / ROWS_PER_PAGE));
  const page = Math.min(view.page, pages);
  const first = (page - 1) * ROWS_PER_PAGE;
  const shown = useMemo(() => found.slice(first, first + ROWS_PER_PAGE), [found, first]);
  return { found, pages, page, first, shown };
}

/** Returns what deletes a lead once the owner confirms it, and the dialog that asks. */
function useRemoveLead() {
  const act = useAct();
  const { confirm, dialog } = useConfirm();
  const remove = useCallback(
    async (lead: Lead): Promise<void> => {
      const end = 'this lead? This action cannot be undone.';
      if (!(await confirm(deletionQuestion(leadName(lead), end)))) return;
      act(deleteLeads([lead.id]), `${leadName(lead)} was deleted`);
    },
    [act, confirm],
  );
  return { remove, dialog };
}

/** The id of what says which leads are shown. */
const SHOWN_ID = 'shown-leads';

/** Leads management: summary, filters, table, and its panels. */
export function LeadsScreen() {
  const { pathname } = useLocation();
  const { change, isViewGone } = useLeadsView();
  const [isSelecting, setSelecting] = useState(false);
  const isNarrow = useIsNarrow();
  const { found, pages, page, first, shown } = useFoundLeads();
  const { remove, dialog } = useRemoveLead();
  const isPhone = useIsPhone();
  useFocusAfterPanel();

  return (
    <Screen
      title="Leads"
      back={{ to: ADDRESSES.crm, label: 'CRM dashboard' }}
      actions={<LeadsActions />}
    >
      <Stack spacing={1}>
        <LeadsSummary />
        <LeadFilters found={found.length} onSelect={() => setSelecting(true)} />
        {isViewGone && <Alert severity="info">This view was deleted.</Alert>}
        <Row gap={0.5}>
          {!isPhone && <LeadViews />}
          <Muted id={SHOWN_ID} component="output" aria-live="polite">
            {found.length > 0 ? (
              `Showing ${first + 1} to ${first + shown.length} of ${pluralize(found.length, 'lead')}`
            ) : (
              <span className="visually-hidden">{pluralize(0, 'lead')}</span>
            )}
          </Muted>
          {isNarrow && (!isPhone || isSelecting) && (
            <SelectButton aria-pressed={isSelecting} onClick={() => setSelecting(!isSelecting)} />
          )}
          {!isNarrow && <ColumnsMenu />}
        </Row>
        {found.length === 0 && <NoLeads />}
        <OverlayEntry
          isOpen={isNarrow && isSelecting && pathname === ADDRESSES.leads}
          onBack={() => setSelecting(false)}
        >
          <LeadsList
            // The end of selecting leaves nothing selected.
            key={String(isNarrow && !isSelecting)}
            found={found}
            shown={shown}
            page={page}
            isNarrow={isNarrow}
            isSelecting={isSelecting}
            onDelete={remove}
          />
        </OverlayEntry>
        {pages > 1 && (
          <Pagination
            aria-label="Pages of leads"
            count={pages}
            page={page}
            onChange={(_event, chosen) => {
              change({ page: chosen });
              // Cards are so tall that the next ones would be shown from their end.
              if (isNarrow) document.getElementById(SHOWN_ID)?.scrollIntoView();
            }}
            sx={{ alignSelf: 'center' }}
          />
        )}
      </Stack>
      {dialog}
      <Outlet />
    </Screen>
  );
}

/** The links to the board and to the form of a new lead, which keep the filters. */
function LeadsActions() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <>
      <ActionLink to={{ pathname: ADDRESSES.pipeline, search }} icon={<ViewKanbanIcon />}>
        Board
      </ActionLink>
      <Button
        id={NEW_LEAD_BUTTON_ID}
        variant="contained"
        startIcon={<AddIcon />}
        onClick={() => void navigate({ pathname: ADDRESSES.newLead, search })}
      >
        New Lead
      </Button>
    </>
  );
}

function LeadsSummary() {
  const now = useNow();
  const active = useAppSelector(selectActiveLeads);
  const overdue = useMemo(() => overdueLeads(active, now), [active, now]);
  return (
    <StatCards>
      <StatCard label="Active Leads" value={active.length} icon={<GroupsIcon />} />
      <StatCard
        label="Overdue Follow-ups"
        value={overdue.length}
        icon={<AlarmIcon />}
        urgent={overdue.length > 0}
        to={DUE_LEADS}
      />
      <StatCard
        label="Pipeline Value"
        value={formatDollars(pipelineValue(active))}
        icon={<PaidIcon />}
      />
    </StatCards>
  );
}

function NoLeads() {
  const { view } = useLeadsView();
  const hasLeads = useAppSelector((state) => selectLeads(state).length > 0);
  return (
    <EmptyState
      large
      icon={<PersonSearchIcon fontSize="large" />}
      title={view.stage === '' ? 'No leads found' : 'No leads found for the selected stage'}
      hint={
        hasLeads ? NOTHING_MATCHES : `${REQUESTS_HINT} Quick add takes a caller’s name and number.`
      }
    />
  );
}

function ColumnsMenu() {
  const { columns, toggle, reset } = useLeadColumns();
  const { button, menu, closeAnd } = useMenu();
  const shown = new Set(columns.map(({ id }) => id));
  return (
    <>
      <Button color="inherit" startIcon={<ViewColumnIcon />} {...button}>
        Columns
      </Button>
      <Menu {...menu} label="Columns">
        {LEAD_COLUMNS.filter(({ id }) => id !== MAIN_COLUMN).map(({ id, label }) => (
          <MenuItem
            key={id}
            role="menuitemcheckbox"
            aria-checked={shown.has(id)}
            onClick={() => toggle(id)}
          >
            <ListItemIcon>
              <CheckIcon
                fontSize="small"
                sx={{ visibility: shown.has(id) ? 'visible' : 'hidden' }}
              />
            </ListItemIcon>
            {label}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem onClick={closeAnd(reset)}>Reset columns</MenuItem>
      </Menu>
    </>
  );
}
