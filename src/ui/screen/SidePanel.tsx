import CloseIcon from '@mui/icons-material/Close';
import { Box, Drawer, GlobalStyles, IconButton, Typography } from '@mui/material';
import { type ReactNode, type SubmitEvent, useId } from 'react';
import { LARGE_TEXT, VERY_LOW } from '../../app/theme/adminTheme';
import { ModalNotices } from '../notices/Notices';
import { Fill, Row } from '../parts';
import { noteSection } from './focus';
import { screenTitle } from './Screen';

interface SidePanelProps {
  title: string;
  /** Shown below the title; does not scroll. */
  header?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** The greatest width in pixels; on phones the panel fills the screen. */
  width?: number;
  onClose: () => void;
  /** If set, content and footer are one form, submitted by Enter and the footer's button. */
  onSubmit?: (event: SubmitEvent) => void;
  /** Always visible below the content: a form's buttons. */
  footer?: ReactNode;
  children: ReactNode;
}

/** From how many characters on a title is smaller. */
const LONG = 36;

/** What does not scroll, at the upper and the lower edge. */
const EDGE = { px: { xs: 2, sm: 3 }, bgcolor: 'background.paper', borderColor: 'divider' } as const;

/** In print an open panel is the page: the screen behind it is hidden. */
const PRINT_STYLES = (
  <GlobalStyles
    styles={{
      '@media print': {
        body: { overflow: 'visible !important' },
        '#root, .MuiDrawer-root .MuiBackdrop-root, .MuiDrawer-root .MuiButtonBase-root': {
          display: 'none !important',
        },
        '.MuiDrawer-root, .MuiDrawer-root .MuiDrawer-paper': {
          position: 'static !important',
          maxWidth: 'none',
          height: 'auto',
          overflow: 'visible',
          transform: 'none !important',
          boxShadow: 'none',
        },
        '.MuiDrawer-paper *': { overflow: 'visible !important', maxHeight: 'none !important' },
      },
    }}
  />
);

/**
 * A panel at the right edge of a screen, with an address of its own: it is open while it is
 * rendered, and `onClose` navigates elsewhere. The caller restores the focus.
 */
export function SidePanel({
  title,
  header,
  actions,
  width = 560,
  onClose,
  onSubmit,
  footer,
  children,
}: SidePanelProps) {
  const titleId = useId();
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      disableRestoreFocus
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: '100%', maxWidth: width, bgcolor: 'background.default' },
        },
      }}
    >
      {/* React puts the newest title first, and browsers use the first. */}
      <title>{screenTitle(title)}</title>
      <Box sx={{ py: 1, borderBottom: 1, ...EDGE }}>
        <Row
          noWrap
          gap={0}
          sx={{ [LARGE_TEXT]: { flexWrap: 'wrap', '& > h2': { flexBasis: '100%' } } }}
        >
          <PanelTitle id={titleId}>{title}</PanelTitle>
          {actions}
          <IconButton aria-label="Close" edge="end" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Row>
        {header}
      </Box>
      <Box
        {...(onSubmit && { component: 'form', noValidate: true, onSubmit })}
        sx={{
          flex: 1,
          minHeight: 0,
          display: 'flex',
          flexDirection: 'column',
          [VERY_LOW]: { minHeight: 'auto' },
        }}
      >
        {/* Positioned, so that what it hides from sight scrolls with it: the whole panel would scroll as far. */}
        <Box
          sx={{
            flex: 1,
            position: 'relative',
            overflowY: 'auto',
            px: { xs: 2, sm: 3 },
            py: 1.5,
            [VERY_LOW]: { overflowY: 'visible' },
          }}
        >
          {children}
        </Box>
        {footer && <Box sx={{ py: 1.5, borderTop: 1, ...EDGE }}>{footer}</Box>}
      </Box>
      <ModalNotices />
      {PRINT_STYLES}
    </Drawer>
  );
}

/** The title of a panel. It does not scroll with the content: a very long name does by itself, and leaves that its space. */
const PanelTitle = ({ id, children }: { id: string; children: string }) => (
  <Typography
    variant="h2"
    id={id}
    sx={{
      flex: 1,
      overflowWrap: 'anywhere',
      maxHeight: '25vh',
      overflowY: 'auto',
      pb: '0.3em',
      ...(children.length > LONG && { fontSize: '1.05rem' }),
    }}
  >
    {children}
  </Typography>
);

interface PanelSectionProps {
  title: string;
  /** How many items the section lists, shown after the title. */
  count?: number;
  /** Beside the heading: a button or a link; what is as wide as the section stands below it. */
  action?: ReactNode;
  /** Whether the section is a form, which is not printed. */
  isForm?: boolean;
  children: ReactNode;
}

/** A section with a heading: a named region of a side panel. */
export function PanelSection({ title, count = 0, action, isForm, children }: PanelSectionProps) {
  const id = useId();
  const sectionId = useId();
  return (
    <Box
      component="section"
      id={sectionId}
      aria-labelledby={id}
      tabIndex={-1}
      onFocus={() => noteSection(sectionId)}
      className={isForm ? 'no-print' : undefined}
      sx={{ '& + &': { borderTop: 1, borderColor: 'divider', pt: 2 }, mb: 2.5 }}
    >
      {/* The label on a field's edge grows with the text. */}
      <Row gap={0} sx={{ minHeight: 44, mb: isForm ? '0.5rem' : 0.5 }}>
        <Fill basis="auto">
          <Typography variant="h3" id={id}>
            {title}
            {count > 0 && (
              <Typography component="span" variant="inherit" aria-hidden color="textSecondary">
                {` ${count}`}
              </Typography>
            )}
          </Typography>
        </Fill>
        {action && (
          <Box className="no-print" sx={{ display: 'contents' }}>
            {action}
          </Box>
        )}
      </Row>
      {children}
    </Box>
  );
}
