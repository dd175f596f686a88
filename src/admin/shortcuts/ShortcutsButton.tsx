import { lazyOverlay } from '../../ui/overlays/lazyOverlay';
import { KeyedDialogButton } from '../shared/KeyedDialogButton';

const ShortcutsDialog = lazyOverlay(
  async () => (await import('./ShortcutsDialog')).ShortcutsDialog,
);

/** Lists the shortcuts, by a press or by `?`. Only a wide row has room for the button. */
export const ShortcutsButton = () => (
  <KeyedDialogButton
    singleKey="?"
    Dialog={ShortcutsDialog}
    title="Keyboard shortcuts (?)"
    aria-label="Keyboard shortcuts"
    sx={{ display: { xs: 'none', lg: 'inline-flex' }, fontWeight: 700 }}
  >
    ?
  </KeyedDialogButton>
);
