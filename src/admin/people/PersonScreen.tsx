import AddIcon from '@mui/icons-material/Add';
import MailOutlineIcon from '@mui/icons-material/MailOutlined';
import PersonOffIcon from '@mui/icons-material/PersonOff';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useMemo, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ADDRESSES, leadAddress, projectAddress } from '../../app/addresses';
import { useAppSelector } from '../../app/store/hooks';
import type { TimelineItem } from '../../domain/history/timeline';
import { personOf, type Person } from '../../domain/leads/people';
import { addressLine, placeLine, requestText } from '../../domain/leads/rules';
import { CONTACT_FIELDS, type Lead } from '../../domain/leads/schema';
import { selectLeadEntities } from '../../domain/leads/slice';
import { selectProjectEntities } from '../../domain/projects/slice';
import { formatIsoDay } from '../../lib/dates';
import { addressHref } from '../../lib/messageLinks';
import { formatDollars } from '../../lib/money';
import { dotted } from '../../lib/text';
import {
  Columns,
  EmptyState,
  LinkButton,
  Muted,
  PlainList,
  Row,
  Tiles,
  twoLines,
} from '../../ui/parts';
import { ItemLink } from '../../ui/screen/ItemLink';
import { Screen, Section } from '../../ui/screen/Screen';
import { useReturnState } from '../../ui/screen/useReturnState';
import { CallButton } from '../shared/calls/CallButtons';
import { NOTIFIED } from '../shared/history/ActivityList';
import { selectTimeline } from '../shared/history/selectTimeline';
import { Timeline } from '../shared/history/Timeline';
import { LeadItemLink } from '../shared/leads/leadOverScreen';
import { VisitAddress } from '../shared/leads/VisitAddress';
import { LeadMessage } from '../shared/messages/CustomerMessages';
import type { OpeningForm, OpeningProject } from '../shared/openingState';

const BACK = { to: ADDRESSES.leads, label: 'Leads' };

/** The page of a person: all leads and jobs that share a phone number or an e-mail address, and their history. */
export function PersonScreen() {
  const { key = '' } = useParams();
  const entities = useAppSelector(selectLeadEntities);
  const projects = useAppSelector(selectProjectEntities);
  const person = useMemo(
    () => personOf(key, entities, Object.values(projects)),
    [key, entities, projects],
  );
  if (person) return <KnownPerson person={person} />;
  return (
    <Screen title="Person not found" back={BACK}>
      <EmptyState
        large
        icon={<PersonOffIcon fontSize="large" />}
        title="Nobody here has this number or address"
        hint="Their leads were deleted, or have another number now."
      />
    </Screen>
  );
}

function KnownPerson({ person }: { person: Person }) {
  const { name, leads, jobs } = person;
  const [lead] = leads;
  return (
    <Screen title={name || 'No name'} back={BACK}>
      <Columns sx={{ gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '22rem minmax(0, 1fr)' } }}>
        <Box sx={{ position: { md: 'sticky' }, top: 64 }}>{lead && <Contact lead={lead} />}</Box>
        <Stack spacing={2}>
          <Records
            title="Leads"
            records={leads.map((record) => ({
              id: record.id,
              link: <LeadItemLink leadId={record.id}>{record.serviceType}</LeadItemLink>,
              detail: requestText(record),
              facts: [
                record.stage,
                record.estimatedValue > 0 && formatDollars(record.estimatedValue),
                `added ${formatIsoDay(record.createdDate)}`,
                !record.isActive && 'inactive',
              ],
            }))}
          />
          {jobs.length > 0 && (
            <Records
              title="Jobs"
              records={jobs.map(({ id, title, status, estimatedValue }) => ({
                id,
                link: <ItemLink to={projectAddress(id)}>{title}</ItemLink>,
                facts: [status, estimatedValue > 0 && formatDollars(estimatedValue)],
              }))}
            />
          )}
          <Section title="History">
            <History person={person} />
          </Section>
        </Stack>
      </Columns>
    </Screen>
  );
}

/** How to reach a person: by the newest lead. */
function Contact({ lead }: { lead: Lead }) {
  const jobState: OpeningProject = { ...useReturnState(), customerId: lead.id };
  const person = Object.fromEntries(CONTACT_FIELDS.map((name) => [name, lead[name]]));
  const [address, town] = [addressLine(lead), placeLine(lead)];
  const leadState: OpeningForm = { person: { ...person, leadSource: 'Repeat Customer' } };
  return (
    <Section title="Contact">
      <Stack spacing={0.5} direction={{ xs: 'column', sm: 'row', md: 'column' }}>
        <CallButton lead={lead} variant="contained" showsNumber />
        <Tiles sx={{ flex: 1 }}>
          <LeadMessage lead={lead} />
          {lead.email !== '' && (
            <Button component="a" href={addressHref(lead.email)} startIcon={<MailOutlineIcon />}>
              Mail
            </Button>
          )}
          <LinkButton to={ADDRESSES.newLead} state={leadState} startIcon={<AddIcon />}>
            New lead
          </LinkButton>
          <LinkButton to={ADDRESSES.newProject} state={jobState} startIcon={<AddIcon />}>
            New job
          </LinkButton>
        </Tiles>
      </Stack>
      {address === '' && town !== '' ? <Muted>{town}</Muted> : <VisitAddress address={address} />}
    </Section>
  );
}

interface RecordsProps {
  title: string;
  records: readonly {
    id: string | number;
    link: ReactNode;
    /** What was asked for, which distinguishes several of one person. */
    detail?: string;
    facts: (string | false)[];
  }[];
}

/** The leads or the jobs of a person. */
const Records = ({ title, records }: RecordsProps) => (
  <Section title={title} action={<Muted>{records.length}</Muted>}>
    <PlainList lines="between">
      {records.map(({ id, link, detail, facts }) => (
        <Row key={id} component="li" rowGap={0.25} justify="space-between">
          {link}
          <Muted>{dotted(...facts)}</Muted>
          {detail && (
            <Typography variant="body2" sx={{ ...twoLines, flexBasis: '100%' }}>
              {detail}
            </Typography>
          )}
        </Row>
      ))}
    </PlainList>
  </Section>
);

function History({ person: { leads, jobs } }: { person: Person }) {
  const timeline = useAppSelector((state) => selectTimeline(state, leads, jobs));
  // Notifications repeat the entries they are about.
  const items = timeline.filter(({ type }) => type !== NOTIFIED);
  const titles = new Map<string | number, { label: string; to: string }>([
    ...leads.map(
      ({ id, serviceType }) => [id, { label: serviceType, to: leadAddress(id) }] as const,
    ),
    ...jobs.map(({ id, title }) => [id, { label: title, to: projectAddress(id) }] as const),
  ]);
  const isOne = leads.length + jobs.length === 1;
  const aboutOf = ({ about }: TimelineItem) => (about && !isOne ? titles.get(about.id) : undefined);
  return <Timeline items={items} label="History" aboutOf={aboutOf} />;
}
