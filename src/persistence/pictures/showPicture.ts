import { messageOf } from '../../lib/errors';
import { hashIn } from '../../lib/pictureAddresses';
import { watchPicture } from './arrivals';
import { getPicture, getThumbnail } from './pictures';

/** How and how long a picture is shown. */
interface Showing {
  /** Called with an address for `<img>`, with null while the picture is not in this browser, and with undefined once it is let go. */
  show: (source: string | null | undefined) => void;
  /** What shows it: a picture farther away than the height of the screen is let go. */
  element: Element | null;
  isThumbnail: boolean;
  signal: AbortSignal;
}

/** How far from the screen a picture is loaded, and beyond that let go. */
const NEAR = '100%';

/** What is told when an element comes near the screen, or leaves it. */
const moved = new Map<Element, Set<(isNear: boolean) => void>>();
/** One for all: a list has hundreds. */
let observer: IntersectionObserver | undefined;

/** Tells whether an element is near the screen, at once and whenever that changes. */
function observe(element: Element, move: (isNear: boolean) => void, signal: AbortSignal): void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        moved.get(target)?.forEach((show) => show(isIntersecting));
    },
    { rootMargin: NEAR },
  );
  const all = moved.get(element) ?? new Set();
  moved.set(element, all.add(move));
  // Observed anew, the element is told of the picture that has arrived.
  observer.unobserve(element);
  observer.observe(element);
  signal.addEventListener('abort', () => {
    all.delete(move);
    if (all.size > 0) return;
    moved.delete(element);
    observer?.unobserve(element);
  });
}

/** Shows an uploaded picture as long as it is near the screen, also a picture that arrives meanwhile. */
export function showPicture(
  address: string,
  { show, element, isThumbnail, signal }: Showing,
): void {
  const hash = hashIn(address);
  let isNear = false;
  let source: string | undefined;
  const letGo = (): void => {
    if (source !== undefined) URL.revokeObjectURL(source);
    source = undefined;
  };
  const read = async (): Promise<void> => {
    const picture = await (isThumbnail ? getThumbnail : getPicture)(hash).catch(
      (error: unknown) => {
        console.warn(`Picture ${hash} cannot be read:`, messageOf(error));
        return undefined;
      },
    );
    if (signal.aborted || !isNear || source !== undefined) return;
    source = picture && URL.createObjectURL(picture);
    show(source ?? null);
  };
  const move = (next: boolean): void => {
    if (isNear === next) return;
    isNear = next;
    if (isNear) void read();
    else if (source !== undefined) {
      letGo();
      show(undefined);
    }
  };
  const unwatch = watchPicture(hash, () => {
    if (isNear) void read();
  });
  signal.addEventListener('abort', () => {
    unwatch();
    letGo();
  });
  if (!element || typeof IntersectionObserver === 'undefined') return move(true);
  // One of a pair under a slider may be covered by the other, and is near nevertheless.
  observe(element.closest(':has(> [data-before-after])') ?? element, move, signal);
}
