import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Box, Button, Divider } from '@mui/material';
import { Fragment } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyOverlay } from '../../ui/overlays/lazyOverlay';
import { useMenu } from '../../ui/overlays/useMenu';
import { Row } from '../../ui/parts';
import { useIsLarge } from '../../ui/screen/useScreenQuery';
import { OWNER_PLACES, ownerPlaceAt } from '../ownerPlaces';
import { FindButton } from '../search/FindButton';
import { LogoutButton } from '../shared/frame';
import { KeyedDialogButton } from '../shared/KeyedDialogButton';
import { QuickAddButton } from '../shared/quickAdd/QuickAddButton';
import { MorePlaces, PlaceLink } from './MorePlaces';
import { NotificationBell } from './NotificationBell';

/**
 * The owner's row below the header, which stays: places, Quick add, search, bell; Logout if there is room,
 * else it is under More.
 */
export function AdminBar() {
  const isWide = useIsLarge();
  return (
    <Box
      className="no-print"
      sx={{
        position: 'sticky',
        top: 0,
        // Below the header's menu.
        zIndex: 10,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        '@media (max-height: 24em)': { position: 'relative' },
      }}
    >
      <Row gap={0.25} noWrap sx={{ maxWidth: 1240, mx: 'auto', px: 1.5, minHeight: 47 }}>
        <OwnerNav isWide={isWide} />
        <QuickAddButton />
        <FindButton />
        <ShortcutsButton />
        <NotificationBell />
        {isWide && <LogoutButton color="quiet" />}
      </Row>
    </Box>
  );
}

const ShortcutsDialog = lazyOverlay(
  async () => (await import('../shortcuts/ShortcutsDialog')).ShortcutsDialog,
);

/** Lists the shortcuts, by a press or by `?`. Only a wide row has room for the button. */
const ShortcutsButton = () => (
  <KeyedDialogButton
    singleKey="?"
    Dialog={ShortcutsDialog}
    title="Keyboard shortcuts (?)"
    aria-label="Keyboard shortcuts"
    sx={{ display: { xs: 'none', lg: 'inline-flex' }, fontWeight: 700 }}
  >
    ?
  </KeyedDialogButton>
);

/** The owner's places in a row by group; those that have no room are under More. */
function OwnerNav({ isWide }: { isWide: boolean }) {
  const { pathname } = useLocation();
  const { button, menu } = useMenu('dialog');
  const here = ownerPlaceAt(pathname);
  const groups = isWide ? OWNER_PLACES : OWNER_PLACES.slice(0, 1);
  const isListed = groups.some(({ places }) => places.some(({ to }) => to === here?.to));

  return (
    <Row component="nav" aria-label="Owner" gap={0} noWrap sx={{ flex: 1 }}>
      {groups.map(({ group, places }, index) => (
        <Fragment key={group}>
          {index > 0 && <Divider orientation="vertical" flexItem sx={{ mx: 0.75, my: 1.5 }} />}
          {places.map(({ to, label }) => (
            <PlaceLink key={to} to={to} sx={PLACE}>
              {label}
            </PlaceLink>
          ))}
        </Fragment>
      ))}
      {!isWide && (
        <>
          <Button
            color="inherit"
            endIcon={<ExpandMoreIcon />}
            {...button}
            data-current={isListed ? undefined : ''}
            sx={PLACE}
          >
            {isListed || !here ? 'More' : here.label}
            <span className="visually-hidden">, more places</span>
          </Button>
          <MorePlaces {...menu} />
        </>
      )}
    </Row>
  );
}

const PLACE = {
  // All places and the controls beside them are one row at 1200 px.
  px: { xs: 0.75, xl: 1.25 },
  minWidth: 0,
  minHeight: 47,
  borderRadius: 0,
  borderBottom: '3px solid transparent',
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  '&[aria-current], &[data-current]': { color: 'text.primary', borderColor: 'secondary.main' },
  '&:focus-visible': { outlineOffset: '-3px' },
  '@media (forced-colors: active)': { '&:not([aria-current])': { borderColor: 'Canvas' } },
} as const;
