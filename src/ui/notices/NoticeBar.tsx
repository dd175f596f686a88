import CloseIcon from '@mui/icons-material/Close';
import {
  Box,
  Button,
  type ButtonProps,
  GlobalStyles,
  IconButton,
  type IconButtonProps,
  Snackbar,
} from '@mui/material';
import { useRef } from 'react';
import { twoLines } from '../parts';

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

/** What a notice says, and since when. */
export interface Notice {
  id: number;
  /** When it was shown, in milliseconds. */
  shownAt: number;
  text: string;
  /** The id of the act whose outcome it tells. */
  act?: string | undefined;
  /** Whether the text comes from a screen, and not from the offer to undo. */
  isFromScreen: boolean;
}

/** How long a notice is shown, and a notice with an Undo, in milliseconds. */
const NOTICE_MS = 5_000;
export const UNDO_MS = 10_000;

/** What a notice takes at the bottom of the window. */
const ROOM = '72px';

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
/** On a page: below the menus, which come later in the document; on a phone over the header, which stays. */
const ON_PAGE = {
  zIndex: 'modal',
  '&&': { bottom: 24, '@media (max-width: 47.99em)': { top: 4, bottom: 'auto' } },
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

interface NoticeBarProps {
  notice: Notice | undefined;
  /** The offer to undo what the notice tells, if it can be undone. */
  offer: UndoOffer | undefined;
  isInModal: boolean;
  onUndo: (offer: UndoOffer) => void;
  onClose: () => void;
}

/** The notice as it is seen, with its buttons: it goes by itself after a while. */
export function NoticeBar({ notice, offer, isInModal, onUndo, onClose }: NoticeBarProps) {
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
    <>
      {notice && !isInModal && ROOM_BELOW}
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
    </>
  );
}
