import ChecklistIcon from '@mui/icons-material/Checklist';
import ContrastIcon from '@mui/icons-material/Contrast';
import { Button, Stack, Typography } from '@mui/material';
import { useId, type ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { ADDRESSES } from '../../app/addresses';
import { switchAttributes, toggleScheme } from '../../app/theme/shownScheme';
import { useColorScheme } from '../../app/theme/useColorScheme';
import { Popover } from '../../ui/overlays/Popover';
import { LinkButton, Row, Tiles } from '../../ui/parts';
import { OWNER_PLACES, ownerPlaceAt } from '../ownerPlaces';
import { LogoutButton, useHasPhoneFrame } from '../shared/frame';

/** Beside Publish, to which it belongs. */
const LAUNCH = { to: ADDRESSES.launch, label: 'Checklist', icon: <ChecklistIcon /> };

/** On a phone: a sheet at the thumb. */
const SHEET = {
  position: 'fixed',
  inset: 'auto 0 0',
  maxWidth: 'none',
  maxHeight: '85dvh',
  borderRadius: '16px 16px 0 0',
  pb: 'env(safe-area-inset-bottom)',
} as const;

/** The link to a place of the owner's, which says whether the owner is there. */
export function PlaceLink(props: ComponentProps<typeof LinkButton>) {
  const here = ownerPlaceAt(useLocation().pathname);
  const current = here?.to === props.to ? 'page' : undefined;
  return <LinkButton color="inherit" aria-current={current} {...props} />;
}

interface MorePlacesProps {
  open: boolean;
  anchorEl: HTMLElement | null;
  onClose: () => void;
}

/** All of the owner's places by group, the colors, the launch checklist and Logout. */
export function MorePlaces(menu: MorePlacesProps) {
  const hasPhoneFrame = useHasPhoneFrame();
  const scheme = useColorScheme();
  const id = useId();
  return (
    <Popover
      {...menu}
      anchorReference={hasPhoneFrame ? 'none' : 'anchorEl'}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      label="More places"
      paperSx={{
        border: 1,
        borderColor: 'divider',
        ...(hasPhoneFrame ? SHEET : { maxWidth: 460 }),
      }}
    >
      <Stack component="nav" aria-label="More places" spacing={1} sx={{ p: 1.5 }}>
        {OWNER_PLACES.map(({ group, places }) => (
          <div key={group} role="group" aria-labelledby={`${id}${group}`}>
            <Typography
              id={`${id}${group}`}
              variant="subtitle2"
              color="textSecondary"
              sx={{ px: 1 }}
            >
              {group}
            </Typography>
            <Tiles
              sx={{
                display: 'grid',
                gridTemplateColumns: 'repeat(auto-fill, minmax(max(5.5rem, 23%), 1fr))',
              }}
            >
              {[...places, ...(group === 'Site' ? [LAUNCH] : [])].map(({ to, label, icon }) => (
                <PlaceLink
                  key={to}
                  to={to}
                  onClick={menu.onClose}
                  sx={{
                    '& svg': { color: 'primary.main' },
                    '&[aria-current]': { bgcolor: 'var(--evergreen-wash)' },
                  }}
                >
                  {icon}
                  {label}
                </PlaceLink>
              ))}
            </Tiles>
          </div>
        ))}
      </Stack>
      <Row justify="space-between" sx={{ px: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Button
          color="inherit"
          startIcon={<ContrastIcon />}
          onClick={toggleScheme}
          {...switchAttributes(scheme)}
        >
          Dark colors
        </Button>
        <LogoutButton />
      </Row>
    </Popover>
  );
}
