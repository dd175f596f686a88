import AddIcon from '@mui/icons-material/Add';
import FilterAltOffIcon from '@mui/icons-material/FilterAltOff';
import PersonSearchIcon from '@mui/icons-material/PersonSearch';
import TableRowsIcon from '@mui/icons-material/TableRows';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ADDRESSES, editLeadAddress } from '../../app/addresses';
import { useAppSelector, useNow } from '../../app/store/hooks';
import { leadsByStage, pipelineValue } from '../../domain/leads/figures';
import { leadName } from '../../domain/leads/rules';
import type { Lead } from '../../domain/leads/schema';
import { selectMergedInto } from '../../domain/leads/search';
import { selectActiveLeads } from '../../domain/leads/slice';
import { formatDollars } from '../../lib/money';
import { dotted, pluralize } from '../../lib/text';
import { Board } from '../../ui/board/Board';
import { type BoardColumnFacts, CardFacts, type CardKind } from '../../ui/board/BoardCard';
import { EmptyState, NOTHING_MATCHES } from '../../ui/parts';
import { Screen, ActionLink } from '../../ui/screen/Screen';
import type { ListKeyActions } from '../../ui/shortcuts/useListKeys';
import { useMoveLead } from '../shared/leads/describeMoves';
import { stageTone, FollowUp, PriorityTag } from '../shared/leads/LeadCells';
import { useLeadAddress } from '../shared/leads/leadOverScreen';
import { SnoozeMenu } from '../shared/leads/SnoozeButton';
import {
  ClearFilters,
  DueFilter,
  LeadFilterBar,
  FilterChoice,
} from '../shared/leadsView/LeadFilterBar';
import { foundLeads, sortedLeads } from '../shared/leadsView/sortedLeads';
import { useLeadsView } from '../shared/leadsView/useLeadsView';
import type { OpeningForm } from '../shared/openingState';

/** The active leads as a board, with the search and the source of the leads table. */
export function PipelineScreen() {
  const { search: query } = useLocation();
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
      <LeadFilterBar>
        <FilterChoice by="source" />
        <DueFilter />
        <ClearFilters isBoard />
      </LeadFilterBar>
      <PipelineBoard />
    </Screen>
  );
}

/** Closing a form that was opened here leads back here, with the filters that are in the address. */
const OPENING_FORM: OpeningForm = { returnTo: ADDRESSES.pipeline };

/**
 * The columns of the pipeline: one for each stage, the soonest follow-up first. Apart from the screen,
 * so that a move does not render the filters.
 */
function PipelineBoard() {
  const { search: query } = useLocation();
  const navigate = useNavigate();
  const now = useNow();
  const moveLead = useMoveLead();
  const leadAddress = useLeadAddress();
  const leads = useAppSelector(selectActiveLeads);
  const mergedInto = useAppSelector(selectMergedInto);
  // Typing stays fast while many cards are found.
  const { search, source, preset } = useDeferredValue(useLeadsView().view);

  const ordered = useMemo(() => sortedLeads(leads, 'followUp', false), [leads]);
  const shownLeads = useMemo(
    () => foundLeads(ordered, mergedInto, { search, source, preset, stage: '' }, now),
    [mergedInto, now, ordered, preset, search, source],
  );
  const columns = useMemo<BoardColumnFacts<Lead>[]>(
    () =>
      [...leadsByStage(shownLeads)].map(([stage, items]) => {
        const value = pipelineValue(items);
        const total = value > 0 ? formatDollars(value) : '';
        return { name: stage, tone: stageTone(stage), items, total };
      }),
    [shownLeads],
  );
  const kind = useMemo<CardKind<Lead>>(
    () => ({ name: leadName, address: ({ id }) => leadAddress(id), Content: LeadCardContent }),
    [leadAddress],
  );

  const [snoozed, setSnoozed] = useState<{ lead: Lead; anchor: HTMLElement }>();
  const keys: ListKeyActions = {
    edit: ({ id }) =>
      void navigate({ pathname: editLeadAddress(id), search: query }, { state: OPENING_FORM }),
    create: () =>
      void navigate({ pathname: ADDRESSES.newLead, search: query }, { state: OPENING_FORM }),
    snooze: ({ id, element }) => {
      const lead = leads.find((shown) => shown.id === id);
      if (lead) setSnoozed({ lead, anchor: element });
    },
  };

  return (
    <>
      <output className="visually-hidden" aria-live="polite">
        {pluralize(shownLeads.length, 'lead')}
      </output>
      {shownLeads.length === 0 ? (
        <EmptyPipeline hasLeads={leads.length > 0} />
      ) : (
        <Board
          label="Pipeline"
          columnWord="stage"
          columns={columns}
          kind={kind}
          onMove={({ id }, stage) => moveLead(id, stage)}
          keys={keys}
        />
      )}
      {snoozed && (
        <SnoozeMenu
          leads={[snoozed.lead]}
          anchor={snoozed.anchor}
          onClose={() => setSnoozed(undefined)}
        />
      )}
    </>
  );
}

const EmptyPipeline = ({ hasLeads }: { hasLeads: boolean }) => (
  <EmptyState
    large
    icon={<PersonSearchIcon fontSize="large" />}
    title="No leads found"
    hint={
      hasLeads
        ? NOTHING_MATCHES
        : 'Active leads are shown here by their stage. Quick add takes a caller’s name and number.'
    }
    action={
      hasLeads ? (
        <ActionLink to={ADDRESSES.pipeline} icon={<FilterAltOffIcon />} isMain>
          Clear filters
        </ActionLink>
      ) : (
        <ActionLink to={ADDRESSES.newLead} state={OPENING_FORM} icon={<AddIcon />} isMain>
          New Lead
        </ActionLink>
      )
    }
  />
);

const LeadCardContent = ({ item: lead }: { item: Lead }) => (
  <>
    <CardFacts>{dotted(lead.serviceType, lead.city)}</CardFacts>
    <CardFacts>
      {lead.estimatedValue > 0 && <strong>{formatDollars(lead.estimatedValue)}</strong>}
      <span>
        <span className="visually-hidden">Follow-up: </span>
        {lead.nextFollowUpDate === undefined ? 'No follow-up' : <FollowUp lead={lead} />}
      </span>
    </CardFacts>
    {lead.priority !== 'Medium' && (
      <div>
        <PriorityTag priority={lead.priority} />
      </div>
    )}
  </>
);
