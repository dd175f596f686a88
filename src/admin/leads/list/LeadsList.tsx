import { Stack } from '@mui/material';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ADDRESSES, editLeadAddress } from '../../../app/addresses';
import type { Lead } from '../../../domain/leads/schema';
import { useNotify } from '../../../ui/notices/Notices';
import { lazyOverlay } from '../../../ui/overlays/lazyOverlay';
import { focusElement } from '../../../ui/screen/focus';
import { SCREEN_HEADING_ID } from '../../../ui/screen/Screen';
import { SelectionBar, useFocusAfterAct, useSelection } from '../../../ui/selection/SelectionBar';
import { useListKeys, type ListItem, type ListKeyActions } from '../../../ui/shortcuts/useListKeys';
import { openLinkId } from '../../shared/leads/LeadCells';
import { useLeadsView } from '../../shared/leadsView/useLeadsView';
import type { OpeningForm } from '../../shared/openingState';
import { BulkActions } from './BulkActions';
import { LeadCards } from './LeadCards';
import { followUpButtonId, stageButtonId, type LeadActions } from './LeadCellButtons';
import type { LeadMenu } from './LeadMenus';
import { LeadsTable } from './LeadsTable';

const LeadMenus = lazyOverlay(async () => (await import('./LeadMenus')).LeadMenus);

interface LeadsListProps extends LeadActions {
  /** All leads that match the filters, in their order. */
  found: readonly Lead[];
  /** Those of the page. */
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
  const [menu, setMenu] = useState<LeadMenu>();
  const ids = useMemo(() => found.map(({ id }) => id), [found]);
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
    (kind: LeadMenu['kind'], buttonId: (leadId: string) => string) =>
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
    <Stack ref={listRef} spacing={{ xs: 1.5, sm: 2 }}>
      {(!isNarrow || isSelecting) && (
        <SelectionBar listed={ids.length} selected={chosen.size} onAll={setAll} pagedNoun="lead">
          <BulkActions leads={selected} isNarrow={isNarrow} onMenu={setMenu} onDone={finish} />
        </SelectionBar>
      )}
      {isNarrow ? (
        <LeadCards {...list} isSelecting={isSelecting} />
      ) : (
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
