import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';
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
import { focusIfLost } from '../screen/focusElement';
import { twoLines } from '../twoLines';

/** An act that a notice offers to undo. Ids are in the order of the acts. */
export interface UndoOffer {
  id: string;
  /** When it happened, or was continued, in milliseconds. */
  at: number;
  /** What was done, if no screen says it itself. */
  text: string;
  /** Undoes it, and returns what the next notice says. */
  undo: () => string;
}

/** What follows at once on what a notice says: something that opens over the page. */
export type Opened = (onClose: () => void) => ReactNode;

interface Notice {
  id: number;
  /** When it was first shown, or its act was continued, in milliseconds. */
  at: number;
  text: string;
  /** Whether the text comes from a screen, and not from the offer to undo. */
  isFromScreen: boolean;
  offer?: UndoOffer;
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

type Notify = (text: string, opened?: Opened) => void;

const NotifyContext = createContext<Notify>(() => {});
/** The ref of the element, in an open modal, that notices are shown in. */
const ModalContext = createContext<RefCallback<HTMLElement>>(() => {});

/** How long a notice is shown, and one that offers Undo, in milliseconds. */
const NOTICE_MS = 5_000;
const UNDO_MS = 10_000;

/** Within how many milliseconds a notice and an offer are about the same act. */
const SAME_ACT_MS = 500;
/** Whether a notice is about what happened at a moment, however late a slow device shows it. */
const isOfSameAct = ({ at }: Notice, moment: number): boolean =>
  Math.abs(moment - at) < SAME_ACT_MS;

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
/** At most 56 px high: two lines, with the buttons beside them. */
const CONTENT = {
  flexWrap: 'nowrap',
  py: 0.5,
  px: 1.5,
  fontSize: { xs: '0.8125rem', sm: '0.875rem' },
  '& .MuiSnackbarContent-message': { py: 0, minWidth: 0 },
  '& .MuiSnackbarContent-action': { pl: 1 },
} as const;

/**
 * Shows and announces notices inside a modal, because everything outside it is inert: as its last row, so
 * that they cover nothing of it.
 */
export function ModalNotices() {
  return <div ref={useContext(ModalContext)} />;
}

/** Whether an offer is that of a later act, or of the same act, continued since. */
const isNewer = (offer: UndoOffer, known: UndoOffer | undefined): boolean =>
  !known || offer.id > known.id || (offer.id === known.id && offer.at > known.at);

interface NewOfferProps {
  offer: UndoOffer | undefined;
  onNew: (next: { offer: UndoOffer }) => void;
}

/** Calls `onNew` with the offer to undo of each act that follows the first render, and once it is continued. */
function NewOffer({ offer, onNew }: NewOfferProps) {
  const newest = useRef(offer);
  useEffect(() => {
    if (!offer || !isNewer(offer, newest.current)) return;
    newest.current = offer;
    // Acts from before a reload can only be undone by the key.
    if (Date.now() - offer.at < UNDO_MS) onNew({ offer });
  }, [offer, onNew]);
  return null;
}

interface NoticesProviderProps {
  /** The last act that can be undone; a new one is offered once. */
  offer?: UndoOffer | undefined;
  children: ReactNode;
}

/**
 * Shows and announces notices about completed actions, such as a save; screens call {@link
 * useNotify}. A notice about an act offers to undo it.
 */
export function NoticesProvider({ offer, children }: NoticesProviderProps) {
  const [notice, setNotice] = useState<Notice>();
  const [opened, setOpened] = useState<Opened>();
  const [modals, setModals] = useState<readonly HTMLElement[]>([]);
  const focusedBefore = useRef<HTMLElement>(null);
  /** Whether what follows on the notice has yet to open: its code may take a while to load. */
  const isOpening = useRef(false);
  const showIn = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    setModals((before) => [...before, element]);
    // What was said before is not about the modal, unless it opened it.
    const isMeant = isOpening.current;
    isOpening.current = false;
    setNotice((notice) =>
      notice && (isMeant || isOfSameAct(notice, Date.now())) ? notice : undefined,
    );
    return () => setModals((before) => before.filter((one) => one !== element));
  }, []);
  const add = useCallback((next: { text: string } | { offer: UndoOffer }) => {
    // The pressed control may be gone, or disabled, with what it did.
    requestAnimationFrame(() => focusIfLost());
    setNotice((earlier) => {
      // What the screen says of an act is better than what the offer says.
      const at = 'text' in next ? Date.now() : next.offer.at;
      if (earlier && isOfSameAct(earlier, at)) {
        if ('text' in next && earlier.offer && !earlier.isFromScreen)
          return { ...earlier, ...next, isFromScreen: true };
        if ('offer' in next && (!earlier.offer || earlier.offer.id === next.offer.id))
          return { ...earlier, at, offer: next.offer };
      }
      const isFromScreen = 'text' in next;
      const words = isFromScreen ? next : { text: next.offer.text, offer: next.offer };
      return { id: (earlier?.id ?? 0) + 1, at: Date.now(), isFromScreen, ...words };
    });
  }, []);
  const notify: Notify = useCallback(
    (text, opened) => {
      add({ text });
      isOpening.current = opened !== undefined;
      if (opened) setOpened(() => opened);
    },
    [add],
  );
  useEffect(() => {
    if (notice) requestAnimationFrame(uncoverFocus);
  }, [notice]);
  const buttonProps: ButtonProps & IconButtonProps = {
    color: 'inherit',
    size: 'small',
    onFocus: ({ relatedTarget }) => {
      if (relatedTarget instanceof HTMLElement && !relatedTarget.closest('.MuiSnackbar-root'))
        focusedBefore.current = relatedTarget;
    },
    sx: { pointerEvents: 'auto' },
  };
  // The buttons go with the notice.
  const giveFocusBack = (): void => {
    focusedBefore.current?.focus({ preventScroll: true });
    focusedBefore.current = null;
  };
  const shownOffer = notice?.offer?.id === offer?.id ? notice?.offer : undefined;
  const modal = modals.at(-1);
  const region = (
    <output className="visually-hidden" aria-live="polite">
      {notice?.text}
      {/* The key undoes the last act alone, which may not be that of the notice any more. */}
      {notice &&
        shownOffer &&
        `${notice.text.endsWith('.') ? '' : '.'} Control or Command and Z undo it.`}
    </output>
  );
  const snackbar = (
    <Snackbar
      key={notice?.id}
      className="no-print"
      open={notice !== undefined}
      autoHideDuration={shownOffer ? UNDO_MS : NOTICE_MS}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') setNotice(undefined);
      }}
      message={
        <Box component="span" aria-hidden sx={twoLines}>
          {notice?.text}
        </Box>
      }
      action={
        <>
          {shownOffer && (
            <Button
              {...buttonProps}
              onClick={() => {
                giveFocusBack();
                notify(shownOffer.undo());
              }}
            >
              Undo
            </Button>
          )}
          <IconButton
            {...buttonProps}
            aria-label="Dismiss"
            onClick={() => {
              giveFocusBack();
              setNotice(undefined);
            }}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </>
      }
      // Only the buttons take a press meant for what is below it.
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      sx={{ pointerEvents: 'none', ...(modal ? IN_MODAL : ON_PAGE) }}
      slotProps={{ content: { role: 'presentation', sx: CONTENT } }}
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
          {snackbar}
        </Portal>
      )}
      <NewOffer offer={offer} onNew={add} />
      {notice && !modal && ROOM_BELOW}
      {!modal && snackbar}
    </NotifyContext>
  );
}

/** Returns a function that shows a notice, and opens what follows on it: `notify('Lead saved')`. */
export function useNotify(): Notify {
  return useContext(NotifyContext);
}
