import AddCommentIcon from '@mui/icons-material/AddComment';
import EventIcon from '@mui/icons-material/Event';
import PhoneCallbackIcon from '@mui/icons-material/PhoneCallback';
import { Button, Link, Stack } from '@mui/material';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useParams, Link as RouterLink } from 'react-router-dom';
import { ADDRESSES, leadAddress, personAddress, projectAddress } from '../../../app/addresses';
import { useAppDispatch, useAppSelector } from '../../../app/store/hooks';
import type { TimelineItem } from '../../../domain/history/timeline';
import { attachDocument, deleteLeads, removeDocument } from '../../../domain/leads/commands';
import { identitiesOf } from '../../../domain/leads/duplicates';
import { nextPanelPart, type PanelPart } from '../../../domain/leads/nextStep';
import { selectOtherLeadsCount } from '../../../domain/leads/people';
import { leadName } from '../../../domain/leads/rules';
import type { Lead } from '../../../domain/leads/schema';
import { selectLeadById } from '../../../domain/leads/slice';
import { selectProjectOfLead, selectProjects } from '../../../domain/projects/slice';
import { formatDollars } from '../../../lib/money';
import { dotted, pluralize } from '../../../lib/text';
import { lazyOverlay } from '../../../ui/overlays/lazyOverlay';
import { OverlayEntry } from '../../../ui/overlays/OverlayEntry';
import { overlaysIn } from '../../../ui/overlays/overlayHistory';
import { Muted, Row, Tiles } from '../../../ui/parts';
import { useFocusBack } from '../../../ui/screen/focus';
import { PanelSection, SidePanel } from '../../../ui/screen/SidePanel';
import { deletionQuestion, useConfirm } from '../../../ui/screen/useConfirm';
import { useLeave, useLeaveDeleted } from '../../../ui/screen/useLeave';
import { Tag } from '../../../ui/Tag';
import { CallButton, OutcomeButton } from '../../shared/calls/CallButtons';
import { DocumentList } from '../../shared/documents/DocumentList';
import { PhotoButtons } from '../../shared/documents/PhotoButtons';
import { selectTimeline } from '../../shared/history/selectTimeline';
import { Timeline } from '../../shared/history/Timeline';
import { AppointmentForm } from '../../shared/leads/AppointmentForm';
import { PriorityTag } from '../../shared/leads/LeadCells';
import { useLeadOverScreen } from '../../shared/leads/leadOverScreen';
import { LeadMessage } from '../../shared/messages/CustomerMessages';
import { useHistoryState, type OpeningPanel } from '../../shared/openingState';
import { LeadPayments } from '../../shared/payments/PaymentsSection';
import { useAct } from '../../shared/undo/useAct';
import { LeadNotFound } from '../LeadNotFound';
import { AppointmentsSection, moveButtonId } from './AppointmentsSection';
import { CommunicationForm } from './CommunicationForm';
import { DetailsSection } from './DetailsSection';
import { DocumentForm } from './DocumentForm';
import { LeadMenu } from './LeadMenu';
import { NextStep } from './NextStep';
import { EstimatesSection, ProjectSection } from './WorkSections';

const MergeDialog = lazyOverlay(
  async () => (await import('../../shared/leads/MergeDialog')).MergeDialog,
);

const PHOTO_BUTTON_ID = 'take-photo';

/** The panel with a lead's details and actions: the lead in the address, or one opened over another screen. */
export function LeadPanel() {
  const over = useLeadOverScreen();
  const params = useParams();
  const leadId = over.leadId || (params.leadId ?? '');
  const lead = useAppSelector((state) => selectLeadById(state, leadId));
  return lead ? <OpenLead key={leadId} lead={lead} /> : <LeadNotFound leadId={leadId} />;
}

/** Which form is open; only one at a time. */
type OpenPart =
  | { form: 'communication'; note?: string }
  | { form: 'document' }
  | { form: 'appointment'; appointmentId?: string };

/** Returns the id of the button that opens a form and gets the focus back. */
const openerIdOf = (part: OpenPart): string =>
  part.form === 'appointment' && part.appointmentId !== undefined
    ? moveButtonId({ id: part.appointmentId })
    : `add-${part.form}`;

function OpenLead({ lead }: { lead: Lead }) {
  const act = useAct();
  const navigate = useNavigate();
  const leave = useLeave();
  const leaveDeleted = useLeaveDeleted();
  const location = useLocation();
  const opening = useHistoryState<OpeningPanel>();
  const { moveAppointmentId: appointmentId, note } = opening;
  const [open, setOpen] = useState<OpenPart | undefined>(() => {
    if (note !== undefined) return { form: 'communication', note };
    return appointmentId === undefined ? undefined : { form: 'appointment', appointmentId };
  });
  const isOpening = note !== undefined || appointmentId !== undefined;
  const isOpeningOver = isOpening && !open && overlaysIn(location) === 0;
  // Once the form is closed, and its entry of the history left, a reload must not open it again.
  useEffect(() => {
    if (!isOpeningOver) return;
    const { moveAppointmentId: _moved, note: _written, ...rest } = location.state as OpeningPanel;
    void navigate(location, { replace: true, state: rest, preventScrollReset: true });
  }, [isOpeningOver, location, navigate]);
  const { confirm, dialog } = useConfirm();
  const [isMerging, setMerging] = useState(false);
  const over = useLeadOverScreen();
  const { returnTo = { pathname: ADDRESSES.leads, search: location.search } } =
    over.leadId === '' ? opening : { returnTo: over.behind };
  const close = (): void => void leave(returnTo);
  const remove = async (): Promise<void> => {
    const end = 'this lead? This action cannot be undone.';
    if (!(await confirm(deletionQuestion(leadName(lead), end)))) return;
    // Left first: the panel would say that the lead is not here.
    await leaveDeleted(returnTo);
    act(deleteLeads([lead.id]), `${leadName(lead)} was deleted`);
  };
  const closeForm = (): void => setOpen(undefined);
  useFocusBack(open && openerIdOf(open));
  const hasJob = useAppSelector((all) => selectProjectOfLead(all, lead.id) !== undefined);
  const next = nextPanelPart(lead.stage, hasJob);
  const parts: Record<PanelPart, ReactNode> = {
    estimates: <EstimatesSection key="estimates" lead={lead} />,
    project: <ProjectSection key="project" lead={lead} />,
    payments: <LeadPayments key="payments" lead={lead} />,
  };

  return (
    <SidePanel
      title={leadName(lead)}
      width={720}
      onClose={close}
      header={<LeadInShort lead={lead} />}
      actions={
        <LeadMenu
          lead={lead}
          id={openerIdOf({ form: 'document' })}
          onDocument={() => setOpen({ form: 'document' })}
          onPhoto={() => document.getElementById(PHOTO_BUTTON_ID)?.click()}
          onMerge={() => setMerging(true)}
          onDelete={() => void remove()}
        />
      }
    >
      <NextStep lead={lead} />
      {next && parts[next]}
      {open ? (
        <OverlayEntry isOpen onBack={closeForm}>
          <OpenForm lead={lead} part={open} onClose={closeForm} />
        </OverlayEntry>
      ) : (
        <ContactButtons lead={lead} onOpen={setOpen} />
      )}
      <DetailsSection lead={lead} />
      {Object.entries(parts).map(([part, element]) => part !== next && element)}
      <AppointmentsSection
        lead={lead}
        onMove={open ? undefined : ({ id }) => setOpen({ form: 'appointment', appointmentId: id })}
      />
      <DocumentsSection lead={lead} />
      <TimelineSection lead={lead} />
      {isMerging && <MergeDialog lead={lead} onClose={() => setMerging(false)} />}
      {dialog}
    </SidePanel>
  );
}

function OpenForm({ lead, part, onClose }: { lead: Lead; part: OpenPart; onClose: () => void }) {
  const props = { leadId: lead.id, onClose };
  if (part.form === 'communication') return <CommunicationForm {...props} note={part.note} />;
  if (part.form === 'document') return <DocumentForm {...props} />;
  const appointment = lead.appointments.find(({ id }) => id === part.appointmentId);
  return <AppointmentForm {...props} appointment={appointment} />;
}

/** What is done most with a lead: a call and its outcome, a message, an appointment, a note on a conversation. */
const ContactButtons = ({ lead, onOpen }: { lead: Lead; onOpen: (part: OpenPart) => void }) => (
  <Stack spacing={1} className="no-print" sx={{ mb: 1.5 }}>
    <CallButton lead={lead} variant="contained" showsNumber />
    <Tiles>
      <OutcomeButton lead={lead} aria-label="Outcome" startIcon={<PhoneCallbackIcon />} />
      <LeadMessage lead={lead} />
      <Button
        startIcon={<EventIcon />}
        id={openerIdOf({ form: 'appointment' })}
        aria-label="Schedule appointment"
        onClick={() => onOpen({ form: 'appointment' })}
      >
        Appointment
      </Button>
      <Button
        startIcon={<AddCommentIcon />}
        id={openerIdOf({ form: 'communication' })}
        aria-label="Log communication"
        onClick={() => onOpen({ form: 'communication' })}
      >
        Log
      </Button>
    </Tiles>
  </Stack>
);

/** Who a lead is, in one line: place, service, value, priority and the person's other leads. */
function LeadInShort({ lead }: { lead: Lead }) {
  const others = useAppSelector((state) => selectOtherLeadsCount(state, lead));
  const [personKey] = identitiesOf(lead);
  const value = lead.estimatedValue > 0 ? formatDollars(lead.estimatedValue) : '';
  return (
    <Row gap={0.75}>
      <Muted>{dotted(lead.city, lead.serviceType, value)}</Muted>
      <PriorityTag priority={lead.priority} />
      {others > 0 && personKey !== undefined && (
        <Link
          component={RouterLink}
          to={personAddress(personKey)}
          variant="body2"
          sx={{ '@media (pointer: coarse)': { py: 1.5, my: -1.5 } }}
        >
          {pluralize(others, 'other lead')} of this person
        </Link>
      )}
      {!lead.isActive && <Tag>Inactive</Tag>}
    </Row>
  );
}

function DocumentsSection({ lead }: { lead: Lead }) {
  const dispatch = useAppDispatch();
  return (
    <DocumentList
      noun="document"
      documents={lead.documents}
      hint="None yet. Photos of the wall, permits, estimates. A link or a picture of a page: Add document, under More."
      action={
        <PhotoButtons
          id={PHOTO_BUTTON_ID}
          target={leadAddress(lead.id)}
          name={leadName(lead)}
          onPhoto={(photo, first) => dispatch(attachDocument(lead.id, photo, first))}
        />
      }
      removalOf={(document) => removeDocument(lead.id, document)}
    />
  );
}

function TimelineSection({ lead }: { lead: Lead }) {
  const projects = useAppSelector(selectProjects);
  const [leads, jobs] = useMemo(
    () => [[lead], projects.filter(({ customerId }) => customerId === lead.id)],
    [lead, projects],
  );
  const items = useAppSelector((state) => selectTimeline(state, leads, jobs));
  const aboutOf = ({ about }: TimelineItem) => {
    const job = about?.kind === 'project' && jobs.find(({ id }) => id === about.id);
    return job ? { label: job.title, to: projectAddress(job.id) } : undefined;
  };
  return (
    <PanelSection title="Timeline">
      <Timeline items={items} aboutOf={aboutOf} />
    </PanelSection>
  );
}
