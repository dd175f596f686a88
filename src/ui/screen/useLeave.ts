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

/** Goes back to an entry, by its key and not by a number of steps: a second Escape meanwhile goes no further. */
async function traverseTo({ key }: NavigationHistoryEntry): Promise<void> {
  // The router hears of it later than of the traversal's end.
  const heard = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
  try {
    await window.navigation?.traverseTo(key).committed;
    await heard;
  } catch (error) {
    // Another way was taken meanwhile, or back, where changes that are not saved are asked about.
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      console.warn('The page could not go back:', error);
  }
}

/**
 * Returns how to close a panel: back to the entry that opened it, else to the destination instead. What it returns
 * resolves once the page that this leads to is rendered.
 */
export function useLeave(): (destination: Destination, state?: object) => Promise<void> {
  const navigate = useNavigate();
  const history = use(OverlayHistoryContext);
  return useCallback(
    async (destination, state) => {
      const entry = openerAt(
        typeof destination === 'string' ? destination : createPath(destination),
      );
      if (entry) await (history ? history.leave(() => traverseTo(entry)) : traverseTo(entry));
      else await navigate(destination, { replace: true, state });
      await history?.settled();
    },
    [history, navigate],
  );
}

/** Returns how to leave the panel of what is about to be deleted: nothing asks about what is typed in it. */
export function useLeaveDeleted(): (destination: Destination) => Promise<void> {
  const leave = useLeave();
  const history = use(OverlayHistoryContext);
  return useCallback(
    async (destination) => {
      if (history) await history.unguarded(() => leave(destination));
      else await leave(destination);
    },
    [history, leave],
  );
}
