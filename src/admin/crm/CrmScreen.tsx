import AddIcon from '@mui/icons-material/Add';
import EventAvailableIcon from '@mui/icons-material/EventAvailable';
import ListAltIcon from '@mui/icons-material/ListAlt';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { ADDRESSES } from '../../app/addresses';
import { useAppSelector, useNow } from '../../app/store/hooks';
import {
  appointmentLabel,
  formatDuration,
  upcomingAppointments,
} from '../../domain/leads/appointments';
import { stageOverview } from '../../domain/leads/figures';
import {
  likelyDuplicates,
  notSameSettingId,
  type LikelyDuplicate,
} from '../../domain/leads/merging';
import { leadName } from '../../domain/leads/rules';
import { selectLeadById, selectLeads } from '../../domain/leads/slice';
import type { SubjectKind } from '../../domain/lists/businessLists';
import { SHOWN_IN_CRM } from '../../domain/notifications/rules';
import { selectNotifications } from '../../domain/notifications/slice';
import { settingChanged } from '../../domain/settings/events';
import { selectSettings } from '../../domain/settings/slice';
import { formatShortDay, formatShortWeekday, formatTimeOfDay } from '../../lib/dates';
import { formatDollars } from '../../lib/money';
import { dotted, pluralize } from '../../lib/text';
import { lazyOverlay } from '../../ui/overlays/lazyOverlay';
import { Columns, EmptyState, Fill, LinkButton, Muted, PlainList, Row } from '../../ui/parts';
import { useFocusFragment } from '../../ui/screen/focus';
import { Screen, Section, ActionLink } from '../../ui/screen/Screen';
import { useQueryParam } from '../../ui/useQueryParam';
import { ActivityList } from '../shared/history/ActivityList';
import { LeadItemLink } from '../shared/leads/leadOverScreen';
import { leadsAddress } from '../shared/leadsView/leadsView';
import { MarkAllRead, NotificationList } from '../shared/notifications/NotificationList';
import { useAct } from '../shared/undo/useAct';
import styles from './StageFunnel.module.css';

/** The id of the notifications, and the parameter of the address that shows all of them. */
const NOTIFICATIONS = 'notifications';
const ALL = 'all';
const PAIRS_ID = 'perhaps-the-same';
const CRM_KINDS: readonly SubjectKind[] = ['lead', 'project'];

/** The CRM dashboard: notifications, appointments and the pipeline. */
export function CrmScreen() {
  const notifications = useAppSelector(selectNotifications);
  const [shown, setShown] = useQueryParam(NOTIFICATIONS);
  const areAllShown = shown === ALL;

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
          <Section flush id={NOTIFICATIONS} title="Notifications" action={<MarkAllRead />}>
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
              <LinkButton fullWidth to={ADDRESSES.sources}>
                Where paid jobs come from
              </LinkButton>
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

/** The twelve stages, each with its active leads and a bar for their value; links to the table. */
function StageFunnel() {
  const leads = useAppSelector(selectLeads);
  const stages = useMemo(() => stageOverview(leads), [leads]);
  const most = Math.max(1, ...stages.map(({ value }) => value));
  return (
    <ol className={styles.stages} aria-label="Stages">
      {stages.map(({ stage, count, value }) => (
        <li key={stage}>
          <Typography
            variant="body2"
            component={Link}
            to={leadsAddress({ stage })}
            className={styles.line}
          >
            <span className={styles.stage} data-empty={count === 0 ? '' : undefined}>
              {stage}
              <span className="visually-hidden">: </span>
            </span>
            <div aria-hidden className={styles.track}>
              <div className={styles.bar} style={{ width: `${(value / most) * 100}%` }} />
            </div>
            <span className={styles.count}>
              {count}
              <span className="visually-hidden">{count === 1 ? ' lead, ' : ' leads, '}</span>
            </span>
            <span className={styles.value}>{formatDollars(value)}</span>
          </Typography>
        </li>
      ))}
    </ol>
  );
}

/** How many upcoming appointments are shown. */
const SHOWN = 5;

/** The next appointments within seven days, by date, then time. */
function UpcomingAppointments() {
  const now = useNow();
  const leads = useAppSelector(selectLeads);
  const upcoming = upcomingAppointments(leads, now).slice(0, SHOWN);
  if (upcoming.length === 0)
    return (
      <EmptyState
        icon={<EventAvailableIcon />}
        title="No upcoming appointments"
        hint="Schedule one from a lead's panel."
      />
    );
  return (
    <PlainList lines="edge" aria-label="Upcoming appointments">
      {upcoming.map(({ id, leadId, leadName, scheduledDate, scheduledTime, ...visit }) => (
        <Row component="li" key={id} rowGap={0} align="baseline">
          <Typography variant="subtitle2" sx={{ width: '6rem' }}>
            {formatShortWeekday(scheduledDate)}, {formatShortDay(scheduledDate)}
          </Typography>
          <Muted sx={{ width: '4.5rem' }}>{formatTimeOfDay(scheduledTime)}</Muted>
          <Fill basis="12rem">
            <LeadItemLink leadId={leadId}>{leadName}</LeadItemLink>{' '}
            <Muted component="span">
              {dotted(appointmentLabel(visit.type), formatDuration(visit.duration), visit.notes)}
            </Muted>
          </Fill>
        </Row>
      ))}
    </PlainList>
  );
}

const MergeDialog = lazyOverlay(
  async () => (await import('../shared/leads/MergeDialog')).MergeDialog,
);

const SHARED: Record<LikelyDuplicate['shared'], string> = {
  phone: 'the same phone number',
  email: 'the same e-mail address',
  address: 'the same name and street',
};

/** How many pairs are shown; the next ones follow as these are dealt with. */
const PAIRS_SHOWN = 5;

/** The pairs of leads that are probably one person's; nothing without any. */
function LikelyDuplicates() {
  const act = useAct();
  const leads = useAppSelector(selectLeads);
  const settings = useAppSelector(selectSettings);
  const pairs = useMemo(
    () => likelyDuplicates(leads, (a, b) => notSameSettingId(a.id, b.id) in settings),
    [leads, settings],
  );
  const [mergedIds, setMergedIds] = useState({ older: '', newer: '' });
  const merged = useAppSelector((state) => selectLeadById(state, mergedIds.older));
  if (pairs.length === 0 && !merged) return null;
  const merge = ({ older, newer }: LikelyDuplicate): void =>
    setMergedIds({ older: older.id, newer: newer.id });
  const tellApart = ({ older, newer }: LikelyDuplicate): void => {
    const id = notSameSettingId(older.id, newer.id);
    act(settingChanged({ id, value: 'true' }), 'They stay two leads');
  };
  return (
    <Section
      flush
      id={PAIRS_ID}
      title="Perhaps the same"
      action={<Muted>{pluralize(pairs.length, 'pair')}</Muted>}
    >
      <PlainList lines="edge">
        {pairs.slice(0, PAIRS_SHOWN).map((pair) => (
          <Row component="li" key={pair.newer.id}>
            <Fill basis="14rem">
              <Typography component="div" variant="body2">
                <LeadItemLink leadId={pair.newer.id}>{leadName(pair.newer)}</LeadItemLink> and{' '}
                <LeadItemLink leadId={pair.older.id}>{leadName(pair.older)}</LeadItemLink>
                {`: ${SHARED[pair.shared]}`}
              </Typography>
            </Fill>
            <Button variant="outlined" aria-haspopup="dialog" onClick={() => merge(pair)}>
              Merge…
            </Button>
            <Button onClick={() => tellApart(pair)}>Not the same</Button>
          </Row>
        ))}
      </PlainList>
      {merged && (
        <MergeDialog
          lead={merged}
          otherId={mergedIds.newer}
          onClose={() => setMergedIds({ older: '', newer: '' })}
        />
      )}
    </Section>
  );
}
