import { Typography } from '@mui/material';
import { useAppSelector } from '../../../app/store/hooks';
import { canBecomeProject, leadName } from '../../../domain/leads/rules';
import type { Lead } from '../../../domain/leads/schema';
import type { PaidFor } from '../../../domain/payments/commands';
import { billOfJob, billOfLead, owedText, type Bill } from '../../../domain/payments/rules';
import type { Project } from '../../../domain/projects/schema';
import { selectProjectOfLead } from '../../../domain/projects/slice';
import { formatCents } from '../../../lib/money';
import { PanelSection } from '../../../ui/screen/SidePanel';
import { selectPaid } from '../workSelectors';
import { GotPaidButton, PaymentList } from './PaymentList';

/** The payments for a job, as a section of its panel. */
export function JobPayments({ project }: { project: Project }) {
  return (
    <PaymentsSection
      paidFor={{ projectId: project.id }}
      subtitle={[project.title, project.customerName].filter(Boolean).join(', ')}
      bill={billOfJob(project, useAppSelector(selectPaid))}
    />
  );
}

/** The payments of a lead without a job, once its job is accepted or there is one; otherwise nothing. */
export function LeadPayments({ lead }: { lead: Lead }) {
  const bill = billOfLead(lead, useAppSelector(selectPaid));
  const hasJob = useAppSelector((state) => selectProjectOfLead(state, lead.id) !== undefined);
  if (hasJob || !(canBecomeProject(lead.stage) || bill.payments.length > 0)) return null;
  return (
    <PaymentsSection
      paidFor={{ leadId: lead.id }}
      subtitle={[lead.serviceType, leadName(lead)].join(', ')}
      bill={bill}
    />
  );
}

/** Says what is owed or will be, or how much of the value the payments are. */
function standing(bill: Bill): string {
  const { valueCents, paidCents, isOpen, isSent } = bill;
  const paid = formatCents(paidCents);
  if (valueCents === 0) return paidCents === 0 ? 'No price yet' : `Paid ${paid}`;
  if (paidCents > valueCents)
    return `Paid ${paid}, ${formatCents(paidCents - valueCents)} more than the value`;
  if (paidCents === valueCents) return `Paid in full: ${paid}`;
  if (isOpen) return `${isSent ? 'Owed' : 'To be paid'}: ${owedText(bill)}`;
  return `Recorded: ${paid} of ${formatCents(valueCents)}`;
}

interface PaymentsSectionProps {
  paidFor: PaidFor;
  subtitle: string;
  bill: Bill;
}

function PaymentsSection({ paidFor, subtitle, bill }: PaymentsSectionProps) {
  const { payments } = bill;
  const leftCents = bill.valueCents - bill.paidCents;
  return (
    <PanelSection
      title="Payments"
      count={payments.length}
      action={<GotPaidButton paidFor={paidFor} subtitle={subtitle} leftCents={leftCents} />}
    >
      <Typography variant="body2" gutterBottom>
        {standing(bill)}
      </Typography>
      <PaymentList payments={payments} leftCents={leftCents} />
    </PanelSection>
  );
}
