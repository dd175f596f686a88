import Stack from '@mui/material/Stack';
import AddIcon from '@mui/icons-material/Add';
import ListAltIcon from '@mui/icons-material/ListAlt';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { Columns } from '../../ui/layout/Columns';
import { ADDRESSES } from '../../app/addresses';
import { useAppDispatch, useAppSelector } from '../../app/store/hooks';
import type { SubjectKind } from '../../domain/history/schema';
import { markRead } from '../../domain/notifications/commands';
import { SHOWN_IN_CRM } from '../../domain/notifications/rules';
import { selectNotifications, selectUnreadCount } from '../../domain/notifications/slice';
import { ActionLink } from '../../ui/screen/ActionLink';
import { Screen } from '../../ui/screen/Screen';
import { useFocusFragment } from '../../ui/screen/useFocusFragment';
import { useQueryParam } from '../../ui/useQueryParam';
import { Section } from '../../ui/screen/Section';
import { ActivityList } from '../shared/history/ActivityList';
import { NotificationList } from '../shared/notifications/NotificationList';
import { LikelyDuplicates } from './LikelyDuplicates';
import { StageFunnel } from './StageFunnel';
import { UpcomingAppointments } from './UpcomingAppointments';

const NOTIFICATIONS_ID = 'notifications';
/** The query that shows all notifications. */
const NOTIFICATIONS_QUERY = 'notifications';
const ALL = 'all';
const CRM_KINDS: readonly SubjectKind[] = ['lead', 'project'];

/** The CRM dashboard: notifications, appointments and the pipeline. */
export function CrmScreen() {
  const dispatch = useAppDispatch();
  const notifications = useAppSelector(selectNotifications);
  const [shown, setShown] = useQueryParam(NOTIFICATIONS_QUERY);
  const areAllShown = shown === ALL;
  const unreadCount = useAppSelector(selectUnreadCount);

  useFocusFragment();

  return (
    <Screen
      title="CRM"
      actions={
        <>
          <ActionLink to={ADDRESSES.leads} icon={<ListAltIcon />}>
            Leads
          </ActionLink>
          <ActionLink to={ADDRESSES.newLead} icon={<AddIcon />} isMain>
            New Lead
          </ActionLink>
        </>
      }
    >
      <Columns>
        <Stack spacing={2}>
          <Section flush title="Upcoming appointments">
            <UpcomingAppointments />
          </Section>
          <LikelyDuplicates />
          <Section
            flush
            id={NOTIFICATIONS_ID}
            title="Notifications"
            action={
              unreadCount > 0 && (
                <Button onClick={() => dispatch(markRead(notifications))}>Mark all read</Button>
              )
            }
          >
            <NotificationList
              notifications={areAllShown ? notifications : notifications.slice(0, SHOWN_IN_CRM)}
            />
            {notifications.length > SHOWN_IN_CRM && (
              <Box sx={{ borderTop: 1, borderColor: 'divider', p: 0.5 }}>
                <Button
                  fullWidth
                  aria-expanded={areAllShown}
                  onClick={() => setShown(areAllShown ? '' : ALL)}
                >
                  {areAllShown ? `Show ${SHOWN_IN_CRM}` : `Show all ${notifications.length}`}
                </Button>
              </Box>
            )}
          </Section>
        </Stack>
        <Stack spacing={2}>
          <Section flush title="Stage overview">
            <StageFunnel />
            <Box sx={{ borderTop: 1, borderColor: 'divider', p: 0.5 }}>
              <Button fullWidth component={Link} to={ADDRESSES.sources}>
                Where paid jobs come from
              </Button>
            </Box>
          </Section>
          <Section flush title="Recent activity">
            <ActivityList kinds={CRM_KINDS} />
          </Section>
        </Stack>
      </Columns>
    </Screen>
  );
}
