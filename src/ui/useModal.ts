import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Shows a `<dialog>` as a modal while rendered; the focus goes back to its opener. */
export function useModal(opener: HTMLElement | null): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the paint: a passive effect would show the page for one more frame without its dialog.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      opener?.focus();
    };
  }, [opener]);
  return dialog;
}
