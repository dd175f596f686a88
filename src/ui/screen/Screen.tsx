import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Box, Button, Card, IconButton, Stack, Typography } from '@mui/material';
import { createContext, use, useId, type ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { business } from '../../business';
import { Row } from '../parts';
import { noteSection, SCREEN_HEADING_ID } from './focus';
import { useIsLarge } from './useScreenQuery';

interface ScreenProps {
  /** The heading and the document title. */
  title: string;
  /** One line under the heading; on a phone too if it is a fact of its own, such as the day. */
  intro?: ReactNode;
  isIntroOnPhone?: boolean;
  back?: { to: string; label: string };
  /** Buttons beside the heading. */
  actions?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
}

/** The class of a screen's heading with what is beside it. */
export const SCREEN_HEAD_CLASS = 'screen-head';

/** What every screen shows beside its heading, or below it where that is narrow: notices about the whole app. */
export const ScreenNotices = createContext<ReactNode>(null);

/** The layout of every admin screen: heading with back link and actions, notices, and content. */
export function Screen({
  title,
  intro,
  isIntroOnPhone = false,
  back,
  actions,
  isWide = false,
  children,
}: ScreenProps) {
  const notices = use(ScreenNotices);
  const isBeside = useIsLarge();
  return (
    <Box
      // A section within notes itself after this.
      onFocusCapture={() => noteSection(undefined)}
      sx={{
        maxWidth: isWide ? 'none' : 1240,
        mx: 'auto',
        px: { xs: 2, sm: 3 },
        py: { xs: 1, sm: 1.5 },
      }}
    >
      <title>{screenTitle(title)}</title>
      <Row
        className={SCREEN_HEAD_CLASS}
        gap={1.5}
        rowGap={0.5}
        sx={{ minHeight: 44, mb: { xs: 1.25, sm: 1.5 } }}
      >
        <Row gap={0.5} noWrap sx={{ flex: '1 1 auto', minWidth: 'min-content' }}>
          {back && <BackButton {...back} />}
          <Box sx={{ flex: 1 }}>
            <Typography
              variant="h1"
              id={SCREEN_HEADING_ID}
              tabIndex={-1}
              // No word of it is wider than the screen less what is beside it.
              sx={{
                overflowWrap: 'break-word',
                hyphens: 'manual',
                maxWidth: 'calc(100vw - 72px)',
              }}
            >
              {title}
            </Typography>
            {intro && (
              <Typography
                variant="body2"
                color="textSecondary"
                sx={{
                  display: { xs: isIntroOnPhone ? 'block' : 'none', sm: 'block' },
                  // It fills what the heading leaves, and moves no button below it.
                  width: 0,
                  minWidth: '100%',
                }}
              >
                {intro}
              </Typography>
            )}
          </Box>
        </Row>
        {isBeside && notices}
        {actions && (
          <Row align="stretch" className="no-print">
            {actions}
          </Row>
        )}
      </Row>
      {!isBeside && notices}
      <Stack spacing={1.5}>{children}</Stack>
    </Box>
  );
}

const BackButton = ({ to, label }: NonNullable<ScreenProps['back']>) => (
  <IconButton
    component={Link}
    to={to}
    className="no-print"
    aria-label={label}
    title={label}
    color="primary"
    edge="start"
  >
    <ArrowBackIcon />
  </IconButton>
);

interface ActionLinkProps {
  to: To;
  state?: object;
  icon: ReactNode;
  isMain?: boolean;
  children: string;
}

/** A link among a screen's actions, which looks like a button; on a phone only the main one has words. */
export const ActionLink = ({ to, state, icon, isMain = false, children }: ActionLinkProps) => (
  <Button
    component={Link}
    to={to}
    state={state}
    variant={isMain ? 'contained' : 'outlined'}
    aria-label={children}
    sx={{ gap: 1, minWidth: 44, px: { xs: 1.5, sm: 2 }, '& svg': { fontSize: 20 } }}
  >
    {icon}
    <Box component="span" sx={isMain ? {} : { display: { xs: 'none', sm: 'inline' } }}>
      {children}
    </Box>
  </Button>
);

/** Returns the document title of an admin screen or of a panel over one. */
export const screenTitle = (title: string): string => `${title} | ${business.name}`;

interface SectionProps {
  title: string;
  /** The fragment of its address. */
  id?: string;
  /** Beside the heading: a count, a link, a button. */
  action?: ReactNode;
  /** Whether the content extends to the card's edges, as lists do. */
  flush?: boolean;
  children: ReactNode;
}

/** A card with a heading: a named region of a screen. */
export function Section({ title, id, action, flush = false, children }: SectionProps) {
  const headingId = useId();
  return (
    <Card
      component="section"
      id={id}
      aria-labelledby={headingId}
      tabIndex={id === undefined ? undefined : -1}
      onFocus={() => noteSection(id)}
      sx={{ minWidth: 0, scrollMarginTop: 64 }}
    >
      <Row sx={{ px: 2, pt: 0.5, minHeight: 48 }}>
        <Typography
          variant="h2"
          id={headingId}
          sx={{ flex: 'auto', py: 0.75, overflowWrap: 'anywhere', fontSize: 'min(1.15rem, 8.5vw)' }}
        >
          {title}
        </Typography>
        {action}
      </Row>
      {flush ? (
        children
      ) : (
        <Stack spacing={2} sx={{ px: 2, pb: 2, '& > .MuiButton-root': { alignSelf: 'start' } }}>
          {children}
        </Stack>
      )}
    </Card>
  );
}
