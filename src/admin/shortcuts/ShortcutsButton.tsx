import { lazy } from 'react';
import { KeyedDialogButton } from '../shared/KeyedDialogButton';

const ShortcutsDialog = lazy(async () => ({
  default: (await import('./ShortcutsDialog')).ShortcutsDialog,
}));

/** Lists the shortcuts, by a press or by `?`. A phone, which seldom has keys, has no button. */
export const ShortcutsButton = () => (
  <KeyedDialogButton
    singleKey="?"
    Dialog={ShortcutsDialog}
    title="Keyboard shortcuts (?)"
    aria-label="Keyboard shortcuts"
    sx={{ display: { xs: 'none', sm: 'inline-flex' }, width: 40, height: 40, fontWeight: 700 }}
  >
    ?
  </KeyedDialogButton>
);
