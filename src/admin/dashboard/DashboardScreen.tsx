import { Box, Button, Stack, Typography } from '@mui/material';
import { useMemo } from 'react';
import { ADDRESSES, ALL_NOTIFICATIONS } from '../../app/addresses';
import { useAppSelector, useNow } from '../../app/store/hooks';
import { LARGE_TEXT } from '../../app/theme/adminTheme';
import { selectPosts } from '../../domain/blog/slice';
import { addedThisMonth } from '../../domain/gallery/rules';
import { selectGalleryProjects } from '../../domain/gallery/slice';
import { conversionRate, pipelineValue, paidCount, valueByMonth } from '../../domain/leads/figures';
import { PAID } from '../../domain/leads/rules';
import { selectActiveLeads, selectLeads } from '../../domain/leads/slice';
import { SHOWN_ON_DASHBOARD } from '../../domain/notifications/rules';
import { selectNotifications } from '../../domain/notifications/slice';
import { selectActiveProjects } from '../../domain/projects/slice';
import { localDay, formatMonth, formatDay } from '../../lib/dates';
import { formatThousands, formatDollars } from '../../lib/money';
import { BarTable } from '../../ui/BarTable';
import { Columns, EmptyState, Fill, LinkButton, Muted, PlainList, Row } from '../../ui/parts';
import { Thumbnail } from '../../ui/pictures/Thumbnail';
import { Screen, Section } from '../../ui/screen/Screen';
import { useIsLarge } from '../../ui/screen/useScreenQuery';
import { StatCard } from '../../ui/StatCard';
import { LogoutButton } from '../shared/frame';
import { ActivityList } from '../shared/history/ActivityList';
import { NotificationList } from '../shared/notifications/NotificationList';

/** The owner's dashboard. */
export function DashboardScreen() {
  const notifications = useAppSelector(selectNotifications);
  const hasLogout = useIsLarge();
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
              action={<LinkButton to={ALL_NOTIFICATIONS}>See all</LinkButton>}
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
            action={<LinkButton to={ADDRESSES.adminGallery}>Gallery</LinkButton>}
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
        // As high as a finger needs.
        '& dl': { minHeight: 32, alignContent: 'center' },
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
        detail={`This Month: ${addedThisMonth(gallery, localDay(now))}`}
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

/** Formats a percentage as `14.3%`, always with its decimal. */
const formatPercent = (percent: number): string => `${percent.toFixed(1)}%`;

/** Charts of the business: tables with a bar in each row. */
function BusinessOverview() {
  const leads = useAppSelector(selectLeads);
  const today = localDay(useNow());
  const months = useMemo(() => valueByMonth(leads, new Date(`${today}T12:00:00`)), [leads, today]);
  if (leads.length === 0) {
    return (
      <Section title="Business overview">
        <EmptyState
          title="Nothing to show yet"
          hint="The months and the conversion are shown here once there is a lead."
        />
      </Section>
    );
  }
  return (
    <Section
      title="Business overview"
      action={<LinkButton to={ADDRESSES.sources}>Where paid jobs come from</LinkButton>}
    >
      <Columns>
        <BarTable
          title="Value of new leads by month"
          head={['Month', 'Leads', 'Value']}
          rows={months.map(({ month, count, value }) => ({
            label: formatMonth(month),
            size: value,
            cells: [String(count), formatDollars(value)],
          }))}
        />
        <BarTable
          title="Conversion"
          head={['Leads', 'Number']}
          rows={[
            { label: PAID, cells: [String(paidCount(leads))] },
            { label: 'All', cells: [String(leads.length)] },
            { label: 'Conversion rate', cells: [formatPercent(conversionRate(leads))] },
          ]}
        />
      </Columns>
    </Section>
  );
}

const SCREENS = {
  'Gallery Management': ADDRESSES.adminGallery,
  'Project Management': ADDRESSES.projects,
  'Blog Management': ADDRESSES.adminBlog,
  'CRM Dashboard': ADDRESSES.crm,
  'Content Management': ADDRESSES.content,
} as const;
const TO_COME = ['Customer Management', 'Site Settings'] as const;

/** Links to the admin screens, and the two that are to come: in the columns of the figures, on a desktop in one row. */
const QuickActions = () => (
  <Row
    component="nav"
    aria-label="Quick actions"
    align="stretch"
    sx={{
      display: { xs: 'grid', md: 'flex' },
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& > a:last-of-type': { gridColumn: '1 / -1' },
      [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      '& > .MuiButton-root': {
        flex: '1 1 auto',
        px: 0.75,
        textAlign: 'center',
        bgcolor: 'background.paper',
      },
    }}
  >
    {Object.entries(SCREENS).map(([label, to]) => (
      <LinkButton key={label} variant="outlined" to={to}>
        {label}
      </LinkButton>
    ))}
    {TO_COME.map((label) => (
      <Button
        key={label}
        disabled
        sx={{
          display: 'block',
          lineHeight: 1.4,
          '&&': { px: 0, color: 'text.secondary', bgcolor: 'transparent' },
        }}
      >
        {label}{' '}
        <Typography component="span" variant="body2" sx={{ display: 'block' }}>
          Coming soon...
        </Typography>
      </Button>
    ))}
  </Row>
);

/** How many gallery projects the dashboard shows. */
const SHOWN = 5;

function RecentGallery() {
  const projects = useAppSelector(selectGalleryProjects);
  if (projects.length === 0) {
    return <EmptyState title="No projects found" hint="Add the first before and after." />;
  }
  return (
    <PlainList lines="edge">
      {projects.slice(0, SHOWN).map(({ id, title, location, category, afterImage, dateAdded }) => (
        <Row component="li" key={id} gap={1.5} noWrap>
          <Thumbnail src={afterImage} alt="" />
          <Fill>
            <Typography variant="subtitle1">{title}</Typography>
            <Muted>{[category, location, formatDay(dateAdded)].join(' · ')}</Muted>
          </Fill>
        </Row>
      ))}
    </PlainList>
  );
}
