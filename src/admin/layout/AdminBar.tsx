import LogoutIcon from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { Row } from '../../ui/layout/Row';
import { ADDRESSES } from '../../app/addresses';
import { useAppDispatch } from '../../app/store/hooks';
import { signedOut } from '../../events/session';
import { QuickAddButton } from '../quickAdd/QuickAddButton';
import { FindButton } from '../search/FindButton';
import { ShortcutsButton } from '../shortcuts/ShortcutsButton';
import { NotificationBell } from './NotificationBell';
import { OwnerNav } from './OwnerNav';

/** A phone, or text so large, that the bar has no space for the word Logout in its row. */
const NARROW = '@media (max-width: 27em)';

/** The bar below the header: admin navigation, search, Quick add, bell, Logout. */
export function AdminBar() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const logOut = (): void => {
    dispatch(signedOut());
    void navigate(ADDRESSES.signIn);
  };
  return (
    <Box
      className="no-print"
      sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}
    >
      <Row gap={0.5} sx={{ maxWidth: 1240, mx: 'auto', px: { xs: 1, sm: 1.5 } }}>
        <OwnerNav />
        <FindButton />
        <ShortcutsButton />
        <QuickAddButton />
        <NotificationBell />
        <Button
          color="inherit"
          startIcon={<LogoutIcon />}
          aria-label="Logout"
          onClick={logOut}
          sx={{
            minWidth: 44,
            color: 'text.secondary',
            [NARROW]: { '& .MuiButton-startIcon': { mx: 0 } },
          }}
        >
          <Box component="span" sx={{ [NARROW]: { display: 'none' } }}>
            Logout
          </Box>
        </Button>
      </Row>
    </Box>
  );
}
