import { useAppDispatch, useAppSelector, useNow } from '../../../app/store/hooks';
import { COMMUNICATION_LABELS } from '../../../domain/history/timeline';
import { nextAppointment } from '../../../domain/leads/appointments';
import { logCommunication } from '../../../domain/leads/commands';
import { leadName } from '../../../domain/leads/rules';
import type { Lead } from '../../../domain/leads/schema';
import { selectLeadById } from '../../../domain/leads/slice';
import { jobFacts, leadFacts, suggestedTemplate } from '../../../domain/messages/rules';
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
