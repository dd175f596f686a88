import type { ReactNode } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/store/hooks';
import type { AppThunk } from '../../app/store/types';
import { undoAct } from '../../domain/undo/commands';
import type { Act } from '../../domain/undo/schema';
import { selectLastAct } from '../../domain/undo/slice';
import { NoticesProvider, useNotify } from '../../ui/notices/Notices';
import { isTextField } from '../../ui/screen/focus';
import { latinKey } from '../../ui/shortcuts/latinKey';
import { useWindowEvent } from '../../ui/useWindowEvent';
import { actLabel, undoneLabel } from './actLabel';

/** Whether a key press asks to undo an act: Ctrl+Z or Cmd+Z, outside text, where it is the browser's. */
function isUndoKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey, target } = event;
  if (!(ctrlKey || metaKey) || shiftKey || altKey || latinKey(event) !== 'z') return false;
  return !isTextField(target);
}

/** Undoes an act; returns what to say of it. */
const undo =
  (act: Act): AppThunk<string> =>
  (dispatch) => {
    const staying = dispatch(undoAct(act.id));
    if (staying === undefined) return 'This was undone already';
    return undoneLabel(act, staying === 0);
  };

/** Undoes the last act by Ctrl+Z or Cmd+Z. */
function UndoKey() {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  useWindowEvent('keydown', (event) => {
    if (event.defaultPrevented || !isUndoKey(event)) return;
    // Read from the store, because the last act may not be rendered yet.
    const act = dispatch((_dispatch, getState) => selectLastAct(getState()));
    event.preventDefault();
    notify(act ? dispatch(undo(act)) : 'Nothing to undo');
  });
  return null;
}

/** Notices that offer to undo the owner's last act, and the shortcut for it. */
export function UndoScope({ children }: { children: ReactNode }) {
  const act = useAppSelector(selectLastAct);
  const dispatch = useAppDispatch();
  const offer = act && {
    id: act.id,
    at: Date.parse(act.continuedAt ?? act.occurredAt),
    text: actLabel(act),
    undo: () => dispatch(undo(act)),
  };
  return (
    <NoticesProvider offer={offer}>
      {children}
      <UndoKey />
    </NoticesProvider>
  );
}
