import { isSameDay } from 'date-fns';
import { ascending } from '../../lib/ascending';
import { parseIsoDateTime } from '../../lib/dates';
import { lookUp } from '../../lib/lookUp';
import { workingMoment } from '../shared/businessHours';
import type { ClosedDays } from '../shared/closedDays';
import { isFollowUpDue, isNewLeadStage, overdueLeads, PAID, phaseOf } from './rules';
import type { Lead, Priority, Stage } from './schema';

/** Which leads wait for the owner: pure functions, named after what they decide. */

/** Whether the work on a lead's job goes on, is done or is paid, by its stage. */
const isInWork = ({ stage }: Pick<Lead, 'stage'>): boolean =>
  ['working', 'closed'].includes(phaseOf(stage));

/** Whether an active lead is forgotten: not Paid or in work, without follow-up and appointment. */
export const hasNoNextStep = (lead: Lead, leadsInWork: ReadonlySet<string>): boolean =>
  lead.isActive &&
  lead.nextFollowUpDate === undefined &&
  !isInWork(lead) &&
  !leadsInWork.has(lead.id) &&
  lead.appointments.every(({ status }) => status !== 'scheduled');

export const isEmergency = ({ priority }: Pick<Lead, 'priority'>): boolean =>
  priority === ('Emergency' satisfies Priority);

/** Returns the active leads at New Lead that nobody contacted, emergencies and the oldest first, unless due. */
export const unansweredRequests = (leads: readonly Lead[], now: Date): Lead[] =>
  leads
    .filter(
      (lead) =>
        lead.isActive &&
        isNewLeadStage(lead.stage) &&
        lead.lastContactDate === undefined &&
        !isFollowUpDue(lead, now),
    )
    .sort(
      (a, b) =>
        Number(isEmergency(b)) - Number(isEmergency(a)) || ascending(a.createdDate, b.createdDate),
    );

/** Returns the active leads whose follow-up comes later on the same local day, in working hours. */
export const followUpsLaterToday = (
  leads: readonly Lead[],
  now: Date,
  closed: ClosedDays,
): Lead[] =>
  leads.filter(({ isActive, nextFollowUpDate }) => {
    if (!isActive || nextFollowUpDate === undefined) return false;
    const dueDate = parseIsoDateTime(nextFollowUpDate);
    return dueDate > now && isSameDay(workingMoment(dueDate, closed), now);
  });

/** Whether nothing is left to do for a lead but to clear its follow-up. */
export const isPaid = ({ stage }: Pick<Lead, 'stage'>): boolean => stage === PAID;

/** Returns the leads to call: those whose follow-up is due, emergencies and the longest due first, paid ones last. */
export function callsOfDay(activeLeads: readonly Lead[], now: Date): Lead[] {
  const rank = (lead: Lead): number => (isPaid(lead) ? 2 : isEmergency(lead) ? 0 : 1);
  return overdueLeads(activeLeads, now).toSorted((a, b) => rank(a) - rank(b));
}

/** The parts of a lead's panel in which the next step of its stage is done. */
const PANEL_PARTS = {
  'Initial Contact Made': 'estimates',
  'Estimate Scheduled': 'estimates',
  'Estimate Provided': 'estimates',
  'Awaiting Decision': 'estimates',
  'Job Accepted': 'project',
  'Work Scheduled': 'project',
  'Work In Progress': 'project',
  'Work Completed': 'payments',
  'Invoice Sent': 'payments',
} satisfies Partial<Record<Stage, string>>;
export type PanelPart = (typeof PANEL_PARTS)[keyof typeof PANEL_PARTS];

/** Returns the part of a lead's panel in which its next step is done, if any: with a job, payments are taken in the job's part. */
export function nextPanelPart(stage: string, hasJob: boolean): PanelPart | undefined {
  const part = lookUp<PanelPart>(PANEL_PARTS, stage);
  return hasJob && part === 'payments' ? 'project' : part;
}

/**
 * Returns how many leads call for the owner now. A follow-up that came due outside working hours counts
 * from the next working morning.
 */
export const countCalls = (activeLeads: readonly Lead[], now: Date, closed: ClosedDays): number =>
  overdueLeads(activeLeads, now).filter(
    ({ nextFollowUpDate: due = '' }) => workingMoment(parseIsoDateTime(due), closed) <= now,
  ).length;
