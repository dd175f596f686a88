import GlobalStyles from '@mui/material/GlobalStyles';
import Snackbar from '@mui/material/Snackbar';
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';

interface Notice {
  id: number;
  text: string;
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
    setNotice((earlier) => ({ id: (earlier?.id ?? 0) + 1, text }));
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
          anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
          // Above the buttons of an open form.
          sx={{ bottom: { xs: 88, sm: 88 } }}
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
