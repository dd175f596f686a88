import { useAppDispatch, useAppSelector, useNow } from '../../app/store/hooks';
import { nextAppointment } from '../../domain/leads/appointments';
import { logCommunication } from '../../domain/leads/commands';
import { leadName } from '../../domain/leads/rules';
import type { Lead } from '../../domain/leads/schema';
import { selectLeadById } from '../../domain/leads/slice';
import { jobFacts, leadFacts } from '../../domain/messages/rules';
import { addNote } from '../../domain/projects/commands';
import type { Project } from '../../domain/projects/schema';
import { MessageButton } from './MessageButton';
import type { SentMessage } from './MessageDialog';

/** Returns the communication that a message is logged as. */
const communicationOf = ({ by, subject, content }: SentMessage) => ({
  type: by === 'mail' ? ('email' as const) : ('note' as const),
  subject: by === 'mail' ? subject : `Text: ${subject}`,
  content,
  followUpRequired: false,
});

/** Prepared messages to a lead; a sent one is logged as a communication. */
export function LeadMessage({ lead }: { lead: Lead }) {
  const dispatch = useAppDispatch();
  const now = useNow();
  return (
    <MessageButton
      to={leadName(lead)}
      phone={lead.phone}
      email={lead.email}
      draftName={`message.${lead.id}`}
      facts={leadFacts(lead, nextAppointment(lead, new Date(now)))}
      onSent={(message) => dispatch(logCommunication(lead.id, communicationOf(message)))}
    />
  );
}

/**
 * Prepared messages to the customer of a job; a sent one is logged with the job's lead, or as an
 * internal note if it has none.
 */
export function JobMessage({ project }: { project: Project }) {
  const dispatch = useAppDispatch();
  const now = useNow();
  const lead = useAppSelector((state) => selectLeadById(state, project.customerId));
  const log = (message: SentMessage): void => {
    const communication = communicationOf(message);
    if (lead) dispatch(logCommunication(lead.id, communication));
    else dispatch(addNote(project.id, `${communication.subject}\n${message.content}`, false));
  };
  return (
    <MessageButton
      to={project.customerName}
      phone={project.customerPhone}
      email={project.customerEmail}
      draftName={`message.${project.id}`}
      facts={jobFacts(project, lead && nextAppointment(lead, new Date(now)))}
      onSent={log}
    />
  );
}
