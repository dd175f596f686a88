import { useState, type MouseEvent } from 'react';

/** A menu, or a dialog at a button, and the button that opens it: the properties of both, and how a choice closes it. */
export function useMenu(kind: 'menu' | 'dialog' = 'menu') {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  return {
    button: {
      'aria-haspopup': kind,
      'aria-expanded': anchor !== null,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
    },
    menu: { open: anchor !== null, anchorEl: anchor, onClose: close },
    close,
    /** Returns what closes the menu and then acts. */
    closeAnd: (act: () => void) => (): void => {
      close();
      act();
    },
  };
}
