import { use, useEffect, useRef } from 'react';
import { NavigationType, useBlocker, type Blocker } from 'react-router-dom';
import { OverlayContext, OverlayHistoryContext } from '../overlays/OverlayEntry';
import { overlaysIn } from '../overlays/overlayHistory';
import { useWindowEvent } from '../useWindowEvent';
import { ConfirmDialog } from './useConfirm';

interface UnsavedChangesGuardProps {
  when: boolean;
  /** Whether a save waits, such as for a picture; leaving cancels it. */
  isSaving?: boolean;
}

/**
 * Asks before a form with unsaved changes is left, by a link, Back, or closing the page. After a
 * save, switch it off and let it render before leaving.
 */
export function UnsavedChangesGuard({ when, isSaving = false }: UnsavedChangesGuardProps) {
  const history = use(OverlayHistoryContext);
  const overlay = use(OverlayContext);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const depth = overlay ? (history?.depthOf(overlay) ?? 0) : 0;
    const isBack = historyAction === NavigationType.Pop;
    const isLeft =
      currentLocation.pathname !== nextLocation.pathname ||
      (isBack && overlaysIn(nextLocation) < depth);
    return when && isLeft && history?.isGuarded() !== false;
  });
  const before = useRef(blocker);
  const answered = useRef<Blocker>(null);

  /** Passes the first answer on: until the router renders, a second press would be an error. */
  const answer = (pass: 'reset' | 'proceed'): void => {
    if (answered.current === blocker) return;
    answered.current = blocker;
    blocker[pass]?.();
  };

  useEffect(() => {
    // Back while it asks: the owner stays, and the question goes.
    if (before.current !== blocker && before.current.state === 'blocked') blocker.reset?.();
    before.current = blocker;
  }, [blocker]);

  useWindowEvent('beforeunload', (event) => event.preventDefault(), when);

  return (
    <ConfirmDialog
      isOpen={when && blocker.state === 'blocked'}
      // Another entry would answer the question.
      hasEntry={false}
      title="Leave without saving?"
      question={`${isSaving ? 'This is being saved. If you leave now, it is not.' : 'You have unsaved changes.'} What you typed is kept as a draft in this tab until tomorrow.`}
      cancelLabel="Keep editing"
      confirmLabel="Leave"
      onCancel={() => answer('reset')}
      onConfirm={() => answer('proceed')}
    />
  );
}
