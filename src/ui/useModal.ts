import { useEffect, useRef, type RefObject } from 'react';

/**
 * Shows a `<dialog>` as a modal while it is rendered: the focus stays inside, and goes back to its
 * opener on close.
 */
export function useModal(opener: HTMLElement | null): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      opener?.focus();
    };
  }, [opener]);
  return dialog;
}
