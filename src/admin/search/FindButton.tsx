import SearchIcon from '@mui/icons-material/Search';
import { useEffect } from 'react';
import { whenAtRest } from '../../lib/idle';
import { lazyOverlay } from '../../ui/overlays/lazyOverlay';
import { KeyedDialogButton } from '../shared/KeyedDialogButton';
import { useDialogQuery } from '../shared/useDialogQuery';

const loadDialog = async () => (await import('./FindDialog')).FindDialog;
const FindDialog = lazyOverlay(loadDialog);

/** Opens the search over everything, by a press or by Ctrl+K, Cmd+K or `/`, on every screen. */
export function FindButton({ label }: { label?: string }) {
  const [, setCall] = useDialogQuery('call');

  useEffect(() => {
    // Without the chunk, the search says so once it is opened.
    whenAtRest(() => void loadDialog().catch(() => {}));
  }, []);

  return (
    <KeyedDialogButton
      singleKey="/"
      controlKey="k"
      Dialog={FindDialog}
      onClosed={setCall}
      label={label}
      title="Find anything (Ctrl K)"
      {...(label === undefined && { 'aria-label': 'Find anything' })}
      aria-keyshortcuts="Control+K Meta+K"
    >
      <SearchIcon />
    </KeyedDialogButton>
  );
}
