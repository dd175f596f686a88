import CloseIcon from '@mui/icons-material/Close';
import {
  Box,
  Button,
  type ButtonProps,
  GlobalStyles,
  IconButton,
  type IconButtonProps,
  Portal,
  Snackbar,
} from '@mui/material';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefCallback,
} from 'react';
import { twoLines } from '../parts';
import { focusIfLost } from '../screen/focus';

/** The last act that can be undone. */
export interface UndoOffer {
  /** The id of the act; ids are in the order of the acts. */
  id: string;
  /** When the act happened, or was continued, in milliseconds. */
  at: number;
  /** What was done, if no screen says it itself. */
  text: string;
  /** Undoes it, and returns what the next notice says. */
  undo: () => string;
}

/** What follows at once on what a notice says: something that opens over the page. */
export type Opened = (onClose: () => void) => ReactNode;

/** What a notice is about. */
interface NoticeOptions {
  /** The id of the act whose outcome it tells: the notice offers to undo that act, while it is the last. */
  act?: string | undefined;
  opened?: Opened | undefined;
  /** Whether nobody has just asked for the notice: it waits until a notice with an Undo of another act is gone. */
  isLate?: boolean;
}

interface Notice {
  id: number;
  /** When it was shown, in milliseconds. */
  shownAt: number;
  text: string;
  act?: string | undefined;
  /** Whether the text comes from a screen, and not from the offer to undo. */
  isFromScreen: boolean;
}

/** What a notice takes at the bottom of the window. */
const ROOM = '72px';
/** A phone's window, whose header stays: a notice is over that, and over no row of the page. */
const PHONE = '@media (max-width: 47.99em)';

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

type Notify = (text: string, options?: NoticeOptions) => void;

const NotifyContext = createContext<Notify>(() => {});
/** The ref of the element, in an open modal, that notices are shown in. */
const ModalContext = createContext<RefCallback<HTMLElement>>(() => {});

/** How long a notice is shown, and a notice with an Undo, in milliseconds. */
const NOTICE_MS = 5_000;
const UNDO_MS = 10_000;

/** A notice shown less than so long before a modal opens stays: the act that it tells opened the modal. */
const STAYS_MS = 500;

/** While a notice is at the bottom, the whole page scrolls clear of it, and so does what gets the focus. */
const ROOM_BELOW = (
  <GlobalStyles
    styles={{
      '@media (min-width: 48em)': {
        html: { scrollPaddingBottom: ROOM },
        body: { paddingBottom: ROOM },
      },
    }}
  />
);

/** In an open modal: a row of it, below its content. */
const IN_MODAL = { position: 'static', transform: { xs: 'none', sm: 'none' }, p: 1 } as const;
/** On a page: below the menus, which come later in the document. */
const ON_PAGE = {
  zIndex: 'modal',
  '&&': { bottom: 24, [PHONE]: { top: 4, bottom: 'auto' } },
} as const;
/** Its lines, which are two or three where no name is long, with the buttons beside them. */
const CONTENT = {
  flexWrap: 'nowrap',
  py: 0.5,
  px: 1.5,
  fontSize: { xs: '0.8125rem', sm: '0.875rem' },
  '& .MuiSnackbarContent-message': { py: 0, minWidth: 0 },
  '& .MuiSnackbarContent-action': { pl: 1 },
} as const;

/** Shows notices in a modal, outside of which all is inert: as its last row, so that they cover nothing. */
export const ModalNotices = () => <div ref={useContext(ModalContext)} />;

/** Whether an offer belongs to a later act, or to the same act, continued since. */
const isNewer = (offer: UndoOffer, known: UndoOffer | undefined): boolean =>
  !known || offer.id > known.id || (offer.id === known.id && offer.at > known.at);

/** Calls `onNew` with the offer to undo of each act that follows the first render, and once it is continued. */
function useNewOffer(offer: UndoOffer | undefined, onNew: (offer: UndoOffer) => void): void {
  const newest = useRef(offer);
  useEffect(() => {
    if (!offer || !isNewer(offer, newest.current)) return;
    newest.current = offer;
    // Acts from before a reload can only be undone by the key.
    if (Date.now() - offer.at < UNDO_MS) onNew(offer);
  }, [offer, onNew]);
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
  const [notice, setNotice] = useState<Notice>();
  const [opened, setOpened] = useState<Opened>();
  const [modals, setModals] = useState<readonly HTMLElement[]>([]);
  /** Whether what follows on the notice has yet to open: its code may take a while to load. */
  const isOpening = useRef(false);
  /** The act that the shown notice offers to undo, and the notices that wait until it is gone. */
  const offeredAct = useRef<string>(undefined);
  const late = useRef<Parameters<Notify>[]>([]);
  /** The last act that a screen has told the outcome of. */
  const toldAct = useRef<string>(undefined);
  const showIn = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    setModals((before) => [...before, element]);
    const isMeant = isOpening.current;
    isOpening.current = false;
    setNotice((shown) =>
      shown && (isMeant || Date.now() - shown.shownAt < STAYS_MS) ? shown : undefined,
    );
    return () => setModals((before) => before.filter((modal) => modal !== element));
  }, []);
  const show = useCallback((next: Pick<Notice, 'text' | 'act' | 'isFromScreen'>) => {
    // The pressed control may be gone, or disabled, with what it did.
    requestAnimationFrame(() => focusIfLost());
    setNotice((shown) => {
      // The screen's words for an act replace the words of the offer in the same notice.
      const isSame = next.act !== undefined && shown?.act === next.act && !shown.isFromScreen;
      return { id: (shown?.id ?? 0) + (isSame ? 0 : 1), shownAt: Date.now(), ...next };
    });
  }, []);
  const notify: Notify = useCallback(
    (text, { act, opened, isLate = false } = {}) => {
      if (isLate && offeredAct.current !== undefined && act !== offeredAct.current) {
        late.current.push([text, { act }]);
        return;
      }
      if (act !== undefined) toldAct.current = act;
      show({ text, act, isFromScreen: true });
      isOpening.current = opened !== undefined;
      if (opened) setOpened(() => opened);
    },
    [show],
  );
  const tellOffer = useCallback(
    ({ id, text }: UndoOffer) => {
      if (id !== toldAct.current) show({ text, act: id, isFromScreen: false });
    },
    [show],
  );
  useNewOffer(offer, tellOffer);
  const shownOffer = notice?.act === offer?.id ? offer : undefined;
  useEffect(() => {
    offeredAct.current = notice && shownOffer?.id;
    const [next] = notice ? [] : late.current.splice(0, 1);
    if (next) notify(...next);
  }, [notice, notify, shownOffer]);
  useEffect(() => {
    if (notice) requestAnimationFrame(uncoverFocus);
  }, [notice]);
  const modal = modals.at(-1);
  const region = (
    <output className="visually-hidden" aria-live="polite">
      {notice?.text}
      {/* The key undoes only the last act, which may no longer be the notice's. */}
      {notice &&
        shownOffer &&
        `${notice.text.endsWith('.') ? '' : '.'} Control or Command and Z undo it.`}
    </output>
  );
  const bar = (
    <NoticeBar
      notice={notice}
      offer={shownOffer}
      isInModal={modal !== undefined}
      onUndo={(offer) => notify(offer.undo())}
      onClose={() => setNotice(undefined)}
    />
  );
  return (
    <NotifyContext value={notify}>
      <ModalContext value={showIn}>
        {children}
        {opened?.(() => setOpened(undefined))}
      </ModalContext>
      {region}
      {modal && (
        <Portal container={modal}>
          {region}
          {bar}
        </Portal>
      )}
      {notice && !modal && ROOM_BELOW}
      {!modal && bar}
    </NotifyContext>
  );
}

interface NoticeBarProps {
  notice: Notice | undefined;
  /** The offer to undo what the notice tells, if it can be undone. */
  offer: UndoOffer | undefined;
  isInModal: boolean;
  onUndo: (offer: UndoOffer) => void;
  onClose: () => void;
}

/** The notice as it is seen, with its buttons: it goes by itself after a while. */
function NoticeBar({ notice, offer, isInModal, onUndo, onClose }: NoticeBarProps) {
  /** What had the focus before a button of the notice: the buttons go with it. */
  const focusedBefore = useRef<HTMLElement>(null);
  const buttonProps = (act: () => void): ButtonProps & IconButtonProps => ({
    color: 'inherit',
    size: 'small',
    onFocus: ({ relatedTarget }) => {
      if (relatedTarget instanceof HTMLElement && !relatedTarget.closest('.MuiSnackbar-root'))
        focusedBefore.current = relatedTarget;
    },
    onClick: () => {
      focusedBefore.current?.focus({ preventScroll: true });
      focusedBefore.current = null;
      act();
    },
    sx: { pointerEvents: 'auto' },
  });
  return (
    <Snackbar
      key={notice?.id}
      className="no-print"
      open={notice !== undefined}
      autoHideDuration={offer ? UNDO_MS : NOTICE_MS}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') onClose();
      }}
      message={
        <Box component="span" aria-hidden sx={{ ...twoLines, WebkitLineClamp: { xs: 6, sm: 3 } }}>
          {notice?.text}
        </Box>
      }
      action={
        <>
          {offer && <Button {...buttonProps(() => onUndo(offer))}>Undo</Button>}
          <IconButton {...buttonProps(onClose)} aria-label="Dismiss">
            <CloseIcon fontSize="small" />
          </IconButton>
        </>
      }
      // Only the buttons take a press meant for what is below it.
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      sx={{ pointerEvents: 'none', ...(isInModal ? IN_MODAL : ON_PAGE) }}
      slotProps={{ content: { role: 'presentation', sx: CONTENT } }}
    />
  );
}

/** Returns a function that shows a notice, and opens what follows on it: `notify('Lead saved', { act })`. */
export const useNotify = (): Notify => useContext(NotifyContext);
