import NotificationsIcon from '@mui/icons-material/Notifications';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { ADDRESSES } from '../../app/addresses';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { selectUnreadCount } from '../../domain/notifications/slice';
import { signedOut } from '../../events/session';
import { counted } from '../../lib/text';

/** The owner's screens, in the order of the bar. */
const OWNER_NAV = [
  { to: ADDRESSES.dashboard, label: 'Dashboard' },
  { to: ADDRESSES.crm, label: 'CRM' },
  { to: ADDRESSES.leads, label: 'Leads' },
] as const;

/** The bar under the header: the owner's screens, the bell, Logout. */
export function AdminBar() {
  const unread = useAppSelector(selectUnreadCount);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const logOut = (): void => {
    dispatch(signedOut());
    void navigate(ADDRESSES.signIn);
  };
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 2,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box component="nav" aria-label="Owner" sx={{ display: 'flex', overflowX: 'auto', flex: 1 }}>
        {OWNER_NAV.map(({ to, label }) => (
          <Button
            key={to}
            component={Link}
            to={to}
            aria-current={pathname === to ? 'page' : undefined}
            color={pathname === to ? 'secondary' : 'primary'}
          >
            {label}
          </Button>
        ))}
      </Box>
      <IconButton
        component={Link}
        to={`${ADDRESSES.crm}#notifications`}
        aria-label={`Notifications, ${counted(unread, 'unread', 'unread')}`}
      >
        <Badge badgeContent={unread} color="secondary">
          <NotificationsIcon />
        </Badge>
      </IconButton>
      <Button onClick={logOut}>Logout</Button>
    </Box>
  );
}
