import Stack from '@mui/material/Stack';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Button from '@mui/material/Button';
import { useEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Row } from '../../ui/layout/Row';
import { Columns } from '../../ui/layout/Columns';
import { ADDRESSES, daySheetAddress } from '../../app/addresses';
import { useAppSelector, useNow } from '../../app/store/hooks';
import { publishedAt } from '../../domain/content/seedData';
import { visitsOfDay } from '../../domain/leads/appointments';
import { callsOfDay, followUpsLaterToday, unansweredRequests } from '../../domain/leads/nextStep';
import { selectActiveLeads, selectLeads } from '../../domain/leads/slice';
import { jobsOfDay } from '../../domain/projects/rules';
import { selectProjects } from '../../domain/projects/slice';
import { formatWeekday, localDay } from '../../lib/dates';
import { focusIfLost } from '../../ui/screen/focusElement';
import { useFocusFragment } from '../../ui/screen/useFocusFragment';
import { Screen } from '../../ui/screen/Screen';
import { useListKeys, type ListItem, type ListKeyActions } from '../../ui/shortcuts/useListKeys';
import { useSingleKeys } from '../shared/settings/useSingleKeys';
import { CallsSection } from './CallsSection';
import { Counts } from './Counts';
import { FirstSteps } from './FirstSteps';
import { JobsSection } from './JobsSection';
import { NoNextStepSection, RequestsSection } from './LeadSections';
import { OwedSection } from './OwedSection';
import { selectLeadsWithoutNextStep, selectOwed } from '../shared/workSelectors';
import { VisitsSection } from './VisitsSection';

const press =
  (shortcut: string) =>
  ({ element }: ListItem): void =>
    element.querySelector<HTMLElement>(`[data-shortcut="${shortcut}"]`)?.click();

/** What single keys do with an item that has the button for it. */
const KEYS: ListKeyActions = { call: press('call'), outcome: press('outcome') };

/** The owner's morning on one screen: whom to call, where to go, what to do, who owes. */
export function TodayScreen() {
  const now = useNow();
  const today = localDay(new Date(now));
  const leads = useAppSelector(selectLeads);
  const activeLeads = useAppSelector(selectActiveLeads);
  const projects = useAppSelector(selectProjects);
  const owed = useAppSelector(selectOwed);
  const withoutNextStep = useAppSelector(selectLeadsWithoutNextStep);
  const due = useMemo(() => callsOfDay(activeLeads, new Date(now)), [activeLeads, now]);
  const visits = useMemo(() => visitsOfDay(leads, new Date(now)), [leads, now]);
  const jobs = useMemo(() => jobsOfDay(projects, new Date(now)), [projects, now]);
  const requests = useMemo(() => unansweredRequests(leads, new Date(now)), [leads, now]);
  const later = useMemo(() => followUpsLaterToday(leads, new Date(now)), [leads, now]);

  const list = useRef<HTMLDivElement>(null);
  useListKeys(list, useSingleKeys() ? KEYS : undefined);
  useFocusFragment();
  useEffect(() => {
    // The sheet after a call opens at once.
    void import('../shared/calls/CallSheet');
    // After a page load too, the first key leads to the calls and not through the header.
    focusIfLost();
  }, []);

  return (
    <Screen title="Today" intro={formatWeekday(today)} isIntroOnPhone>
      <Counts
        counts={{
          calls: due.length,
          visits: visits.length,
          jobs: jobs.length,
          requests: requests.length,
          owed: owed.length,
          noNextStep: withoutNextStep.length,
        }}
        firstCallId={due[0]?.id}
      />
      {leads.length === 0 && <FirstSteps />}
      <Columns ref={list}>
        <Stack spacing={2}>
          {visits.length > 0 && <VisitsSection visits={visits} now={now} />}
          <CallsSection due={due} laterToday={later.length} now={now} />
        </Stack>
        <Stack spacing={2}>
          {visits.length === 0 && <VisitsSection visits={visits} now={now} />}
          <JobsSection jobs={jobs} now={now} />
          <RequestsSection leads={requests} now={now} />
          <OwedSection owed={owed} now={now} />
          <NoNextStepSection leads={withoutNextStep} />
        </Stack>
      </Columns>
      {/* Last, so that the first key leads to the calls. */}
      <Row>
        <Button component={Link} to={ADDRESSES.templates} startIcon={<SettingsIcon />}>
          Settings
        </Button>
        <Button component={Link} to={daySheetAddress(today, false)} startIcon={<PrintIcon />}>
          Print the day
        </Button>
        <Button component={Link} to={daySheetAddress(today, true)}>
          Print the week
        </Button>
        {/* A new owner has the samples and not the first steps. */}
        {publishedAt === undefined && leads.length > 0 && (
          <Button component={Link} to={ADDRESSES.launch}>
            Launch checklist
          </Button>
        )}
      </Row>
    </Screen>
  );
}
