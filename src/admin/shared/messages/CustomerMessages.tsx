import { useAppDispatch, useAppSelector, useNow } from '../../../app/store/hooks';
import { COMMUNICATION_LABELS } from '../../../domain/history/timeline';
import { nextAppointment } from '../../../domain/leads/appointments';
import { logCommunication } from '../../../domain/leads/commands';
import { leadName } from '../../../domain/leads/rules';
import type { Lead } from '../../../domain/leads/schema';
import { selectLeadById } from '../../../domain/leads/slice';
import { markEstimateSent } from '../../../domain/estimates/commands';
import { isDraft } from '../../../domain/estimates/rules';
import type { Estimate } from '../../../domain/estimates/schema';
import {
  estimateFacts,
  jobFacts,
  leadFacts,
  suggestedTemplate,
} from '../../../domain/messages/rules';
import { addNote } from '../../../domain/projects/commands';
import type { Project } from '../../../domain/projects/schema';
import { MessageButton } from './MessageButton';
import type { SentMessage } from './MessageDialog';

/** Returns the communication that a message is logged as. */
const communicationOf = ({ by, subject, content }: SentMessage) => ({
  type: by === 'mail' ? ('email' as const) : ('text' as const),
  subject,
  content,
  followUpRequired: false,
});

/** Prepared messages to a lead; a sent one is logged as a communication. */
export function LeadMessage({ lead }: { lead: Lead }) {
  const dispatch = useAppDispatch();
  const now = useNow();
  const visit = nextAppointment(lead, new Date(now));
  return (
    <MessageButton
      to={leadName(lead)}
      phone={lead.phone}
      email={lead.email}
      draftName={`message.${lead.id}`}
      suggested={suggestedTemplate(lead.stage, visit !== undefined)}
      facts={leadFacts(lead, visit)}
      onSent={(message) => dispatch(logCommunication(lead.id, communicationOf(message)))}
    />
  );
}

/** The message with an estimate; once sent, it is logged, and the estimate counts as sent. */
export function EstimateMessage({ lead, estimate }: { lead: Lead; estimate: Estimate }) {
  const dispatch = useAppDispatch();
  const send = (message: SentMessage): void => {
    const sent = isDraft(estimate) ? dispatch(markEstimateSent(estimate.id)) : undefined;
    dispatch(logCommunication(lead.id, communicationOf(message), sent));
  };
  return (
    <MessageButton
      label="Send"
      variant="contained"
      to={leadName(lead)}
      phone={lead.phone}
      email={lead.email}
      draftName={`message.${estimate.id}`}
      suggested="estimate"
      facts={estimateFacts(lead, estimate)}
      onSent={send}
    />
  );
}

/** Prepared messages to a job's customer, logged with its lead or else as an internal note. */
export function JobMessage({ project }: { project: Project }) {
  const dispatch = useAppDispatch();
  const now = useNow();
  const lead = useAppSelector((state) => selectLeadById(state, project.customerId));
  const visit = lead && nextAppointment(lead, new Date(now));
  const log = (message: SentMessage): void => {
    const communication = communicationOf(message);
    if (lead) dispatch(logCommunication(lead.id, communication));
    else {
      const heading = `${COMMUNICATION_LABELS[communication.type]}: ${message.subject}`;
      dispatch(addNote(project.id, `${heading}\n${message.content}`, false));
    }
  };
  return (
    <MessageButton
      to={project.customerName}
      phone={project.customerPhone}
      email={project.customerEmail}
      draftName={`message.${project.id}`}
      suggested={suggestedTemplate(project.status, visit !== undefined)}
      facts={jobFacts(project, visit)}
      onSent={log}
    />
  );
}
