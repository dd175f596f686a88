import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { Fragment } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Row } from '../../ui/layout/Row';
import { useMenu } from '../../ui/overlays/useMenu';
import { OWNER_PLACES, ownerPlaceAt } from '../shared/ownerScreens';
import { MorePlaces } from './MorePlaces';

/** The owner's places in a row by group; those that have no room are under More. */
export function OwnerNav({ isWide }: { isWide: boolean }) {
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
            <Button
              key={to}
              component={Link}
              to={to}
              color="inherit"
              aria-current={here?.to === to ? 'page' : undefined}
              sx={PLACE}
            >
              {label}
            </Button>
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
