import SearchIcon from '@mui/icons-material/Search';
import { Box, Button } from '@mui/material';
import { weakMapMemoize, type Store } from '@reduxjs/toolkit';
import { useEffect, useId, useState, type KeyboardEvent, useMemo } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useAppSelector } from '../../app/store/hooks';
import type { RootState } from '../../app/store/types';
import { selectLeadById } from '../../domain/leads/slice';
import { callHref } from '../../domain/shared/phoneNumbers';
import { pluralize } from '../../lib/text';
import { recentFinds } from '../../persistence/recentFinds';
import { Dialog } from '../../ui/overlays/Dialog';
import { PlainList } from '../../ui/parts';
import { focusOnOpen, isComposing } from '../../ui/screen/focus';
import { useReturnState } from '../../ui/screen/useReturnState';
import { useIsPhone } from '../../ui/screen/useScreenQuery';
import { useBackupDownload } from '../shared/storage/useBackupDownload';
import { BACKUP_ACTION, ACTION_ITEMS } from './actions';
import { FindOption } from './FindOption';
import { SearchIndex, type Found } from './searchIndex';
import type { SearchItem } from './searchItems';
import styles from './Find.module.css';

/** Kinds whose panel closes to the screen that the search was opened from. */
const WITH_PANEL: ReadonlySet<string> = new Set(['lead', 'job', 'appointment', 'communication']);

/** Returns the phone number that a result calls: its own, its lead's or its job's. */
const phoneOf = (state: RootState, { phone, leadId = '', projectId = 0 }: SearchItem): string =>
  phone ||
  (selectLeadById(state, leadId)?.phone ?? state.projects.entities[projectId]?.customerPhone ?? '');

/** Holds which of the found options is active, and keeps it in view. */
function useActiveOption(count: number) {
  const id = useId();
  const [active, setActive] = useState(0);
  const at = Math.min(active, Math.max(0, count - 1));
  useEffect(() => {
    document.getElementById(`${id}option-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);
  /** Makes the next or the previous option active, by an arrow key; returns whether the key does so. */
  const step = (key: string): boolean => {
    const steps: Record<string, number> = {
      ArrowDown: (at + 1) % count,
      ArrowUp: (at + count - 1) % count,
    };
    const next = steps[key];
    if (next === undefined || count === 0) return false;
    setActive(next);
    return true;
  };
  const optionId = (of: number): string => `${id}option-${of}`;
  return { at, setActive, step, listId: `${id}list`, optionId };
}

interface FindDialogProps {
  /** Closes the search; with the id of the lead that the owner calls, if any. */
  onClose: (calledLeadId?: string) => void;
}

/** Finds anything by words or a phone number: leads, jobs, notes, posts, pages, and what to do. */
export function FindDialog({ onClose }: FindDialogProps) {
  const isPhone = useIsPhone();
  const [query, setQuery] = useState('');
  const found = useFind(query);
  const { at, setActive, step, listId, optionId } = useActiveOption(found.length);
  const item = found[at]?.item;
  const { open, call } = useFindActions(onClose);

  const press = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey } = event;
    if (isComposing(event.nativeEvent)) return;
    if (key === 'Enter' && item) {
      if (ctrlKey || metaKey) call(item);
      else open(item);
    } else if (!step(key)) return;
    event.preventDefault();
  };

  return (
    <Dialog
      open
      fullScreen={isPhone}
      onClose={() => onClose()}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          'aria-label': 'Find anything',
          sx: isPhone
            ? { '&&&': { m: 0, width: '100%', maxHeight: 'none' } }
            : { width: 640, maxWidth: '100%', mt: '8vh' },
        },
      }}
    >
      <div className={styles.field}>
        <SearchIcon aria-hidden />
        <FindField
          query={query}
          onType={(typed) => {
            setQuery(typed);
            setActive(0);
          }}
          onKeyDown={press}
          listId={listId}
          activeId={item && optionId(at)}
        />
        <Button onClick={() => onClose()}>Close</Button>
      </div>
      {/* Focusable, so that it can be scrolled by keys. */}
      <Box tabIndex={0} className={styles.results}>
        <PlainList
          role="listbox"
          id={listId}
          aria-label={query.trim() === '' ? 'Recent and actions' : 'Results'}
        >
          {found.map((result, index) => (
            <FindOption
              key={result.item.id}
              id={optionId(index)}
              item={result.item}
              words={result.words}
              shownLetters={isPhone ? 32 : 60}
              isActive={index === at}
              onPoint={() => setActive(index)}
              onOpen={() => open(result.item)}
              onCall={() => call(result.item)}
            />
          ))}
        </PlainList>
        {found.length === 0 && (
          <p className={styles.nothing}>{`Nothing found for “${query.trim()}”`}</p>
        )}
      </Box>
      <output className="visually-hidden" aria-live="polite">
        {query.trim() !== '' && pluralize(found.length, 'result')}
      </output>
      <KeysHint item={item} />
    </Dialog>
  );
}

interface FindFieldProps {
  query: string;
  onType: (query: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  listId: string;
  /** The id of the active option; undefined where nothing is found. */
  activeId: string | undefined;
}

/** The field of the search. It is not a field of MUI, whose modules would then weigh on the first screen. */
const FindField = ({ query, onType, onKeyDown, listId, activeId }: FindFieldProps) => (
  <input
    ref={focusOnOpen}
    type="text"
    value={query}
    placeholder="Name, phone, street, job, note …"
    onChange={({ target }) => onType(target.value)}
    onKeyDown={onKeyDown}
    role="combobox"
    aria-label="Find anything"
    aria-expanded={activeId !== undefined}
    aria-controls={listId}
    aria-autocomplete="list"
    aria-activedescendant={activeId}
    autoComplete="off"
    spellCheck={false}
    enterKeyHint="go"
  />
);

/** Names the keys that do something with the active result. */
function KeysHint({ item }: { item: SearchItem | undefined }) {
  const hasPhone = useAppSelector((state) => item !== undefined && phoneOf(state, item) !== '');
  return (
    <p className={styles.keys}>
      {item && '↑ ↓ choose · Enter opens · '}
      {hasPhone && 'Ctrl Enter calls · '}Esc closes
    </p>
  );
}

/** Returns what can be done with a result; either closes the search. */
function useFindActions(onClose: FindDialogProps['onClose']) {
  const navigate = useNavigate();
  const store = useStore<RootState>();
  const returnState = useReturnState();
  const { save: downloadBackup } = useBackupDownload();
  const open = (item: SearchItem): void => {
    recentFinds.add(item.id);
    const isBackup = item.id === BACKUP_ACTION;
    if (isBackup) downloadBackup();
    onClose();
    if (isBackup || item.to === returnState.returnTo) return;
    const state = WITH_PANEL.has(item.kind) ? returnState : undefined;
    void navigate(item.to, { state });
  };
  const call = (item: SearchItem): void => {
    const phone = phoneOf(store.getState(), item);
    if (phone === '') return;
    recentFinds.add(item.id);
    const link = document.createElement('a');
    link.href = callHref(phone);
    link.click();
    onClose(item.leadId);
  };
  return { open, call };
}

/** Returns the index of a store, kept while the search is closed. */
const indexOf = weakMapMemoize((_store: Store) => new SearchIndex());

const NO_WORDS: ReadonlySet<string> = new Set();

/** Returns what is offered before anything is typed: what was opened last, and the actions. */
function offered(index: SearchIndex): Found[] {
  const recent = recentFinds.read().flatMap((id) => index.get(id) ?? []);
  const actions = ACTION_ITEMS.filter((action) => !recent.includes(action));
  return [...recent, ...actions].map((item) => ({ item, words: NO_WORDS }));
}

/** The index reads every list, and is updated by what has changed: no need to warn of it in development. */
const WHOLE_STATE = { devModeChecks: { identityFunctionCheck: 'never' } } as const;

/** Returns what a query finds, always in the present state, whichever tab changed it. */
function useFind(query: string): Found[] {
  const index = indexOf(useStore<RootState>());
  const state = useAppSelector((all) => all, WHOLE_STATE);
  return useMemo(() => {
    index.update(state);
    return query.trim() === '' ? offered(index) : index.search(query);
  }, [index, query, state]);
}
