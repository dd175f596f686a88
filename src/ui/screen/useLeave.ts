import { use, useCallback } from 'react';
import { createPath, useNavigate, type Path } from 'react-router-dom';
import { OverlayHistoryContext } from '../overlays/OverlayEntry';

/** Where a panel leads back to: an address, or its parts. */
type Destination = string | Partial<Path>;

/** Returns the history entry from which this page was reached, if it has an address. */
function openerAt(address: string): NavigationHistoryEntry | undefined {
  // Not in every browser yet.
  const navigation = 'navigation' in window ? window.navigation : undefined;
  const current = navigation?.currentEntry;
  const opener = navigation
    ?.entries()
    .findLast(({ index, url }) => index < (current?.index ?? 0) && url !== current?.url);
  const isThere = opener?.url === new URL(address, window.location.origin).href;
  // By a page load the notice of what was saved would be lost, and its Undo.
  return isThere && opener.sameDocument ? opener : undefined;
}

/** Returns how to close a panel: back to the entry that opened it, else to the destination instead. */
export function useLeave(): (destination: Destination, state?: object) => void {
  const navigate = useNavigate();
  const history = use(OverlayHistoryContext);
  return useCallback(
    (destination, state) => {
      const entry = openerAt(
        typeof destination === 'string' ? destination : createPath(destination),
      );
      if (!entry || !window.navigation) {
        void navigate(destination, { replace: true, state });
        return;
      }
      // By its key and not by a number of steps: a second Escape meanwhile goes no further.
      const { navigation } = window;
      const traverse = async (): Promise<void> => {
        try {
          await navigation.traverseTo(entry.key).committed;
        } catch (error) {
          // Another way was taken meanwhile, or back, where changes that are not saved are asked about.
          if (!(error instanceof DOMException && error.name === 'AbortError'))
            console.warn('The page could not go back:', error);
        }
      };
      if (history) history.leave(traverse);
      else void traverse();
    },
    [history, navigate],
  );
}
