import AddIcon from '@mui/icons-material/Add';
import AlarmIcon from '@mui/icons-material/Alarm';
import CheckIcon from '@mui/icons-material/Check';
import ChecklistIcon from '@mui/icons-material/Checklist';
import GroupsIcon from '@mui/icons-material/Groups';
import PaidIcon from '@mui/icons-material/Paid';
import PersonSearchIcon from '@mui/icons-material/PersonSearch';
import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import ViewKanbanIcon from '@mui/icons-material/ViewKanbanOutlined';
import {
  Alert,
  Button,
  Divider,
  ListItemIcon,
  MenuItem,
  Pagination,
  Stack,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { ADDRESSES } from '../../app/addresses';
import { useAppSelector, useNow } from '../../app/store/hooks';
import { deleteLeads } from '../../domain/leads/commands';
import { leadName, overdueLeads, pipelineValue } from '../../domain/leads/rules';
import type { Lead } from '../../domain/leads/schema';
import { selectActiveLeads, selectLeads } from '../../domain/leads/slice';
import { formatDollars } from '../../lib/money';
import { pluralize } from '../../lib/text';
import { FilterSheet } from '../../ui/FilterSheet';
import { Menu } from '../../ui/overlays/Menu';
import { OverlayEntry } from '../../ui/overlays/OverlayEntry';
import { useMenu } from '../../ui/overlays/useMenu';
import { EmptyState, Muted, Row } from '../../ui/parts';
import { ActionLink } from '../../ui/screen/ActionLink';
import { Screen } from '../../ui/screen/Screen';
import { deletionQuestion, useConfirm } from '../../ui/screen/useConfirm';
import { useIsPhone } from '../../ui/screen/useScreenQuery';
import { StatCard, StatCards } from '../../ui/StatCard';
import {
  ClearFilters,
  LeadChoices,
  LeadFilterBar,
  LeadSort,
} from '../shared/leadsView/LeadFilterBar';
import {
  DUE_LEADS,
  LEAD_COLUMNS,
  type LeadsView,
  MAIN_COLUMN,
  REQUESTS_HINT,
  ROWS_PER_PAGE,
} from '../shared/leadsView/leadsView';
import { foundLeads, sortedLeads } from '../shared/leadsView/sortedLeads';
import { type LeadColumns, useLeadColumns, useLeadsView } from '../shared/leadsView/useLeadsView';
import { useAct } from '../shared/undo/useAct';
import { LeadsList } from './list/LeadsList';
import { LeadViews } from './list/LeadViews';
import { NEW_LEAD_BUTTON_ID, useFocusAfterPanel } from './useFocusAfterPanel';

/** Leads management: summary, filters, table, and its panels. */
export function LeadsScreen() {
  const act = useAct();
  const navigate = useNavigate();
  const { search, pathname } = useLocation();
  const now = useNow();
  const leads = useAppSelector(selectLeads);
  const { view, change, saved, isViewGone } = useLeadsView();
  const look = useLeadColumns(view, change);
  const [isSelecting, setSelecting] = useState(false);
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'));
  const { confirm, dialog } = useConfirm();
  const isPhone = useIsPhone();
  useFocusAfterPanel();

  const ordered = useMemo(
    () => sortedLeads(leads, view.sort, view.isDescending),
    [leads, view.sort, view.isDescending],
  );
  const found = useMemo(() => foundLeads(ordered, view, now), [now, ordered, view]);
  const pages = Math.max(1, Math.ceil(found.length / ROWS_PER_PAGE));
  const page = Math.min(view.page, pages);
  const first = (page - 1) * ROWS_PER_PAGE;
  const shown = useMemo(() => found.slice(first, first + ROWS_PER_PAGE), [found, first]);

  const remove = useCallback(
    async (lead: Lead): Promise<void> => {
      const end = 'this lead? This action cannot be undone.';
      if (!(await confirm(deletionQuestion(leadName(lead), end)))) return;
      act(deleteLeads([lead.id]), `${leadName(lead)} was deleted`);
    },
    [act, confirm],
  );

  const views = <LeadViews view={view} nonDefault={look.nonDefault} saved={saved} />;
  return (
    <Screen
      title="Leads"
      back={{ to: ADDRESSES.crm, label: 'CRM dashboard' }}
      actions={
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
      }
    >
      <Stack spacing={1}>
        <LeadsSummary />
        <LeadFilterBar filter={view} onChange={change}>
          {isPhone ? (
            <PhoneFilters
              view={view}
              onChange={change}
              found={found.length}
              onSelect={() => setSelecting(true)}
            >
              {views}
            </PhoneFilters>
          ) : (
            <>
              <LeadChoices filter={view} onChange={change} />
              {isNarrow && <LeadSort view={view} onChange={change} />}
              <ClearFilters filter={view} onChange={change} />
            </>
          )}
        </LeadFilterBar>
        {isViewGone && <Alert severity="info">This view was deleted.</Alert>}
        <Row gap={0.5}>
          {!isPhone && views}
          <Muted component="output" aria-live="polite">
            {found.length > 0 ? (
              `Showing ${first + 1} to ${first + shown.length} of ${pluralize(found.length, 'lead')}`
            ) : (
              <span className="visually-hidden">{pluralize(0, 'lead')}</span>
            )}
          </Muted>
          {isNarrow && (!isPhone || isSelecting) && (
            <Button
              color="inherit"
              startIcon={<ChecklistIcon />}
              aria-pressed={isSelecting}
              onClick={() => setSelecting(!isSelecting)}
            >
              Select
            </Button>
          )}
          {!isNarrow && <ColumnsMenu look={look} />}
        </Row>
        {found.length === 0 && <NoLeads view={view} hasLeads={leads.length > 0} />}
        {found.length > 0 && (
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
              view={view}
              onChange={change}
              columns={look.columns}
              isNarrow={isNarrow}
              isSelecting={isSelecting}
              onDelete={remove}
            />
          </OverlayEntry>
        )}
        {pages > 1 && (
          <Pagination
            aria-label="Pages of leads"
            count={pages}
            page={page}
            onChange={(_event, chosen) => change({ page: chosen })}
            sx={{ alignSelf: 'center' }}
          />
        )}
      </Stack>
      {dialog}
      <Outlet />
    </Screen>
  );
}

interface PhoneFiltersProps {
  view: LeadsView;
  onChange: (part: Partial<LeadsView>) => void;
  /** How many leads the filters show. */
  found: number;
  /** Called when the owner wants to select leads. */
  onSelect: () => void;
  children: ReactNode;
}

/** On a phone: the sheet of the filters, the order and the views, which also begins to select leads. */
const PhoneFilters = ({ view, onChange, found, onSelect, children }: PhoneFiltersProps) => (
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
    {children}
    <LeadChoices filter={view} onChange={onChange} />
    <LeadSort view={view} onChange={onChange} />
  </FilterSheet>
);

/** The three figures above the table. */
function LeadsSummary() {
  const now = useNow();
  const active = useAppSelector(selectActiveLeads);
  const overdue = useMemo(() => overdueLeads(active, new Date(now)), [active, now]);
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

/** The message of an empty table. */
const NoLeads = ({ view, hasLeads }: { view: LeadsView; hasLeads: boolean }) => (
  <EmptyState
    large
    icon={<PersonSearchIcon fontSize="large" />}
    title={view.stage === '' ? 'No leads found' : 'No leads found for the selected stage'}
    hint={
      hasLeads
        ? 'Try adjusting your search or filter criteria'
        : `${REQUESTS_HINT} Quick add takes a caller’s name and number.`
    }
  />
);

/** Chooses the columns of the table. */
function ColumnsMenu({ look }: { look: LeadColumns }) {
  const { button, menu, closeAnd } = useMenu();
  const shown = new Set(look.columns.map(({ id }) => id));
  return (
    <>
      <Button color="inherit" startIcon={<ViewColumnIcon />} {...button}>
        Columns
      </Button>
      <Menu {...menu} slotProps={{ list: { 'aria-label': 'Columns' } }}>
        {LEAD_COLUMNS.filter(({ id }) => id !== MAIN_COLUMN).map(({ id, label }) => (
          <MenuItem
            key={id}
            role="menuitemcheckbox"
            aria-checked={shown.has(id)}
            onClick={() => look.toggle(id)}
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
        <MenuItem onClick={closeAnd(() => look.reset())}>Reset columns</MenuItem>
      </Menu>
    </>
  );
}
