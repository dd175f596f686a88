import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import { Card, Chip, Stack, Typography } from '@mui/material';
import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import {
  ADDRESSES,
  daySheetAddress,
  OVERDUE_PROJECTS,
  projectAddress,
  weekSheetAddress,
} from '../../app/addresses';
import { useAppSelector, useNow } from '../../app/store/hooks';
import { publishedAt } from '../../domain/content/seedData';
import { visitsOfDay } from '../../domain/leads/appointments';
import {
  callsOfDay,
  followUpsLaterToday,
  isEmergency,
  unansweredRequests,
} from '../../domain/leads/nextStep';
import { selectActiveLeads, selectLeads } from '../../domain/leads/slice';
import { isOverdue, jobsOfDay } from '../../domain/projects/rules';
import type { Project } from '../../domain/projects/schema';
import { selectProjects } from '../../domain/projects/slice';
import { selectClosedDays } from '../../domain/shared/closedDays';
import { formatWeekday, localDay } from '../../lib/dates';
import { dotted, pluralize } from '../../lib/text';
import { Columns, EmptyState, LinkButton, Muted, PlainList, Row } from '../../ui/parts';
import {
  focusElement,
  focusIfLost,
  SCREEN_HEADING_ID,
  showSection,
  useFocusFragment,
} from '../../ui/screen/focus';
import { ItemLink } from '../../ui/screen/ItemLink';
import { Screen, Section } from '../../ui/screen/Screen';
import {
  type ListItem,
  type ListKeyActions,
  useListKeys,
  listItem,
} from '../../ui/shortcuts/useListKeys';
import { REQUESTS_HINT } from '../shared/leadsView/leadsView';
import { QuickAddButton } from '../shared/quickAdd/QuickAddButton';
import { CSV_FRAGMENT } from '../shared/storage/fragments';
import { DueDate, StatusBadge } from '../shared/tags';
import { callLinkId } from '../shared/useDialogQuery';
import { selectLeadsWithoutNextStep, selectOwed } from '../shared/workSelectors';
import { CallsSection, NoNextStepSection, RequestsSection } from './CallsSection';
import { NothingHere } from './NothingHere';
import { OwedSection } from './OwedSection';
import { TODAY_IDS } from './todayIds';
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
  const today = localDay(now);
  const leads = useAppSelector(selectLeads);
  const activeLeads = useAppSelector(selectActiveLeads);
  const projects = useAppSelector(selectProjects);
  const owed = useAppSelector(selectOwed);
  const withoutNextStep = useAppSelector(selectLeadsWithoutNextStep);
  const due = useMemo(() => callsOfDay(activeLeads, now), [activeLeads, now]);
  const visits = useMemo(() => visitsOfDay(leads, now), [leads, now]);
  const jobs = useMemo(() => jobsOfDay(projects, now), [projects, now]);
  const requests = useMemo(() => unansweredRequests(leads, now), [leads, now]);
  const closed = useAppSelector(selectClosedDays);
  const later = useMemo(() => followUpsLaterToday(leads, now, closed), [closed, leads, now]);

  const list = useRef<HTMLDivElement>(null);
  useListKeys(list, KEYS);
  useFocusFragment();
  useEffect(() => {
    // The sheet after a call opens at once. Where this fails, it is loaded, or said, then.
    import('../shared/calls/CallSheet').catch(() => {});
    // After a page load too, the first key leads to the calls and not through the header.
    focusIfLost(SCREEN_HEADING_ID);
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
          {requests.some(isEmergency) && <RequestsSection leads={requests} now={now} />}
          {visits.length > 0 && <VisitsSection visits={visits} now={now} />}
          <CallsSection due={due} laterToday={later.length} now={now} />
        </Stack>
        <Stack spacing={2}>
          {visits.length === 0 && <VisitsSection visits={visits} now={now} />}
          <JobsSection jobs={jobs} now={now} />
          {!requests.some(isEmergency) && <RequestsSection leads={requests} now={now} />}
          <OwedSection owed={owed} now={now} />
          <NoNextStepSection leads={withoutNextStep} />
        </Stack>
      </Columns>
      {/* Last, so that the first key leads to the calls. */}
      <Row outdent>
        <LinkButton to={ADDRESSES.templates}>Message templates</LinkButton>
        <LinkButton to={daySheetAddress(today)}>Print the day</LinkButton>
        <LinkButton to={weekSheetAddress(today)}>Print the week</LinkButton>
        {/* A new owner has the samples and not the first steps. */}
        {publishedAt === undefined && leads.length > 0 && (
          <LinkButton to={ADDRESSES.launch}>Launch checklist</LinkButton>
        )}
      </Row>
    </Screen>
  );
}

type CountName = keyof typeof TODAY_IDS;

const LABELS: Record<CountName, string> = {
  calls: 'Calls',
  visits: 'Visits',
  jobs: 'Jobs',
  requests: 'Requests',
  owed: 'Owed',
  noNextStep: 'No next step',
};
interface CountsProps {
  counts: Record<CountName, number>;
  firstCallId: string | undefined;
}

/** How much there is to do, where there is anything, as links to the sections; that to the calls leads to the first one. */
function Counts({ counts, firstCallId }: CountsProps) {
  const names = (Object.keys(LABELS) as CountName[]).filter((name) => counts[name] > 0);
  const follow = (event: MouseEvent, name: CountName): void => {
    event.preventDefault();
    showSection(TODAY_IDS[name]);
    if (name === 'calls' && firstCallId !== undefined) focusElement(callLinkId(firstCallId));
  };
  if (names.length === 0) return null;
  return (
    <Row
      component="nav"
      aria-label="Sections of today"
      gap={0.75}
      // On a phone two or three figures fill a line; no figure stands alone.
      sx={{ '& > *': { flex: { xs: `1 1 ${names.length % 3 === 1 ? 40 : 27}%`, sm: 'none' } } }}
    >
      {names.map((name) => (
        <Chip
          key={name}
          component="a"
          href={`#${TODAY_IDS[name]}`}
          clickable
          variant="outlined"
          onClick={(event: MouseEvent) => follow(event, name)}
          label={
            <>
              {LABELS[name]} <strong>{counts[name]}</strong>
            </>
          }
        />
      ))}
    </Row>
  );
}

/** What a new owner can begin with: how a request arrives, the import, and the tasks before launch. */
const FirstSteps = () => (
  <Card>
    <EmptyState
      icon={<GroupsIcon />}
      title="Nobody is in the books yet"
      hint={`${REQUESTS_HINT} Quick add takes a caller’s name and number.`}
      action={
        <Row justify="center">
          <QuickAddButton variant="contained" />
          <LinkButton to={ADDRESSES.newLead} variant="outlined">
            Paste a request
          </LinkButton>
          <LinkButton to={{ pathname: ADDRESSES.storage, hash: CSV_FRAGMENT }} variant="outlined">
            Import leads
          </LinkButton>
          <LinkButton to={ADDRESSES.launch}>Launch checklist</LinkButton>
        </Row>
      }
    />
  </Card>
);

interface JobsSectionProps {
  /** The jobs that are late, due today or in progress. */
  jobs: readonly Project[];
  now: Date;
}

/** The jobs of the day, the most urgent first. */
function JobsSection({ jobs, now }: JobsSectionProps) {
  const late = jobs.filter((job) => isOverdue(job, now)).length;
  return (
    <Section
      flush
      id={TODAY_IDS.jobs}
      title="Jobs"
      action={late > 0 && <LinkButton to={OVERDUE_PROJECTS}>{`${late} overdue`}</LinkButton>}
    >
      {jobs.length === 0 && <NothingHere>No job is due today, late or in progress.</NothingHere>}
      <PlainList lines="edge" aria-label={pluralize(jobs.length, 'job')}>
        {jobs.map((project) => (
          <li key={project.id} {...listItem()}>
            <Row align="baseline" rowGap={0}>
              <ItemLink to={projectAddress(project.id)}>{project.title}</ItemLink>
              <StatusBadge status={project.status} />
            </Row>
            <Typography variant="body2">{dotted(project.customerName, project.city)}</Typography>
            <Muted component="div">
              <DueDate project={project} />
            </Muted>
          </li>
        ))}
      </PlainList>
    </Section>
  );
}
