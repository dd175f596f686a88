import SearchIcon from '@mui/icons-material/Search';
import { lazy, useEffect } from 'react';
import { useStore } from 'react-redux';
import type { RootState } from '../../app/store/setupStore';
import { whenAtRest } from '../../lib/idle';
import { useCall } from '../calls/useCall';
import { KeyedDialogButton } from '../layout/KeyedDialogButton';

const FindDialog = lazy(async () => ({ default: (await import('./FindDialog')).FindDialog }));

/** Opens the search over everything, by a press or by Ctrl+K, Cmd+K or `/`, on every screen. */
export function FindButton() {
  const store = useStore<RootState>();
  const [, setCall] = useCall();

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
    <KeyedDialogButton
      singleKey="/"
      controlKey="k"
      Dialog={FindDialog}
      onClosed={setCall}
      title="Find anything (Ctrl K)"
      aria-label="Find anything"
      aria-keyshortcuts="Control+K Meta+K"
    >
      <SearchIcon />
    </KeyedDialogButton>
  );
}
