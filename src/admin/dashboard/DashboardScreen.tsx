import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { Columns } from '../../ui/layout/Columns';
import { ADDRESSES, ALL_NOTIFICATIONS } from '../../app/addresses';
import { useAppSelector, useNow } from '../../app/store/hooks';
import { LARGE_TEXT } from '../../app/theme/adminTheme';
import { selectPosts } from '../../domain/blog/slice';
import { addedThisMonth } from '../../domain/gallery/rules';
import { selectGalleryProjects } from '../../domain/gallery/slice';
import { conversionRate, pipelineValue } from '../../domain/leads/rules';
import { selectActiveLeads, selectLeads } from '../../domain/leads/slice';
import { SHOWN_ON_DASHBOARD } from '../../domain/notifications/rules';
import { selectNotifications } from '../../domain/notifications/slice';
import { selectActiveProjects } from '../../domain/projects/slice';
import { localDay } from '../../lib/dates';
import { formatThousands } from '../../lib/money';
import { Screen } from '../../ui/screen/Screen';
import { Section } from '../../ui/screen/Section';
import { StatCard } from '../../ui/StatCard';
import { LogoutButton } from '../shared/frame/LogoutButton';
import { useIsWide } from '../shared/frame/useIsWide';
import { ActivityList } from '../shared/history/ActivityList';
import { NotificationList } from '../shared/notifications/NotificationList';
import { BusinessOverview, formatPercent } from './BusinessOverview';
import { QuickActions } from './QuickActions';
import { RecentGallery } from './RecentGallery';

/** The owner's dashboard. */
export function DashboardScreen() {
  const notifications = useAppSelector(selectNotifications);
  const hasLogout = useIsWide();
  return (
    <Screen title="Dashboard" actions={!hasLogout && <LogoutButton />}>
      <Stack spacing={2}>
        <Cards />
        <QuickActions />
        <Columns>
          <Stack spacing={2}>
            <Section
              flush
              title="Notifications"
              action={
                <Button component={Link} to={ALL_NOTIFICATIONS}>
                  See all
                </Button>
              }
            >
              <NotificationList notifications={notifications.slice(0, SHOWN_ON_DASHBOARD)} />
            </Section>
            <Section flush title="Recent activity">
              <ActivityList />
            </Section>
          </Stack>
          <Section
            flush
            title="Recent gallery items"
            action={
              <Button component={Link} to={ADDRESSES.adminGallery}>
                Gallery
              </Button>
            }
          >
            <RecentGallery />
          </Section>
        </Columns>
        <BusinessOverview />
      </Stack>
    </Screen>
  );
}

/** The key figures. */
function Cards() {
  const now = useNow();
  const leads = useAppSelector(selectLeads);
  const activeLeads = useAppSelector(selectActiveLeads);
  const activeProjects = useAppSelector(selectActiveProjects);
  const gallery = useAppSelector(selectGalleryProjects);
  const posts = useAppSelector(selectPosts);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
        // In very large text half a line is too short for one word.
        [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      }}
    >
      <StatCard label="Active Leads" value={activeLeads.length} to={ADDRESSES.leads} />
      <StatCard
        label="Pipeline Value"
        value={formatThousands(pipelineValue(leads))}
        to={ADDRESSES.pipeline}
      />
      <StatCard label="Active Projects" value={activeProjects.length} to={ADDRESSES.projects} />
      <StatCard
        label="Conversion Rate"
        value={formatPercent(conversionRate(leads))}
        to={ADDRESSES.crm}
      />
      <StatCard
        label="Gallery Projects"
        value={gallery.length}
        detail={`This Month: ${addedThisMonth(gallery, localDay(new Date(now)))}`}
        to={ADDRESSES.adminGallery}
      />
      <StatCard
        label="Published Posts"
        value={posts.filter((post) => post.isPublished).length}
        to={ADDRESSES.adminBlog}
      />
    </Box>
  );
}
