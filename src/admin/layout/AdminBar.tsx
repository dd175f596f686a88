import Box from '@mui/material/Box';
import { LogoutButton } from '../shared/frame/LogoutButton';
import { Row } from '../../ui/layout/Row';
import { QuickAddButton } from '../shared/quickAdd/QuickAddButton';
import { FindButton } from '../search/FindButton';
import { ShortcutsButton } from '../shortcuts/ShortcutsButton';
import { useIsWide } from '../shared/frame/useIsWide';
import { NotificationBell } from './NotificationBell';
import { OwnerNav } from './OwnerNav';

/**
 * The owner's row below the header, which stays: places, Quick add, search, bell; Logout if there is room,
 * else it is under More.
 */
export function AdminBar() {
  const isWide = useIsWide();
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
