import Stack from '@mui/material/Stack';
import AddCommentIcon from '@mui/icons-material/AddComment';
import AttachFileIcon from '@mui/icons-material/AttachFile';
import DeleteOutlineIcon from '@mui/icons-material/DeleteOutlined';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import EventIcon from '@mui/icons-material/Event';
import MailOutlineIcon from '@mui/icons-material/MailOutlined';
import PhoneCallbackIcon from '@mui/icons-material/PhoneCallback';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { OpeningForm, OpeningPanel } from '../../shared/openingState';
import { Row } from '../../../ui/layout/Row';
import { ADDRESSES, editLeadAddress, leadAddress } from '../../../app/addresses';
import { useAppDispatch, useAppSelector, useNow } from '../../../app/store/hooks';
import { deleteLeads } from '../../../domain/leads/commands';
import { isFollowUpDue, isStage, leadName } from '../../../domain/leads/rules';
import { selectLeadById } from '../../../domain/leads/slice';
import { STAGES, type Lead } from '../../../domain/leads/schema';
import { ActingSelect } from '../../../ui/form/ActingSelect';
import { ConfirmDialog } from '../../../ui/screen/ConfirmDialog';
import { useNotify } from '../../../ui/notices/Notices';
import { OverlayEntry } from '../../../ui/overlays/OverlayEntry';
import { SidePanel } from '../../../ui/screen/SidePanel';
import { Tag } from '../../../ui/Tag';
import { useLeave } from '../../../ui/screen/useLeave';
import { CallButton, OutcomeButton } from '../../shared/calls/CallButtons';
import { LeadMessage } from '../../shared/messages/CustomerMessages';
import { useMoveLead } from '../../shared/leads/useMoveLead';
import { PriorityTag } from '../../shared/leads/LeadCells';

import { LeadNotFound } from '../LeadNotFound';
import { DELETE_QUESTION } from '../deleteQuestion';
import { AppointmentForm } from '../../shared/leads/AppointmentForm';
import { AppointmentsPart, moveButtonId } from './AppointmentsPart';
import { CommunicationForm } from './CommunicationForm';
import { DetailsPart } from './DetailsPart';
import { DocumentForm } from './DocumentForm';
import { DocumentsPart } from './DocumentsPart';
import { FollowUpPart } from './FollowUpPart';
import { ProjectPart } from './ProjectPart';
import { TimelinePart } from './TimelinePart';
import { Restorable } from '../../shared/undo/Restorable';

/** The panel of the lead in the address: its details and actions. */
export function LeadPanel() {
  const { leadId = '' } = useParams();
  const lead = useAppSelector((state) => selectLeadById(state, leadId));
  return lead ? <OpenLead key={leadId} lead={lead} /> : <LeadNotFound leadId={leadId} />;
}

/** Which form is open; only one at a time. */
type OpenPart =
  | { form: 'communication'; isNote?: boolean }
  | { form: 'document' }
  | { form: 'appointment'; appointmentId?: string };

/** Returns the id of the button that opens a form and gets the focus back. */
const openerIdOf = (part: OpenPart): string =>
  part.form === 'appointment' && part.appointmentId !== undefined
    ? moveButtonId({ id: part.appointmentId })
    : `add-${part.form}`;

function OpenLead({ lead }: { lead: Lead }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const leave = useLeave();
  const notify = useNotify();
  const { search, state } = useLocation();
  const now = useNow();
  const [open, setOpen] = useState<OpenPart | undefined>(() => {
    const { moveAppointmentId: appointmentId, isNoting = false } = (state ?? {}) as OpeningPanel;
    if (isNoting) return { form: 'communication', isNote: true };
    return appointmentId === undefined ? undefined : { form: 'appointment', appointmentId };
  });
  const [isDeleting, setDeleting] = useState(false);
  const { returnTo = { pathname: ADDRESSES.leads, search } } = (state ?? {}) as OpeningPanel;
  const close = (): void => leave(returnTo);
  const remove = async (): Promise<void> => {
    // Left first: the panel would say that the lead is not here.
    await navigate(returnTo, { replace: true, flushSync: true });
    dispatch(deleteLeads([lead.id]));
    notify(`${leadName(lead)} was deleted`);
  };
  const closed = useRef<OpenPart>(undefined);
  const closeForm = (): void => {
    closed.current = open;
    setOpen(undefined);
  };
  const isDue = isFollowUpDue(lead, new Date(now));

  useEffect(() => {
    if (open || !closed.current) return;
    document.getElementById(openerIdOf(closed.current))?.focus();
    closed.current = undefined;
  }, [open]);

  return (
    <SidePanel
      title={leadName(lead)}
      width={720}
      onClose={close}
      header={<LeadHeader lead={lead} onDelete={() => setDeleting(true)} />}
    >
      {open ? (
        <OverlayEntry isOpen onBack={closeForm}>
          {open.form === 'communication' && (
            <CommunicationForm leadId={lead.id} isNote={open.isNote} onClose={closeForm} />
          )}
          {open.form === 'document' && <DocumentForm leadId={lead.id} onClose={closeForm} />}
          {open.form === 'appointment' && (
            <AppointmentForm
              leadId={lead.id}
              appointment={lead.appointments.find(({ id }) => id === open.appointmentId)}
              onClose={closeForm}
            />
          )}
        </OverlayEntry>
      ) : (
        <Row align="stretch" sx={{ mb: 2 }}>
          <Button
            variant="contained"
            startIcon={<AddCommentIcon />}
            id={openerIdOf({ form: 'communication' })}
            onClick={() => setOpen({ form: 'communication' })}
          >
            Log communication
          </Button>
          <Button
            variant="outlined"
            startIcon={<EventIcon />}
            id={openerIdOf({ form: 'appointment' })}
            onClick={() => setOpen({ form: 'appointment' })}
          >
            Schedule appointment
          </Button>
          <Button
            variant="outlined"
            startIcon={<AttachFileIcon />}
            id={openerIdOf({ form: 'document' })}
            onClick={() => setOpen({ form: 'document' })}
          >
            Add document
          </Button>
        </Row>
      )}
      <FollowUpPart lead={lead} isDue={isDue} />
      <DetailsPart lead={lead} />
      <ProjectPart lead={lead} />
      <AppointmentsPart
        lead={lead}
        onMove={open ? undefined : ({ id }) => setOpen({ form: 'appointment', appointmentId: id })}
      />
      <DocumentsPart lead={lead} />
      <TimelinePart lead={lead} />
      <ConfirmDialog
        isOpen={isDeleting}
        title={`Delete ${leadName(lead)}`}
        question={DELETE_QUESTION}
        details={<Restorable />}
        onCancel={() => setDeleting(false)}
        onConfirm={() => void remove()}
      />
    </SidePanel>
  );
}

/** A lead's stage and priority, and buttons to contact, edit and delete it. */
function LeadHeader({ lead, onDelete }: { lead: Lead; onDelete: () => void }) {
  const moveLead = useMoveLead();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const edit = (): void => {
    const opening: OpeningForm = { returnTo: leadAddress(lead.id), returnState: state as object };
    void navigate({ pathname: editLeadAddress(lead.id), search }, { state: opening });
  };
  return (
    <Stack spacing={1}>
      <Row>
        <Typography className="print-only">Stage: {lead.stage}</Typography>
        <ActingSelect
          className="no-print"
          label="Stage"
          value={lead.stage}
          onChoose={(stage) => moveLead(lead.id, stage)}
          sx={{ flex: '1 1 8rem', maxWidth: 230, mt: 0.5 }}
        >
          {!isStage(lead.stage) && <option>{lead.stage}</option>}
          {STAGES.map((stage) => (
            <option key={stage}>{stage}</option>
          ))}
        </ActingSelect>
        <PriorityTag priority={lead.priority} />
        {!lead.isActive && <Tag>Inactive</Tag>}
      </Row>
      <Row gap={0.5} align="stretch" sx={{ ml: -1 }}>
        <CallButton lead={lead} aria-label="Call" />
        <OutcomeButton lead={lead} aria-label="Outcome" startIcon={<PhoneCallbackIcon />} />
        <LeadMessage lead={lead} />
        {lead.email && (
          <Button component="a" href={`mailto:${lead.email}`} startIcon={<MailOutlineIcon />}>
            E-mail
          </Button>
        )}
        <Button startIcon={<EditOutlinedIcon />} onClick={edit}>
          Edit
        </Button>
        <Button color="error" startIcon={<DeleteOutlineIcon />} onClick={onDelete}>
          Delete
        </Button>
      </Row>
    </Stack>
  );
}
