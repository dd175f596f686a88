import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DownloadIcon from '@mui/icons-material/Download';
import MoveIcon from '@mui/icons-material/DriveFileMoveOutlined';
import LabelIcon from '@mui/icons-material/LabelOutlined';
import PersonOffIcon from '@mui/icons-material/PersonOffOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import AlarmIcon from '@mui/icons-material/Snooze';
import { Button, type ButtonProps, Stack } from '@mui/material';
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ADDRESSES, editLeadAddress } from '../../../app/addresses';
import { useAppDispatch } from '../../../app/store/hooks';
import { deleteLeads, setLeadsActive } from '../../../domain/leads/commands';
import type { Lead } from '../../../domain/leads/schema';
import { localDay } from '../../../lib/dates';
import { pluralize } from '../../../lib/text';
import { useNotify } from '../../../ui/notices/Notices';
import { lazyOverlay } from '../../../ui/overlays/lazyOverlay';
import { Row, Tiles } from '../../../ui/parts';
import { saveCsv } from '../../../ui/saveFile';
import { focusElement, SCREEN_HEADING_ID } from '../../../ui/screen/focus';
import { deletionQuestion, useConfirm } from '../../../ui/screen/useConfirm';
import { SelectionBar, useFocusAfterAct, useSelection } from '../../../ui/selection/SelectionBar';
import { type ListItem, type ListKeyActions, useListKeys } from '../../../ui/shortcuts/useListKeys';
import { openLinkId } from '../../shared/leads/LeadCells';
import { useLeadsView } from '../../shared/leadsView/useLeadsView';
import type { OpeningForm } from '../../shared/openingState';
import { LeadCards } from './LeadCards';
import { followUpButtonId, type LeadActions, stageButtonId } from './LeadCellButtons';
import type { OpenLeadMenu } from './LeadMenus';
import { LeadsTable } from './LeadsTable';

const LeadMenus = lazyOverlay(async () => (await import('./LeadMenus')).LeadMenus);

interface LeadsListProps extends LeadActions {
  /** All leads that match the filters, in their order. */
  found: readonly Lead[];
  /** The leads of the shown page. */
  shown: readonly Lead[];
  page: number;
  /** Whether the leads are cards; they have boxes while the owner selects. */
  isNarrow: boolean;
  isSelecting: boolean;
}

/** Returns what turns the page by a key, and then focuses its first lead, or the last after turning back. */
function useTurnPage({ found, shown, page }: Pick<LeadsListProps, 'found' | 'shown' | 'page'>) {
  const { change } = useLeadsView();
  // Until that page is shown: other changes of the list may be shown first.
  const turnedTo = useRef<{ page: number; row: 0 | -1 }>(undefined);
  useEffect(() => {
    if (turnedTo.current?.page !== page) return;
    const lead = shown.at(turnedTo.current.row);
    turnedTo.current = undefined;
    if (lead) focusElement(openLinkId(lead.id));
  }, [page, shown]);
  return (step: 1 | -1): void => {
    const edge = step === 1 ? shown.at(-1) : shown[0];
    if (!edge || !found[found.indexOf(edge) + step]) return;
    turnedTo.current = { page: page + step, row: step === 1 ? 0 : -1 };
    change({ page: page + step });
  };
}

/** Returns what the keys for a lead's form do: Edit takes the selected lead, otherwise the focused one. */
function useFormKeys(selected: readonly Lead[]): Pick<ListKeyActions, 'edit' | 'create'> {
  const navigate = useNavigate();
  const notify = useNotify();
  const { search } = useLocation();
  return {
    edit: ({ id }) => {
      const [lead, ...others] = selected;
      if (others.length > 0) notify('Only one lead at a time can be edited');
      else void navigate({ pathname: editLeadAddress(lead?.id ?? id), search });
    },
    create: (focused) => {
      const state: OpeningForm = {
        focusBackTo: focused ? openLinkId(focused.id) : SCREEN_HEADING_ID,
      };
      void navigate({ pathname: ADDRESSES.newLead, search }, { state });
    },
  };
}

/** A page of leads as a table or cards, of which several can be selected and changed at once. */
export function LeadsList({ found, shown, page, isNarrow, isSelecting, onDelete }: LeadsListProps) {
  const listRef = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<OpenLeadMenu>();
  const ids = useMemo(() => found.map(({ id }) => id), [found]);
  // Another tab may have deleted the lead of an open menu.
  if (menu?.leads.every(({ id }) => !ids.includes(id))) setMenu(undefined);
  const { chosen, toggle, setMany, setAll } = useSelection(ids);
  const selected = useMemo(() => found.filter(({ id }) => chosen.has(id)), [chosen, found]);
  const shownIds = useMemo(() => shown.map(({ id }) => id), [shown]);
  const focusAfterAct = useFocusAfterAct(shownIds, openLinkId);
  const finish = (): void => {
    focusAfterAct(chosen);
    setAll(false);
  };

  const turnPage = useTurnPage({ found, shown, page });
  const list = { leads: shown, chosen, onDelete, onMenu: setMenu, onSelect: toggle };
  const openMenu =
    (kind: OpenLeadMenu['kind'], buttonId: (leadId: string) => string) =>
    ({ id, element }: ListItem): void => {
      const lead = shown.find((listed) => listed.id === id);
      const anchor = document.getElementById(buttonId(id)) ?? element.querySelector('a');
      if (!lead || !anchor) return;
      if (selected.length > 0) setMenu({ kind, leads: selected, anchor, onDone: finish });
      else setMenu({ kind, leads: [lead], anchor });
    };
  const keys: ListKeyActions = {
    ...useFormKeys(selected),
    move: openMenu('stage', stageButtonId),
    snooze: openMenu('snooze', followUpButtonId),
    turnPage,
    ...((!isNarrow || isSelecting) && { select: ({ id }, isRange) => toggle(id, isRange) }),
  };
  useListKeys(listRef, keys);

  return (
    <Stack
      ref={listRef}
      spacing={{ xs: 1.5, sm: 2 }}
      // What gets the focus is in sight above the selection's bar.
      sx={chosen.size > 0 ? { '& [data-item] *': { scrollMarginBottom: '8rem' } } : undefined}
    >
      {(!isNarrow || isSelecting) && (
        <SelectionBar listed={ids.length} selected={chosen.size} onAll={setAll} pagedNoun="lead">
          <BulkActions leads={selected} isNarrow={isNarrow} onMenu={setMenu} onDone={finish} />
        </SelectionBar>
      )}
      {shown.length > 0 && isNarrow && <LeadCards {...list} isSelecting={isSelecting} />}
      {shown.length > 0 && !isNarrow && (
        <LeadsTable {...list} onSelectPage={(isSelected) => setMany(shownIds, isSelected)} />
      )}
      {menu && (
        <LeadMenus
          menu={{
            onDone: () => focusAfterAct(new Set(menu.leads.map(({ id }) => id)), true),
            ...menu,
          }}
          onClose={() => setMenu(undefined)}
        />
      )}
    </Stack>
  );
}

const TagsDialog = lazyOverlay(async () => (await import('./TagsDialog')).TagsDialog);

/** On a line of its own, which holds all tiles on a phone; in large text they take two. */
const ONE_LINE = {
  flex: '1 1 100%',
  '& > .MuiButton-root': { flexBasis: 'auto', minWidth: 44, whiteSpace: 'nowrap' },
} as const;

interface BulkActionsProps {
  leads: readonly Lead[];
  /** Whether the leads are cards, where each word stands under its icon. */
  isNarrow: boolean;
  onMenu: (menu: OpenLeadMenu) => void;
  /** Called after an act, to clear the selection and move the focus, whose button goes with it. */
  onDone: () => void;
}

const Action = (props: ButtonProps) => <Button color="inherit" {...props} />;

/** What can be done with the selected leads: each act is one event, and one Undo takes it back. */
function BulkActions({ leads, isNarrow, onMenu, onDone }: BulkActionsProps) {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const [isTagging, setTagging] = useState(false);
  const { confirm, dialog } = useConfirm();
  const ids = leads.map(({ id }) => id);
  const count = pluralize(leads.length, 'lead');
  const areInactive = leads.every(({ isActive }) => !isActive);
  const finish = (): void => {
    setTagging(false);
    onDone();
  };
  const openMenu =
    (kind: OpenLeadMenu['kind']) =>
    ({ currentTarget }: MouseEvent<HTMLElement>): void =>
      onMenu({ kind, leads, anchor: currentTarget, onDone: finish });
  const remove = async (): Promise<void> => {
    const what = leads.length === 1 ? 'this lead' : `these ${count}`;
    const end = `${what}? This action cannot be undone.`;
    if (!(await confirm(deletionQuestion(count, end)))) return;
    dispatch(deleteLeads(ids));
    finish();
  };
  const download = async (): Promise<void> => {
    const { leadsToCsv } = await import('../../../persistence/csv/leadsCsv');
    saveCsv(`leads-${localDay(new Date())}`, leadsToCsv(leads));
    notify(`${count} exported`);
  };

  const actions = (
    <>
      <Action startIcon={<MoveIcon />} aria-haspopup="menu" onClick={openMenu('stage')}>
        Move to…
      </Action>
      <Action startIcon={<AlarmIcon />} aria-haspopup="menu" onClick={openMenu('snooze')}>
        Snooze
      </Action>
      <Action startIcon={<LabelIcon />} onClick={() => setTagging(true)}>
        Tags
      </Action>
      <Action
        startIcon={areInactive ? <PersonIcon /> : <PersonOffIcon />}
        aria-label={areInactive ? 'Make active' : 'Make inactive'}
        onClick={() => {
          dispatch(setLeadsActive(ids, areInactive));
          finish();
        }}
      >
        {areInactive ? 'Active' : 'Inactive'}
      </Action>
      <Action startIcon={<DeleteIcon />} onClick={() => void remove()}>
        Delete
      </Action>
      <Action
        startIcon={<DownloadIcon />}
        onClick={() => {
          download().catch((error: unknown) => {
            console.error('The CSV file could not be made:', error);
            notify('The file could not be made. Try again.');
          });
        }}
      >
        Export
      </Action>
    </>
  );
  return (
    <>
      {isNarrow ? (
        <Tiles sx={ONE_LINE}>{actions}</Tiles>
      ) : (
        <Row gap={0} align="stretch">
          {actions}
        </Row>
      )}
      {isTagging && <TagsDialog leads={leads} onClose={() => setTagging(false)} onDone={finish} />}
      {dialog}
    </>
  );
}
