import NotificationsIcon from '@mui/icons-material/Notifications';
import { Badge, Box, IconButton, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { ALL_NOTIFICATIONS } from '../../app/addresses';
import { useAppSelector } from '../../app/store/hooks';
import { SHOWN_IN_CRM } from '../../domain/notifications/rules';
import {
  selectNotifications,
  selectUnreadCount,
  selectUnreadNotifications,
} from '../../domain/notifications/slice';
import type { Act } from '../../domain/undo/schema';
import { selectActs } from '../../domain/undo/slice';
import { pluralize } from '../../lib/text';
import { useNotify } from '../../ui/notices/Notices';
import { Popover } from '../../ui/overlays/Popover';
import { useMenu } from '../../ui/overlays/useMenu';
import { LinkButton, Row } from '../../ui/parts';
import { MarkAllRead, NotificationList } from '../shared/notifications/NotificationList';

/** Shows a notice for each new notification, once, on every screen; none for what the owner's own act has raised. */
function useArrivalNotices(): void {
  const unread = useAppSelector(selectUnreadNotifications);
  const acts = useAppSelector(selectActs);
  const notify = useNotify();
  const knownIds = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    const earlierIds = knownIds.current;
    const newest = unread.find(({ id }) => earlierIds?.has(id) === false);
    knownIds.current = new Set([...(earlierIds ?? []), ...unread.map(({ id }) => id)]);
    if (!newest) return;
    const isRaisedBy = ({ changes }: Act): boolean =>
      changes.some(({ list, entityId }) => list === 'notifications' && entityId === newest.id);
    if (!acts.some(isRaisedBy)) notify(`${newest.title}: ${newest.message}`, { isLate: true });
  }, [acts, notify, unread]);
}

/** In large text lower by what it grows, so that the header does not cut it. */
const BADGE = {
  overflowWrap: 'normal',
  '&&': { top: 'calc(14% + max(0px, 1rem - 16px) * 0.6)' },
} as const;

/** The bell with the number of unread notifications; opens the newest ones. */
export function NotificationBell() {
  const unreadCount = useAppSelector(selectUnreadCount);
  const notifications = useAppSelector(selectNotifications);
  const { button, menu, close } = useMenu('dialog');
  useArrivalNotices();

  return (
    <>
      <IconButton
        aria-label={`Notifications, ${pluralize(unreadCount, 'unread', 'unread')}`}
        {...button}
        sx={{ minWidth: '2.75rem' }}
      >
        <Badge
          badgeContent={unreadCount}
          max={9999}
          color="secondary"
          overlap="circular"
          slotProps={{ badge: { sx: BADGE } }}
        >
          <NotificationsIcon />
        </Badge>
      </IconButton>
      <Popover
        {...menu}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        label="Notifications"
        paperSx={{ width: 400, maxWidth: 'calc(100vw - 32px)', border: 1, borderColor: 'divider' }}
      >
        <Row noWrap sx={{ px: 2, py: 1 }}>
          <Typography variant="h2" sx={{ flex: 1, fontSize: '1.1rem' }}>
            Notifications
          </Typography>
          <MarkAllRead />
        </Row>
        <NotificationList notifications={notifications.slice(0, SHOWN_IN_CRM)} onFollow={close} />
        <Box sx={{ borderTop: 1, borderColor: 'divider', p: 0.5 }}>
          <LinkButton fullWidth to={ALL_NOTIFICATIONS} onClick={close}>
            See all in the CRM
          </LinkButton>
        </Box>
      </Popover>
    </>
  );
}
