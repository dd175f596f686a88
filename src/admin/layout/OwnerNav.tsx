import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { OWNER_NAV } from '../shared/ownerScreens';
import { Menu } from '../../ui/overlays/Menu';

/** Returns the navigation item of the screen at `pathname`: the longest matching prefix. */
export function ownerScreenOf(pathname: string): string {
  const found = OWNER_NAV.filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .map(({ to }) => to)
    .sort((a, b) => b.length - a.length);
  return found[0] ?? pathname;
}

/** The admin navigation: a row if there is space, a menu on phones, tablets and small windows. */
export function OwnerNav() {
  const { pathname } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const here = ownerScreenOf(pathname);
  const close = (): void => setAnchor(null);

  return (
    <Box component="nav" aria-label="Owner" sx={{ flex: 1, minWidth: 'min-content' }}>
      <Box sx={{ display: { xs: 'none', lg: 'flex' } }}>
        {OWNER_NAV.map(({ to, label }) => (
          <Button
            key={to}
            component={Link}
            to={to}
            color="inherit"
            aria-current={here === to ? 'page' : undefined}
            sx={{
              // All screens and the controls beside them are one row at 1200 px.
              px: { lg: 1, xl: 1.5 },
              minWidth: 0,
              minHeight: 52,
              borderRadius: 0,
              borderBottom: '3px solid transparent',
              color: 'text.secondary',
              '&[aria-current]': { color: 'text.primary', borderColor: 'secondary.main' },
              '@media (forced-colors: active)': {
                '&:not([aria-current])': { borderColor: 'Canvas' },
              },
            }}
          >
            {label}
          </Button>
        ))}
      </Box>
      <Box sx={{ display: { xs: 'block', lg: 'none' } }}>
        <Button
          startIcon={<MenuIcon />}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ minHeight: 52 }}
        >
          {OWNER_NAV.find(({ to }) => to === here)?.label ?? 'Menu'}
          <span className="visually-hidden">, owner menu</span>
        </Button>
        <Menu
          open={anchor !== null}
          anchorEl={anchor}
          onClose={close}
          slotProps={{ paper: { component: 'nav', 'aria-label': 'Owner' } }}
        >
          {OWNER_NAV.map(({ to, label }) => (
            <MenuItem
              key={to}
              component={Link}
              to={to}
              onClick={close}
              selected={here === to}
              aria-current={here === to ? 'page' : undefined}
              sx={{ minWidth: 220 }}
            >
              {label}
            </MenuItem>
          ))}
        </Menu>
      </Box>
    </Box>
  );
}
