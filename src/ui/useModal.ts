import { useLayoutEffect, useRef, type ComponentProps } from 'react';

/**
 * Shows a `<dialog>` as a modal while rendered: returns its props. Escape calls `onClose`, and the focus goes back
 * to the opener, or to the page where a reload forgot it.
 */
export function useModal(opener: HTMLElement | null, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the paint: a passive effect would show the page for one more frame without its dialog.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      const target = opener ?? document.getElementById('main');
      target?.focus();
      // Where the address has a fragment, a browser that goes back moves the focus there after that, or takes it away.
      setTimeout(() => {
        if (document.activeElement?.matches('body, main')) target?.focus();
      });
    };
  }, [opener]);
  return {
    ref: dialog,
    onCancel: (event) => {
      event.preventDefault();
      onClose();
    },
  } satisfies ComponentProps<'dialog'>;
}
