import { useAppSelector } from '../../../app/store/hooks';
import type { Lead } from '../../../domain/leads/schema';
import { selectLeadById } from '../../../domain/leads/slice';
import type { Project } from '../../../domain/projects/schema';
import { selectProjectById } from '../../../domain/projects/slice';
import { useJobMessage, useLeadMessage } from './CustomerMessages';
import { MessageDialog, type MessageDialogProps } from './MessageDialog';

/** Who gets a message: a lead, or the customer of a job. */
export type MessageTo = { projectId: number } | { leadId: string };

/**
 * The prepared messages to a lead or the customer of a job, over any screen; nothing if it is deleted, or has
 * neither a phone nor an e-mail address.
 */
export function CustomerMessageDialog({ to, onClose }: { to: MessageTo; onClose: () => void }) {
  const project = useAppSelector((state) =>
    'projectId' in to ? selectProjectById(state, to.projectId) : undefined,
  );
  const lead = useAppSelector((state) =>
    'leadId' in to ? selectLeadById(state, to.leadId) : undefined,
  );
  if (project) return <ToJob project={project} onClose={onClose} />;
  return lead ? <ToLead lead={lead} onClose={onClose} /> : null;
}

function ToJob({ project, onClose }: { project: Project; onClose: () => void }) {
  return <IfReached {...useJobMessage(project)} onClose={onClose} />;
}

function ToLead({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  return <IfReached {...useLeadMessage(lead)} onClose={onClose} />;
}

const IfReached = (message: MessageDialogProps) =>
  message.phone === '' && message.email === '' ? null : <MessageDialog {...message} />;
