import MoreIcon from '@mui/icons-material/MoreHoriz';
import { Button, GlobalStyles } from '@mui/material';
import { useMenu } from '../../ui/overlays/useMenu';
import { Tiles } from '../../ui/parts';
import { OWNER_NAV } from '../ownerPlaces';
import { FindButton } from '../search/FindButton';
import { QuickAddButton } from '../shared/quickAdd/QuickAddButton';
import { MorePlaces, PlaceLink } from './MorePlaces';

/** What is at the bottom of the window stays above the bar. */
const HEIGHT = (
  <GlobalStyles
    styles={{
      ':root': { '--owner-bar-height': 'calc(3.5rem + env(safe-area-inset-bottom, 0px))' },
      html: { scrollPaddingBottom: 'calc(var(--owner-bar-height) + 1rem)' },
      '@media screen': { body: { paddingBottom: 'var(--owner-bar-height)' } },
    }}
  />
);

/** Today and Calendar, the first of the places. */
const DAILY = OWNER_NAV.slice(0, 2);

/** The owner's bar at the bottom of a phone: the daily places, Quick add, search and the rest. */
export function OwnerBar() {
  const { button, menu } = useMenu('dialog');
  return (
    <Tiles component="nav" aria-label="Owner" className="no-print" sx={BAR}>
      {HEIGHT}
      {DAILY.map(({ to, label, icon }) => (
        <PlaceLink key={to} to={to}>
          {icon}
          {label}
        </PlaceLink>
      ))}
      <QuickAddButton />
      <FindButton label="Find" />
      <Button color="inherit" {...button}>
        <MoreIcon />
        More
      </Button>
      <MorePlaces {...menu} />
    </Tiles>
  );
}

const BAR = {
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 10,
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  minHeight: 'var(--owner-bar-height)',
  pb: 'env(safe-area-inset-bottom, 0px)',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  '& > .MuiButton-root': {
    minWidth: 0,
    justifyContent: 'center',
    p: 0,
    borderRadius: 0,
    // As large as `Quick add` can be in a fifth of the width.
    fontSize: 'min(0.6875rem, 3.6vw)',
    color: 'text.secondary',
    '&[aria-current]': { color: 'primary.main' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
} as const;
