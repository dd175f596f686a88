import { Portal } from '@mui/material';
import {
  createContext,
  Fragment,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefCallback,
} from 'react';
import { focusIfLost } from '../screen/focus';
import { NoticeBar, UNDO_MS, type Notice, type UndoOffer } from './NoticeBar';

/** A dialog that opens with a notice, such as to tell the customer. */
export type FollowUpDialog = (onClose: () => void) => ReactNode;

/** What a notice is about. */
interface NoticeOptions {
  /** The id of the act whose outcome it tells: the notice offers to undo that act, while it is the last. */
  act?: string | undefined;
  /** The dialog that opens with the notice. */
  followUp?: FollowUpDialog | undefined;
  /** Whether nobody has just asked for the notice: it waits until a notice with an Undo of another act is gone. */
  isLate?: boolean;
}

type Notify = (text: string, options?: NoticeOptions) => void;
type Show = (next: Pick<Notice, 'text' | 'act' | 'isFromScreen'>) => void;

const NotifyContext = createContext<Notify>(() => {});
/** Returns a function that shows a notice, and opens the dialog that follows on it: `notify('Lead saved', { act })`. */
export const useNotify = (): Notify => useContext(NotifyContext);

/** The ref of the element, in an open modal, that notices are shown in. */
const ModalContext = createContext<RefCallback<HTMLElement>>(() => {});
/** Shows notices in a modal, outside of which all is inert: as its last row, so that they cover nothing. */
export const ModalNotices = () => <div ref={useContext(ModalContext)} />;

/** A notice shown less than so long before a modal opens stays: the act that it tells opened the modal. */
const STAYS_MS = 500;

/** Scrolls the focused control, and no whole panel, up if a notice at the bottom covers it. */
function uncoverFocus(): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return;
  const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);
  const { top, bottom, height } = focused.getBoundingClientRect();
  const edge = window.innerHeight - (room || 0);
  if (bottom > edge && top < window.innerHeight && height < edge)
    window.scrollBy({ top: bottom - edge });
}

/**
 * Holds the notice that is shown. `show` replaces it, unless a screen has told the act whose offer comes then;
 * `makeWay` removes it as a modal opens, unless the act that it tells opened the modal.
 */
function useShownNotice() {
  const [notice, setNotice] = useState<Notice>();
  /** The last act whose outcome a screen has told. */
  const toldAct = useRef<string>(undefined);
  const show: Show = useCallback((next) => {
    if (next.isFromScreen) toldAct.current = next.act ?? toldAct.current;
    else if (next.act === toldAct.current) return;
    // The pressed control may be gone, or disabled, with what it did.
    requestAnimationFrame(() => focusIfLost());
    setNotice((shown) => {
      // The screen's words for an act replace the words of the offer in the same notice.
      const isSame = next.act !== undefined && shown?.act === next.act && !shown.isFromScreen;
      return { id: (shown?.id ?? 0) + (isSame ? 0 : 1), shownAt: Date.now(), ...next };
    });
  }, []);
  const close = useCallback(() => setNotice(undefined), []);
  const makeWay = useCallback((followsOnNotice: boolean) => {
    setNotice((shown) =>
      shown && (followsOnNotice || Date.now() - shown.shownAt < STAYS_MS) ? shown : undefined,
    );
  }, []);
  useEffect(() => {
    if (notice) requestAnimationFrame(uncoverFocus);
  }, [notice]);
  return { notice, show, close, makeWay };
}

/**
 * Holds the open modals, in the last of which notices are shown, and what follows on a notice (`follow`), which opens
 * a modal. Calls `onOpen` as a modal opens, with whether it is what follows.
 */
function useModals(onOpen: (isFollowing: boolean) => void) {
  const [modals, setModals] = useState<readonly HTMLElement[]>([]);
  const [following, setFollowing] = useState<FollowUpDialog>();
  /** Whether what follows has yet to open its modal: its code may take a while to load. */
  const isAwaited = useRef(false);
  const modalRef = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      setModals((before) => [...before, element]);
      onOpen(isAwaited.current);
      isAwaited.current = false;
      return () => setModals((before) => before.filter((modal) => modal !== element));
    },
    [onOpen],
  );
  const follow = useCallback((next: FollowUpDialog | undefined) => {
    isAwaited.current = next !== undefined;
    if (next) setFollowing(() => next);
  }, []);
  const close = (): void => setFollowing(undefined);
  return { modal: modals.at(-1), modalRef, following: following?.(close), follow };
}

/** Whether an offer belongs to a later act, or to the same act, continued since. */
const isNewer = (offer: UndoOffer, known: UndoOffer | undefined): boolean =>
  !known || offer.id > known.id || (offer.id === known.id && offer.at > known.at);

/** Shows the offer to undo each act that follows the first render, and once the act is continued. */
function useOfferNotices(offer: UndoOffer | undefined, show: Show): void {
  const newest = useRef(offer);
  useEffect(() => {
    if (!offer || !isNewer(offer, newest.current)) return;
    newest.current = offer;
    const { id: act, at, text } = offer;
    // Acts from before a reload can only be undone by the key.
    if (Date.now() - at < UNDO_MS) show({ text, act, isFromScreen: false });
  }, [offer, show]);
}

/**
 * Returns a function that tells a notice at once; a late notice waits while the shown one offers to undo another act
 * (`offeredAct`), until no notice is shown.
 */
function useLateNotices(tell: Notify, isShown: boolean, offeredAct: string | undefined): Notify {
  const waiting = useRef<Parameters<Notify>[]>([]);
  const offered = useRef<string>(undefined);
  useEffect(() => {
    offered.current = offeredAct;
    const next = isShown ? undefined : waiting.current.shift();
    if (next) tell(...next);
  }, [isShown, offeredAct, tell]);
  return useCallback(
    (text, options = {}) => {
      if (options.isLate && offered.current !== undefined && options.act !== offered.current)
        waiting.current.push([text, options]);
      else tell(text, options);
    },
    [tell],
  );
}

interface NoticesProviderProps {
  /** The last act that can be undone; a new one is offered once. */
  offer?: UndoOffer | undefined;
  children: ReactNode;
}

/**
 * Shows and announces notices about completed actions, such as a save; screens call {@link
 * useNotify}. A notice that was given an act offers to undo it. An act that no screen tells is told by its offer.
 */
export function NoticesProvider({ offer, children }: NoticesProviderProps) {
  const { notice, show, close, makeWay } = useShownNotice();
  const { modal, modalRef, following, follow } = useModals(makeWay);
  useOfferNotices(offer, show);
  const tell: Notify = useCallback(
    (text, { act, followUp } = {}) => {
      show({ text, act, isFromScreen: true });
      follow(followUp);
    },
    [follow, show],
  );
  const shownOffer = notice?.act === offer?.id ? offer : undefined;
  const notify = useLateNotices(tell, notice !== undefined, shownOffer?.id);
  // The text of each notice is new, so that screen readers tell the same words again.
  const region = (
    <output className="visually-hidden" aria-live="polite">
      <Fragment key={notice?.id}>
        {notice?.text}
        {/* The key undoes only the last act, which may no longer be the notice's. */}
        {notice &&
          shownOffer &&
          `${notice.text.endsWith('.') ? '' : '.'} Control or Command and Z undo it.`}
      </Fragment>
    </output>
  );
  const bar = (
    <NoticeBar
      notice={notice}
      offer={shownOffer}
      isInModal={modal !== undefined}
      onUndo={(offer) => notify(offer.undo())}
      onClose={close}
    />
  );
  return (
    <NotifyContext value={notify}>
      <ModalContext value={modalRef}>
        {children}
        {following}
      </ModalContext>
      {region}
      {modal && (
        <Portal container={modal}>
          {region}
          {bar}
        </Portal>
      )}
      {!modal && bar}
    </NotifyContext>
  );
}
