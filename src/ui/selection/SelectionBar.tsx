import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, Checkbox, FormControlLabel, IconButton } from '@mui/material';
import {
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { pluralize } from '../../lib/text';
import { Row } from '../parts';
import { focusElement, isTextField } from '../screen/focus';
import { useWindowEvent } from '../useWindowEvent';

interface SelectionBarProps {
  /** How many are listed, and how many of them are selected. */
  listed: number;
  selected: number;
  onAll: (isSelected: boolean) => void;
  /** What is listed, such as `lead`, if the page has a box of its own, and a button selects all. */
  pagedNoun?: string;
  /** What can be done with the selected ones. */
  children: ReactNode;
}

const countOf = (selected: number): string => `${selected.toLocaleString('en-US')} selected`;

/** Above a list, or at its foot where it has pages: selects all, and shows what can be done with a selection, whose size it announces. */
export const SelectionBar = (props: SelectionBarProps) => (
  <>
    <output className="visually-hidden" aria-live="polite">
      {props.selected > 0 && countOf(props.selected)}
    </output>
    {(props.pagedNoun === undefined || props.selected > 0) && <Bar {...props} />}
  </>
);

/** Below what stays of the frame. */
const BELOW_FRAME = { top: 60 } as const;
/** Below the list, or in sight above the window's end: it comes and goes, and must move no row. */
const FOOT_OF_LIST = { order: 1, bottom: 'calc(var(--owner-bar-height, 0px) + 8px)' } as const;

/** The bar of a list that has something to select or selected. Escape clears the selection. */
function Bar({ listed, selected, onAll, pagedNoun, children }: SelectionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const clear = ({ key, target, defaultPrevented }: KeyboardEvent): void => {
    if (key !== 'Escape' || defaultPrevented || isTextField(target)) return;
    // Something is open over the list, which Escape closes.
    if (bar.current?.closest('[aria-hidden="true"]')) return;
    onAll(false);
  };
  useWindowEvent('keydown', clear, selected > 0);
  const count = countOf(selected);
  return (
    <Row
      ref={bar}
      tabIndex={-1}
      role="group"
      aria-label="Selection"
      className="no-print"
      sx={{
        minHeight: 48,
        ...(selected > 0 && {
          position: 'sticky',
          ...(pagedNoun === undefined ? BELOW_FRAME : FOOT_OF_LIST),
          zIndex: 3,
          px: 1,
          py: 0.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
        }),
      }}
    >
      {pagedNoun === undefined ? (
        <FormControlLabel
          label={selected > 0 ? count : 'Select all'}
          control={
            <Checkbox
              checked={selected > 0 && selected === listed}
              indeterminate={selected > 0 && selected < listed}
              onChange={() => onAll(selected === 0)}
            />
          }
        />
      ) : (
        <Box component="span" sx={{ pl: 1, fontWeight: 600 }}>
          {count}
          <IconButton
            title="Clear selection"
            aria-label="Clear selection"
            onClick={() => onAll(false)}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </Box>
      )}
      {pagedNoun !== undefined && selected < listed && (
        <Button
          onClick={() => {
            onAll(true);
            // The button goes with what it did.
            bar.current?.focus();
          }}
        >
          {`Select all ${pluralize(listed, pagedNoun)}`}
        </Button>
      )}
      {selected > 0 && (
        <>
          {children}
          {pagedNoun === undefined && <Button onClick={() => onAll(false)}>Clear selection</Button>}
        </>
      )}
    </Row>
  );
}

interface SelectBoxProps {
  /** What it selects, such as the name of a job. */
  name: string;
  isSelected: boolean;
  onToggle: (isRange: boolean) => void;
}

/** Selects a row or card; with Shift, all from the last one to it. */
export function SelectBox({ name, isSelected, onToggle }: SelectBoxProps) {
  // Some browsers leave the modifiers of a key out of the click that it causes.
  const hasShift = useRef(false);
  return (
    <Checkbox
      checked={isSelected}
      onKeyDown={({ shiftKey }) => {
        hasShift.current = shiftKey;
      }}
      // The change of a box does not say whether Shift was held.
      onClick={({ shiftKey, detail }: MouseEvent) => {
        onToggle(shiftKey || (detail === 0 && hasShift.current));
        hasShift.current = false;
      }}
      slotProps={{ input: { 'aria-label': `Select ${name}` } }}
      sx={{ position: 'relative', zIndex: 1 }}
    />
  );
}

/** Returns the selection of a list, given the ids that it lists in their order. Its functions are stable. */
export function useSelection<Id extends string | number>(listed: readonly Id[]) {
  const [marked, setMarked] = useState<ReadonlySet<Id>>(new Set());
  const last = useRef<Id>(undefined);
  /** Only what is listed; what is gone or filtered out is not chosen. */
  const chosen = useMemo(
    () => (marked.size === 0 ? marked : new Set(listed.filter((id) => marked.has(id)))),
    [listed, marked],
  );
  // The latest ones, so that a row is not rendered again for the choice of another.
  const latest = useRef({ listed, chosen });
  useEffect(() => {
    latest.current = { listed, chosen };
  });

  /** Chooses some, or takes them out. */
  const setMany = useCallback((ids: readonly Id[], isChosen: boolean): void => {
    const next = new Set(latest.current.chosen);
    for (const id of ids) {
      if (isChosen) next.add(id);
      else next.delete(id);
    }
    setMarked(next);
  }, []);
  /** Chooses one or takes it out; with `isRange` all from the last one to it. */
  const toggle = useCallback(
    (id: Id, isRange = false): void => {
      const { listed: ids, chosen: before } = latest.current;
      const ends = [ids.indexOf(last.current ?? id), ids.indexOf(id)].sort((a, b) => a - b);
      const [from = 0, to = 0] = ends;
      setMany(isRange && from >= 0 ? ids.slice(from, to + 1) : [id], !before.has(id));
      last.current = id;
    },
    [setMany],
  );
  /** Chooses all that is listed, or nothing. */
  const setAll = useCallback((isChosen: boolean): void => {
    last.current = undefined;
    setMarked(new Set(isChosen ? latest.current.listed : []));
  }, []);
  return { chosen, toggle, setMany, setAll };
}

interface Act<Id> {
  changed: ReadonlySet<Id>;
  /** The index of the first of them before. */
  place: number;
  isOnItem: boolean;
}

/**
 * Returns a function that moves the focus after an act on items, given their ids: to the first that
 * is still listed, else to what is in its place (`linkId` says which element), or to the heading.
 * After an act on one item it stays while that is listed.
 */
export function useFocusAfterAct<Id extends string | number>(
  shown: readonly Id[],
  linkId: (id: Id) => string,
): (changed: ReadonlySet<Id>, isOnItem?: boolean) => void {
  const [act, setAct] = useState<Act<Id>>();
  const focus = useEffectEvent(({ changed, place, isOnItem }: Act<Id>): void => {
    const listed = shown.find((item) => changed.has(item));
    if (isOnItem && listed !== undefined) return;
    const id = listed ?? shown[place] ?? shown.at(-1);
    focusElement(id === undefined ? undefined : linkId(id));
  });
  // Once the list has what the act made of it.
  useEffect(() => {
    if (act) focus(act);
  }, [act]);
  return (changed, isOnItem = false) => {
    if (changed.size === 0) return;
    const place = shown.findIndex((item) => changed.has(item));
    setAct({ changed, place: Math.max(0, place), isOnItem });
  };
}
