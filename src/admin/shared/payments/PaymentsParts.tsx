import { Typography } from '@mui/material';
import { useAppSelector } from '../../../app/store/hooks';
import { canBecomeProject, leadName } from '../../../domain/leads/rules';
import type { Lead } from '../../../domain/leads/schema';
import type { PaidFor } from '../../../domain/payments/commands';
import {
  INVOICE_SENT,
  INVOICED,
  isLeadPayable,
  isPayable,
  owedText,
  paidCents,
  paymentsForJob,
  paymentsForLead,
} from '../../../domain/payments/rules';
import type { Payment } from '../../../domain/payments/schema';
import { amountOwed } from '../../../domain/projects/rules';
import type { Project } from '../../../domain/projects/schema';
import { selectProjectOfLead } from '../../../domain/projects/slice';
import { centsOf, formatCents } from '../../../lib/money';
import { PanelSection } from '../../../ui/screen/SidePanel';
import { selectPaid } from '../workSelectors';
import { GotPaidButton, PaymentList } from './PaymentList';

/** The payments for a job, as a section of its panel. */
export function JobPayments({ project }: { project: Project }) {
  const paid = useAppSelector(selectPaid);
  return (
    <PaymentsPart
      paidFor={{ projectId: project.id }}
      subtitle={[project.title, project.customerName].filter(Boolean).join(', ')}
      valueCents={centsOf(amountOwed(project))}
      payments={paymentsForJob(project, paid)}
      isOpen={isPayable(project)}
      isBilled={project.status === INVOICED}
    />
  );
}

/** The payments of a lead without a job, once its job is accepted or there is one; otherwise nothing. */
export function LeadPayments({ lead }: { lead: Lead }) {
  const { payments: all } = useAppSelector(selectPaid);
  const hasJob = useAppSelector((state) => selectProjectOfLead(state, lead.id) !== undefined);
  const payments = paymentsForLead(lead.id, all);
  if (hasJob || !(canBecomeProject(lead.stage) || payments.length > 0)) return null;
  return (
    <PaymentsPart
      paidFor={{ leadId: lead.id }}
      subtitle={[lead.serviceType, leadName(lead)].join(', ')}
      valueCents={centsOf(lead.estimatedValue)}
      payments={payments}
      isOpen={isLeadPayable(lead)}
      isBilled={lead.stage === INVOICE_SENT}
    />
  );
}

type Openness = Pick<PaymentsPartProps, 'isOpen' | 'isBilled'>;

interface PaymentsPartProps {
  paidFor: PaidFor;
  subtitle: string;
  valueCents: number;
  payments: readonly Payment[];
  /** Whether something may still be owed: not of what is at Paid, or cancelled. */
  isOpen: boolean;
  /** Whether the invoice was sent. */
  isBilled: boolean;
}

/** Says what is owed or will be, or how much of the value the payments are. */
function standing(valueCents: number, received: number, { isOpen, isBilled }: Openness): string {
  const left = valueCents - received;
  if (valueCents === 0) return received === 0 ? 'No price yet' : `Paid ${formatCents(received)}`;
  if (left < 0) return `Paid ${formatCents(received)}, ${formatCents(-left)} more than the value`;
  if (left === 0) return `Paid in full: ${formatCents(received)}`;
  if (isOpen)
    return `${isBilled ? 'Owed' : 'To be paid'}: ${owedText({ owedCents: left, paidCents: received })}`;
  return `Recorded: ${formatCents(received)} of ${formatCents(valueCents)}`;
}

function PaymentsPart({ paidFor, subtitle, valueCents, payments, ...openness }: PaymentsPartProps) {
  const received = paidCents(payments);
  const leftCents = valueCents - received;
  return (
    <PanelSection
      title="Payments"
      count={payments.length}
      action={<GotPaidButton paidFor={paidFor} subtitle={subtitle} leftCents={leftCents} />}
    >
      <Typography variant="body2" gutterBottom>
        {standing(valueCents, received, openness)}
      </Typography>
      <PaymentList payments={payments} leftCents={leftCents} />
    </PanelSection>
  );
}
