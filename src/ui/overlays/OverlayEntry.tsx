import { createContext, useContext, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Overlay, OverlayHistory } from './overlayHistory';

/** The history of the app's overlays; in an app without one they have no entries. */
export const OverlayHistoryContext = createContext<OverlayHistory | undefined>(undefined);

/** The overlay that something is in, if any. */
export const OverlayContext = createContext<Overlay | undefined>(undefined);

interface OverlayEntryProps {
  isOpen: boolean;
  onBack: () => void;
  children: ReactNode;
}

/** Gives what is open over the page an entry of its own in the history: Back closes it. */
export function OverlayEntry({ isOpen, onBack, children }: OverlayEntryProps) {
  const history = useContext(OverlayHistoryContext);
  const overlay = useRef(onBack);
  useLayoutEffect(() => {
    overlay.current = onBack;
  });
  useLayoutEffect(() => (isOpen ? history?.add(overlay) : undefined), [history, isOpen]);
  return <OverlayContext value={overlay}>{children}</OverlayContext>;
}
