import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Snackbar from '@mui/material/Snackbar';
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';

/** An act that a notice offers to undo. Ids are in the order of the acts. */
export interface UndoOffer {
  id: string;
  /** What was done, if no screen says it itself. */
  text: string;
  /** Undoes it, and returns what the next notice says. */
  undo: () => string;
}

interface Notice {
  id: number;
  text: string;
  /** Whether it is shown at the top, because the owner is working at the bottom. */
  isAtTop: boolean;
  offer?: UndoOffer;
}

/** Whether the focused control is in the lower half of the window. */
function isWorkingBelow(): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return false;
  return focused.getBoundingClientRect().bottom > window.innerHeight / 2;
}

const NoticeContext = createContext<Notice | undefined>(undefined);
const NotifyContext = createContext<(text: string) => void>(() => {});

/** How long a notice is shown, and one that offers Undo, in milliseconds. */
const NOTICE_MS = 5_000;
const UNDO_MS = 10_000;

/** While a notice is shown, a focused element scrolls into view above it. */
const ROOM_FOR_FOCUS = <GlobalStyles styles={{ html: { scrollPaddingBottom: 176 } }} />;

/** A polite live region. A modal needs its own, because everything outside it is inert. */
export function NoticeRegion() {
  const notice = useContext(NoticeContext);
  return (
    <output className="visually-hidden" aria-live="polite">
      {notice?.text}
      {notice?.offer && '. Control or Command and Z undo it.'}
    </output>
  );
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
  // An act of before the first render, or one that is the last again, is not offered.
  const [newestOffer, setNewestOffer] = useState(offer?.id ?? '');
  const [noticeAtOffer, setNoticeAtOffer] = useState<number>();
  const notify = useCallback((text: string) => {
    const isAtTop = isWorkingBelow();
    setNotice((earlier) => ({ id: (earlier?.id ?? 0) + 1, text, isAtTop }));
  }, []);
  if (noticeAtOffer !== notice?.id && (offer?.id ?? '') <= newestOffer) {
    setNoticeAtOffer(notice?.id);
  }
  if (offer && offer.id > newestOffer) {
    setNewestOffer(offer.id);
    // A notice of the same moment is about the act: it says it better.
    const own = notice && notice.id !== noticeAtOffer ? notice : undefined;
    const next: Notice = {
      id: own?.id ?? (notice?.id ?? 0) + 1,
      text: own?.text ?? offer.text,
      isAtTop: own?.isAtTop ?? isWorkingBelow(),
      offer,
    };
    setNotice(next);
    setNoticeAtOffer(next.id);
  }
  const region = useMemo(() => <NoticeRegion />, []);
  const shownOffer = notice?.offer;
  return (
    <NotifyContext value={notify}>
      <NoticeContext value={notice}>
        {children}
        {region}
        {notice && ROOM_FOR_FOCUS}
        <Snackbar
          key={notice?.id}
          className="no-print"
          open={notice !== undefined}
          autoHideDuration={shownOffer ? UNDO_MS : NOTICE_MS}
          onClose={(_event, reason) => {
            if (reason !== 'clickaway') setNotice(undefined);
          }}
          message={<span aria-hidden>{notice?.text}</span>}
          action={
            shownOffer && (
              <Button
                color="inherit"
                size="small"
                onClick={() => notify(shownOffer.undo())}
                sx={{ minHeight: 44, fontWeight: 700, pointerEvents: 'auto' }}
              >
                Undo
              </Button>
            )
          }
          // Away from where the owner works. Only Undo takes a press meant for what is below it.
          anchorOrigin={{ vertical: notice?.isAtTop ? 'top' : 'bottom', horizontal: 'center' }}
          sx={{
            pointerEvents: 'none',
            // Below the bar or heading at the top; above the buttons of an open form.
            ...(notice?.isAtTop ? { top: { xs: 72, sm: 72 } } : { bottom: { xs: 88, sm: 88 } }),
          }}
          slotProps={{ content: { role: 'presentation' } }}
        />
      </NoticeContext>
    </NotifyContext>
  );
}

/** Returns a function that shows a notice: `notify('Lead saved')`. */
export function useNotify(): (text: string) => void {
  return useContext(NotifyContext);
}
