import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from './ConfirmDialog';

interface UnsavedChangesGuardProps {
  /** Whether there are unsaved changes. */
  when: boolean;
  /** Whether a save waits, such as for a picture; leaving cancels it. */
  isSaving?: boolean;
}

/**
 * Asks before a form with unsaved changes is left: on a link or the browser's Back (within the admin app), and
 * on closing or reloading the page. After a save, switch it off and let it render before leaving.
 */
export function UnsavedChangesGuard({ when, isSaving = false }: UnsavedChangesGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!when) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);

  return (
    <ConfirmDialog
      isOpen={when && blocker.state === 'blocked'}
      title="Leave without saving?"
      question={`${isSaving ? 'This is being saved. If you leave now, it is not.' : 'You have unsaved changes.'} What you typed is kept as a draft in this tab until tomorrow.`}
      cancelLabel="Keep editing"
      confirmLabel="Leave"
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
