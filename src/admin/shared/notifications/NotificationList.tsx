import AlarmIcon from '@mui/icons-material/Alarm';
import DoneIcon from '@mui/icons-material/Done';
import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';
import PersonAddAltIcon from '@mui/icons-material/PersonAddAlt';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { memo, type ReactNode } from 'react';
import { personAddress } from '../../../app/addresses';
import { useAppDispatch, useAppSelector, useNow } from '../../../app/store/hooks';
import { identitiesOf } from '../../../domain/leads/duplicates';
import { selectOtherLeadsCount } from '../../../domain/leads/people';
import { selectLeadById } from '../../../domain/leads/slice';
import { markRead } from '../../../domain/notifications/commands';
import type { Notification, NotificationType } from '../../../domain/notifications/schema';
import { selectNotifications, selectUnreadCount } from '../../../domain/notifications/slice';
import { formatDistanceFrom } from '../../../lib/dates';
import { lookUp } from '../../../lib/lookUp';
import { pluralize } from '../../../lib/text';
import { PageLink } from '../../../ui/PageLink';
import { EmptyState, Muted, PlainList } from '../../../ui/parts';
import { useReturnState } from '../../../ui/screen/useReturnState';
import { useLeadAddress } from '../leads/leadOverScreen';
import { SnoozeButton } from '../leads/SnoozeButton';

const ICONS: Record<NotificationType, ReactNode> = {
  new_lead: <PersonAddAltIcon fontSize="small" />,
  follow_up_due: <AlarmIcon fontSize="small" />,
  other: <InfoOutlinedIcon fontSize="small" />,
};

interface NotificationListProps {
  notifications: readonly Notification[];
  onFollow?: () => void;
}

/** A list of notifications, each with its lead and, while unread, buttons to put it off and to mark it as read. */
export function NotificationList({ notifications, onFollow }: NotificationListProps) {
  const now = useNow();
  if (notifications.length === 0) {
    return (
      <EmptyState title="No notifications" hint="New leads and due follow-ups show up here." />
    );
  }
  return (
    <PlainList lines="edge">
      {notifications.map((notification) => (
        <NotificationItem
          key={notification.id}
          notification={notification}
          age={formatDistanceFrom(notification.createdDate, now)}
          onFollow={onFollow}
        />
      ))}
    </PlainList>
  );
}

/** The button that marks all notifications as read; nothing while none is unread. */
export function MarkAllRead() {
  const dispatch = useAppDispatch();
  const notifications = useAppSelector(selectNotifications);
  if (useAppSelector(selectUnreadCount) === 0) return null;
  return <Button onClick={() => dispatch(markRead(notifications))}>Mark all read</Button>;
}

interface NotificationItemProps {
  notification: Notification;
  age: string;
  onFollow: (() => void) | undefined;
}

const NotificationItem = memo(function NotificationItem({
  notification,
  age,
  onFollow,
}: NotificationItemProps) {
  const dispatch = useAppDispatch();
  const returnState = useReturnState();
  const leadAddress = useLeadAddress();
  const { type, leadId, title, message, isRead } = notification;
  const lead = useAppSelector((state) => selectLeadById(state, leadId));
  const others = useAppSelector((state) =>
    type === 'new_lead' ? selectOtherLeadsCount(state, lead) : 0,
  );
  const [personKey] = lead ? identitiesOf(lead) : [];
  return (
    // On a phone the buttons are beside the title, so that the words below it have the whole width.
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        columnGap: 0.75,
        alignItems: 'center',
        bgcolor: isRead ? undefined : 'var(--evergreen-wash)',
      }}
    >
      <Box aria-hidden sx={{ color: isRead ? 'text.secondary' : 'primary.main', display: 'flex' }}>
        {lookUp(ICONS, type) ?? ICONS.other}
      </Box>
      <Typography variant={isRead ? 'body2' : 'subtitle2'}>
        {!isRead && <span className="visually-hidden">Unread: </span>}
        {title}
        <Muted component="span">
          {' · '}
          {age}
        </Muted>
      </Typography>
      <Box sx={{ gridRow: { sm: '1 / 3' }, gridColumn: 3, display: 'flex' }}>
        {!isRead && lead && type === 'follow_up_due' && <SnoozeButton lead={lead} />}
        {!isRead && (
          <IconButton
            title="Mark read"
            aria-label={`Mark read: ${title}, ${message}`}
            onClick={() => dispatch(markRead([notification]))}
          >
            <DoneIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
      <Box sx={{ gridColumn: { xs: '2 / 4', sm: 2 } }}>
        <Box
          component={PageLink}
          to={leadAddress(leadId)}
          state={returnState}
          onClick={onFollow}
          sx={{
            display: 'inline-block',
            py: 0.5,
            '@media (pointer: coarse)': { py: 1.5 },
            fontSize: '0.875rem',
            color: 'primary.main',
          }}
        >
          {message}
        </Box>
        {others > 0 && personKey !== undefined && (
          <Typography variant="body2">
            <PageLink to={personAddress(personKey)} state={returnState} onClick={onFollow}>
              Known: {pluralize(others, 'other lead')} of this person
            </PageLink>
          </Typography>
        )}
      </Box>
    </Box>
  );
});
