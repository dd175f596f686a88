import SmsIcon from '@mui/icons-material/SmsOutlined';
import type { ButtonProps } from '@mui/material';
import { useAppDispatch, useAppSelector, useNow } from '../../../app/store/hooks';
import { keepLinkCode, markEstimateSent } from '../../../domain/estimates/commands';
import { isDraft } from '../../../domain/estimates/rules';
import type { Estimate } from '../../../domain/estimates/schema';
import { sheetOfEstimate, sheetOfJob } from '../../../domain/estimates/sheet';
import { selectEstimates } from '../../../domain/estimates/slice';
import { COMMUNICATION_LABELS } from '../../../domain/history/timeline';
import { nextAppointment } from '../../../domain/leads/appointments';
import { logCommunication } from '../../../domain/leads/commands';
import { addressedName, readName } from '../../../domain/leads/intake/names';
import { leadName } from '../../../domain/leads/rules';
import type { Appointment, Lead } from '../../../domain/leads/schema';
import { selectLeadById } from '../../../domain/leads/slice';
import {
  estimateFacts,
  jobFacts,
  leadFacts,
  suggestedTemplate,
  visitFacts,
} from '../../../domain/messages/rules';
import { type Bill, billOfJob, billsOfLead, owedOn } from '../../../domain/payments/rules';
import { addNote } from '../../../domain/projects/commands';
import type { Project } from '../../../domain/projects/schema';
import type { Command } from '../../../domain/store';
import { lazyOverlay } from '../../../ui/overlays/lazyOverlay';
import { OpenButton } from '../../../ui/overlays/OpenButton';
import { selectOwed, selectPaid } from '../workSelectors';
import type { MessageDialogProps, SentMessage } from './MessageDialog';
import { isSentUnanswered } from './messageDraft';

const MessageDialog = lazyOverlay(async () => (await import('./MessageDialog')).MessageDialog);

const communicationOf = ({ by, subject, content }: SentMessage) => ({
  type: by === 'mail' ? ('email' as const) : ('text' as const),
  subject,
  content,
  followUpRequired: false,
});

type MessageProps = Omit<MessageDialogProps, 'onClose'>;

interface MessageButtonProps extends Pick<ButtonProps, 'variant'> {
  label?: string;
  /** Its name, where one beside it has the same label; it begins with the label. */
  name?: string | undefined;
  /** Whether it is one of a list, where a question of its own would open over those of others. */
  isOfList?: boolean;
}

/** Opens the prepared messages to a customer; by itself where "Sent?" has no answer yet. */
const MessageButton = ({
  label,
  name,
  variant,
  isOfList = false,
  ...props
}: MessageProps & MessageButtonProps) => (
  <OpenButton
    className="no-print"
    variant={variant}
    startIcon={<SmsIcon />}
    aria-label={name}
    isOpenAtFirst={() => !isOfList && isSentUnanswered(props.draftName)}
    renderDialog={(close) => <MessageDialog {...props} onClose={close} />}
  >
    {label ?? (props.suggested === 'review-request' ? 'Ask for a review' : 'Message')}
  </OpenButton>
);

interface PreparedProps {
  /** Whether it is about what is still owed. */
  isReminder?: boolean;
}

/**
 * Returns the label, template and draft of a payment reminder. Its draft has its own name, since other messages to
 * the customer may be open beside it.
 */
const reminderOf = ({ to, draftName }: MessageProps) => ({
  label: 'Remind',
  name: `Remind ${to}`,
  suggested: 'payment-reminder' as const,
  draftName: `reminder.${draftName}`,
});

/** Returns what is left to pay of bills, in cents; undefined while nothing is paid. */
const leftCents = (bills: readonly Bill[]): number | undefined =>
  bills.some(({ paidCents }) => paidCents > 0)
    ? bills.reduce((sum, bill) => sum + owedOn(bill), 0)
    : undefined;

/** Returns the prepared messages to a lead; a sent one is logged as a communication. */
export function useLeadMessage(lead: Lead): MessageProps {
  const visit = nextAppointment(lead, useNow());
  const paid = useAppSelector(selectPaid);
  const billed = useAppSelector(selectOwed)
    .filter(({ lead: owing, project }) => (owing?.id ?? project?.customerId) === lead.id)
    .map(({ bill }) => bill);
  const owedCents =
    billed.length > 0
      ? billed.reduce((sum, bill) => sum + owedOn(bill), 0)
      : leftCents(billsOfLead(lead, paid));
  return {
    to: leadName(lead),
    phone: lead.phone,
    email: lead.email,
    draftName: `message.${lead.id}`,
    suggested: suggestedTemplate(lead.stage, visit !== undefined),
    facts: { ...leadFacts(lead, visit, owedCents), name: addressedName(lead) },
    onSent: (message) => logCommunication(lead.id, communicationOf(message)),
  };
}

/** Opens the prepared messages to a lead. */
export function LeadMessage({ lead, isReminder = false }: PreparedProps & { lead: Lead }) {
  const message = useLeadMessage(lead);
  return <MessageButton {...message} {...(isReminder && reminderOf(message))} />;
}

interface VisitMessageProps {
  lead: Lead;
  /** Visits of one day, one at least. */
  visits: readonly Appointment[];
}

/** Opens the prepared messages to a lead, first the one that tells when its visits of a day are; drafts are that day's. */
export function VisitMessage({ lead, visits }: VisitMessageProps) {
  const message = useLeadMessage(lead);
  const [first] = visits;
  return (
    <MessageButton
      {...message}
      isOfList
      suggested="visit-confirmed"
      name={`Message ${message.to}`}
      draftName={`${message.draftName}.${first?.scheduledDate}`}
      facts={{ ...message.facts, ...visitFacts(visits) }}
    />
  );
}

interface EstimateMessageProps extends Pick<MessageButtonProps, 'name'> {
  lead: Lead;
  estimate: Estimate;
  /** Whether it is sent as a link, at which the customer accepts it. */
  isLink?: boolean;
}

/** The message with an estimate; once sent, it is logged, and the estimate counts as sent. */
export function EstimateMessage({ lead, estimate, name, isLink = false }: EstimateMessageProps) {
  const dispatch = useAppDispatch();
  const send =
    (message: SentMessage): Command =>
    (run) => {
      const sent = isDraft(estimate) ? run(markEstimateSent(estimate.id)) : undefined;
      run(logCommunication(lead.id, communicationOf(message), sent));
    };
  return (
    <MessageButton
      label={isLink ? 'Send as a link' : 'Send'}
      name={name}
      variant={isLink ? 'outlined' : 'contained'}
      to={leadName(lead)}
      phone={lead.phone}
      email={lead.email}
      draftName={`${isLink ? 'link' : 'message'}.${estimate.id}`}
      suggested={isLink ? 'estimate-link' : 'estimate'}
      facts={{ ...estimateFacts(lead, estimate), name: addressedName(lead) }}
      sheet={sheetOfEstimate(estimate, lead)}
      onLinked={(code) => dispatch(keepLinkCode(estimate.id, code))}
      onSent={send}
    />
  );
}

/** Returns the prepared messages to a job's customer, logged with its lead or else as an internal note. */
export function useJobMessage(project: Project): MessageProps {
  const now = useNow();
  const lead = useAppSelector((state) => selectLeadById(state, project.customerId));
  const visit = lead && nextAppointment(lead, now);
  const bill = billOfJob(project, useAppSelector(selectPaid));
  const accepted = useAppSelector(selectEstimates).filter(
    ({ leadId, status }) => leadId === project.customerId && status === 'Accepted',
  );
  const log = (message: SentMessage): Command => {
    const communication = communicationOf(message);
    if (lead) return logCommunication(lead.id, communication);
    const heading = `${COMMUNICATION_LABELS[communication.type]}: ${message.subject}`;
    return addNote(project.id, {
      content: `${heading}\n${message.content}`,
    });
  };
  return {
    to: project.customerName,
    phone: project.customerPhone,
    email: project.customerEmail,
    draftName: `message.${project.id}`,
    suggested: suggestedTemplate(project.status, visit !== undefined),
    facts: {
      ...jobFacts(project, visit, leftCents([bill])),
      name: addressedName(readName(project.customerName)),
    },
    sheet: sheetOfJob(project, accepted, bill.paidCents, now),
    onSent: log,
  };
}

/** Opens the prepared messages to a job's customer. */
export function JobMessage({ project, isReminder = false }: PreparedProps & { project: Project }) {
  const message = useJobMessage(project);
  return <MessageButton {...message} {...(isReminder && reminderOf(message))} />;
}
