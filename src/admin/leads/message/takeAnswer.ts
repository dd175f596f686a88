import { estimateAddress, projectAddress } from '../../../app/addresses';
import { answerEstimate } from '../../../domain/estimates/commands';
import type { Estimate } from '../../../domain/estimates/schema';
import { invoiceNumber } from '../../../domain/estimates/sheet';
import { selectEstimates } from '../../../domain/estimates/slice';
import { logCommunication } from '../../../domain/leads/commands';
import type { CustomerAnswer } from '../../../domain/leads/customerAnswer';
import { leadAt } from '../../../domain/leads/rules';
import { addNote } from '../../../domain/projects/commands';
import { selectProjects } from '../../../domain/projects/slice';
import type { DomainEvent } from '../../../domain/shared/event';
import type { Command } from '../../../domain/store';
import { MAX_LENGTH } from '../../../lib/fields';
import { cutText } from '../../../lib/text';

/** What became of a customer's answer. */
export interface TakenAnswer {
  isGood: boolean;
  words: string;
  /** The estimate or the job that it is about. */
  link?: { to: string; label: string };
}

/** Returns why an answer does not accept an estimate; undefined if it does. */
function whyNotAccepted({ status, linkCode }: Estimate, code: string): string | undefined {
  if (code !== linkCode)
    return 'This answers an estimate that differs from the one you sent: the link was changed, or the estimate was changed after it was sent. Ask the customer.';
  if (status === 'Accepted') return 'This estimate was accepted before.';
  if (status === 'Declined') return 'You recorded this estimate as declined, and it stays so.';
  if (status === 'Replaced') return 'This answers an older version: a newer one has replaced it.';
  return undefined;
}

/** Records what a customer answered by the page of a link: moves the estimate, and logs the words. */
export const takeAnswer =
  (answer: CustomerAnswer, by: 'email' | 'text'): Command<TakenAnswer> =>
  (dispatch, getState) => {
    const { kind, number, code, isAccepted, words } = answer;
    const state = getState();
    const about = `${kind} ${number}`;
    const ofNumber = selectEstimates(state).filter((estimate) => estimate.number === number);
    const estimate = ofNumber.find(({ linkCode }) => linkCode === code) ?? ofNumber[0];
    const job = selectProjects(state).find((project) => invoiceNumber(project) === number);
    const log = (leadId: string, subject: string, first?: DomainEvent): void => {
      const followUp = isAccepted ? {} : { followUpDate: new Date().toISOString() };
      const answer = {
        type: by,
        subject,
        content: words || subject,
        followUpRequired: !isAccepted,
      };
      dispatch(logCommunication(leadId, { ...answer, ...followUp }, first));
    };
    if (kind === 'invoice' && job) {
      const subject = `Question about ${about}`;
      if (leadAt(state.leads.entities, job.customerId)) log(job.customerId, subject);
      else
        dispatch(
          addNote(job.id, {
            content: cutText(`${subject}\n${words}`, MAX_LENGTH.note),
          }),
        );
      const link = { to: projectAddress(job.id), label: job.title };
      return { isGood: true, words: `The question about ${about} is logged.`, link };
    }
    if (kind === 'invoice' || !estimate)
      return { isGood: false, words: `This answers ${about}, which is not here.` };

    const { customerName, leadId } = estimate;
    const link = { to: estimateAddress(estimate.id), label: `Estimate ${number}` };
    if (!leadAt(state.leads.entities, leadId))
      return { isGood: false, words: `The lead of ${about} is deleted. Restore it first.`, link };
    const problem = isAccepted ? whyNotAccepted(estimate, code) : undefined;
    if (problem !== undefined) return { isGood: false, words: problem, link };
    if (isAccepted) {
      log(leadId, `Accepted ${about}`, dispatch(answerEstimate(estimate.id, 'Accepted')));
      return { isGood: true, words: `${customerName} accepted ${about}. It is recorded.`, link };
    }
    log(leadId, `Question about ${about}`);
    const sentence = `The question of ${customerName} about ${about} is logged.`;
    const hint = ' It is about an estimate that differs from the one you sent.';
    return { isGood: true, words: code === estimate.linkCode ? sentence : sentence + hint, link };
  };
