import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { useAppSelector } from '../../app/store/hooks';
import type { RootState } from '../../app/store/setupStore';
import { areSingleKeysOn } from '../../domain/settings/rules';
import { selectSettings } from '../../domain/settings/slice';
import { whenAtRest } from '../../lib/idle';
import { isTextField } from '../../ui/screen/isTextField';

const FindDialog = lazy(async () => ({ default: (await import('./FindDialog')).FindDialog }));

/** Whether a key press asks to find something: Ctrl+K or Cmd+K anywhere, `/` outside text. */
function isFindKey(event: KeyboardEvent, hasSingleKeys: boolean): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  if (event.defaultPrevented || altKey || event.isComposing) return false;
  if (ctrlKey || metaKey) return !shiftKey && key.toLowerCase() === 'k';
  return hasSingleKeys && key === '/' && !isTextField(target);
}

/** Opens the search over everything, by a press or by its keys, on every screen. */
export function FindButton() {
  const [isOpen, setOpen] = useState(false);
  const store = useStore<RootState>();
  const hasSingleKeys = useAppSelector((state) => areSingleKeysOn(selectSettings(state)));
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    const handle = (event: KeyboardEvent): void => {
      if (!isFindKey(event, hasSingleKeys)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, [hasSingleKeys]);

  // The index is there before the first key, and built when nothing else is to be done.
  useEffect(() => {
    let isMounted = true;
    const prepare = async (): Promise<void> => {
      const { indexedStateOf } = await import('./searchedStore');
      if (isMounted) indexedStateOf(store);
    };
    whenAtRest(() => {
      // Without the chunk, the search says so once it is opened.
      if (isMounted) prepare().catch(() => {});
    });
    return () => {
      isMounted = false;
    };
  }, [store]);

  return (
    <>
      <IconButton
        title="Find anything (Ctrl K)"
        aria-label="Find anything"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <SearchIcon />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <FindDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}
