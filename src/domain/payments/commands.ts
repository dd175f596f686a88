import { changedFields } from '../../lib/recordsDiff';
import { leadAt, leadName } from '../leads/rules';
import { commandOn, type Command } from '../store';
import { paymentDeleted, paymentEdited, paymentReceived, type PaymentRef } from './events';
import type { Payment, PaymentFields } from './schema';
import { selectPaymentById } from './slice';

/** What is paid: a job, or a lead without one. */
export type PaidFor = { projectId: number } | { leadId: string };

/** Records a payment. Returns its event; undefined if job or lead is deleted. */
export const receivePayment =
  (
    paidFor: PaidFor,
    fields: PaymentFields,
  ): Command<ReturnType<typeof paymentReceived> | undefined> =>
  (dispatch, getState) => {
    const { leads, projects } = getState();
    const project = 'projectId' in paidFor ? projects.entities[paidFor.projectId] : undefined;
    const lead = leadAt(
      leads.entities,
      'leadId' in paidFor ? paidFor.leadId : (project?.customerId ?? ''),
    );
    const customerName = project?.customerName ?? (lead && leadName(lead));
    if (customerName === undefined) return undefined;
    return dispatch(
      paymentReceived({
        ...fields,
        ...(project && { projectId: project.id }),
        leadId: lead?.id ?? '',
        customerName,
        leadSource: lead?.leadSource ?? '',
        serviceType: lead?.serviceType ?? '',
      }),
    );
  };

const about = ({ id, projectId, leadId, customerName, amountCents }: Payment): PaymentRef => ({
  paymentId: id,
  ...(projectId !== undefined && { projectId }),
  leadId,
  customerName,
  amountCents,
});

const withPayment = commandOn(selectPaymentById);

/** Corrects a payment; does nothing for a deleted one. */
export const savePayment = (paymentId: string, fields: PaymentFields): Command =>
  withPayment(paymentId, (payment, dispatch) => {
    const changes = changedFields<PaymentFields>(payment, fields);
    if (Object.keys(changes).length > 0) dispatch(paymentEdited({ ...about(payment), changes }));
  });

/** Deletes a payment, restorably. */
export const deletePayment = (paymentId: string): Command =>
  withPayment(paymentId, (payment, dispatch) => {
    dispatch(paymentDeleted(about(payment)));
  });
