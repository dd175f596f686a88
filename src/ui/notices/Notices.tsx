import GlobalStyles from '@mui/material/GlobalStyles';
import Snackbar from '@mui/material/Snackbar';
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';

interface Notice {
  id: number;
  text: string;
  /** Whether it is shown at the top, because the owner is working at the bottom. */
  isAtTop: boolean;
}

/** Whether the focused control is in the lower half of the window. */
function isWorkingBelow(): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return false;
  return focused.getBoundingClientRect().bottom > window.innerHeight / 2;
}

const NoticeContext = createContext<Notice | undefined>(undefined);
const NotifyContext = createContext<(text: string) => void>(() => {});

/** How long a notice is shown, in milliseconds. */
const NOTICE_MS = 5_000;

/** While a notice is shown, a focused element scrolls into view above it. */
const ROOM_FOR_FOCUS = <GlobalStyles styles={{ html: { scrollPaddingBottom: 176 } }} />;

/** A polite live region. A modal needs its own, because everything outside it is inert. */
export function NoticeRegion() {
  const notice = useContext(NoticeContext);
  return (
    <output className="visually-hidden" aria-live="polite">
      {notice?.text}
    </output>
  );
}

/**
 * Shows and announces notices about completed actions, such as a save; screens call {@link
 * useNotify}.
 */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice>();
  const notify = useCallback((text: string) => {
    const isAtTop = isWorkingBelow();
    setNotice((earlier) => ({ id: (earlier?.id ?? 0) + 1, text, isAtTop }));
  }, []);
  const region = useMemo(() => <NoticeRegion />, []);
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
          aria-hidden
          autoHideDuration={NOTICE_MS}
          onClose={(_event, reason) => {
            if (reason !== 'clickaway') setNotice(undefined);
          }}
          message={notice?.text}
          // Away from where the owner works. It never takes a press meant for what is below it.
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
