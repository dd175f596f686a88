import { addDays, addHours, addMonths, addWeeks, lightFormat, set, startOfMonth } from 'date-fns';
import { addLocalDays, localDay, parseIsoDateTime, type IsoDateTime } from '../../lib/dates';
import { lookUp } from '../../lib/lookUp';
import { includesText } from '../../lib/text';
import { business } from '../../business';
import {
  FIRST_STAGE,
  STAGES,
  TIMELINES,
  TIMELINE_KEYS,
  type Appointment,
  type EstimateRequest,
  type Lead,
  type NewLead,
  type Stage,
  type StoredStage,
} from './schema';

/** The policy of leads: pure, named after the question each rule answers. */

const FOLLOW_UP_AFTER = {
  'Initial Contact Made': (now) => addDays(now, 2),
  'Estimate Provided': (now) => addDays(now, 3),
  'Work Completed': (now) => addDays(now, 4),
  'Follow-up': (now) => addWeeks(now, 6),
} satisfies Partial<Record<Stage, (now: Date) => Date>>;

/**
 * When to follow up on a lead that has just moved to a stage (section 4). Days and weeks of the
 * local calendar, so that daylight saving does not move the hour. Undefined: the date that stands
 * is kept.
 */
export function followUpDateFor(stage: StoredStage, now: Date): IsoDateTime | undefined {
  return lookUp(FOLLOW_UP_AFTER, stage)?.(now).toISOString();
}

/** When to follow up on a lead that was added or saved at New Lead: an hour ahead (section 4). */
export function newLeadFollowUpDate(now: Date): IsoDateTime {
  return addHours(now, 1).toISOString();
}

/** The hour of the morning to which a follow-up is put off. */
const SNOOZED_UNTIL_HOUR = 9;

/** A follow-up that is put off by some days: the morning of that local day. */
export function snoozedFollowUpDate(days: number, now: Date): IsoDateTime {
  const morning = { hours: SNOOZED_UNTIL_HOUR, minutes: 0, seconds: 0, milliseconds: 0 };
  return set(addDays(now, days), morning).toISOString();
}

/** Whether a stage is one of the twelve. */
export const isStage = (stage: StoredStage): stage is Stage =>
  (STAGES as readonly string[]).includes(stage);

/** Where a stage is in the funnel, from 0. One that is not known is among New Leads. */
export const stageIndex = (stage: StoredStage): number =>
  Math.max(0, (STAGES as readonly string[]).indexOf(stage));

/** The stage of the funnel under which a stage is shown. */
const funnelStage = (stage: StoredStage): Stage => STAGES[stageIndex(stage)] ?? FIRST_STAGE;

/** Whether a lead added or saved at this stage gets {@link newLeadFollowUpDate} (section 4). */
export function isNewLeadStage(stage: StoredStage): boolean {
  return stage === FIRST_STAGE;
}

/** Whether an active lead's follow-up is due: its date is now or past (sections 4 and 9). */
export function isFollowUpDue(
  lead: Pick<Lead, 'isActive' | 'nextFollowUpDate'>,
  now: Date,
): lead is { isActive: true; nextFollowUpDate: IsoDateTime } {
  return (
    lead.isActive &&
    lead.nextFollowUpDate !== undefined &&
    parseIsoDateTime(lead.nextFollowUpDate) <= now
  );
}

/**
 * The active leads whose follow-up is due, the longest due first. No selector: one that is memoised
 * by the present keeps a list for each tick of the clock.
 */
export function overdueLeads(leads: readonly Lead[], now: Date): Lead[] {
  return leads
    .filter((lead) => isFollowUpDue(lead, now))
    .sort((a, b) => (a.nextFollowUpDate ?? '').localeCompare(b.nextFollowUpDate ?? ''));
}

/** The full name; a one-word name leaves the last empty. */
export function leadName(lead: Pick<Lead, 'firstName' | 'lastName'>): string {
  return `${lead.firstName} ${lead.lastName}`.trim();
}

/** Splits a full name at its first space (section 9). */
export function splitName(fullName: string): Pick<Lead, 'firstName' | 'lastName'> {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/** The tags of a lead that came through the contact form (section 9). */
export const REQUEST_TAGS = ['website', 'contact-form'] as const;

/** The lead that a request from the contact page becomes (section 9; `decisions.md`, Public pages). */
export function leadFromRequest(request: EstimateRequest): NewLead {
  const timeline = TIMELINES[request.timeline];
  return {
    ...splitName(request.fullName),
    email: request.email.trim(),
    phone: request.phone.trim(),
    address: '',
    city: '',
    state: business.state,
    zipCode: '',
    leadSource: 'Website Contact Form',
    stage: FIRST_STAGE,
    serviceType: request.service,
    projectDescription: request.description.trim(),
    estimatedValue: 0,
    priority: timeline.priority,
    isActive: true,
    tags: [...REQUEST_TAGS],
    notes: `Timeline: ${timeline.label}`,
  };
}

/** The request that a lead from the contact page came from, the inverse of {@link leadFromRequest}. */
export function requestOfLead(lead: Lead): EstimateRequest {
  const timeline = TIMELINE_KEYS.find((key) => TIMELINES[key].priority === lead.priority);
  return {
    fullName: leadName(lead),
    email: lead.email,
    phone: lead.phone,
    service: lead.serviceType,
    timeline: timeline ?? 'normal',
    description: lead.projectDescription,
  };
}

/** How long the contact page offers to send a request from the visitor's own app, in milliseconds. */
export const SEND_OFFER_MS = 10 * 60_000;

/** The stage at which a lead has become a paid job. */
export const PAID: Stage = 'Paid';

/** The sum of the estimated values of active leads, in dollars (section 9). */
export function pipelineValue(leads: readonly Lead[]): number {
  return leads.reduce((sum, lead) => sum + (lead.isActive ? lead.estimatedValue : 0), 0);
}

/** How many leads are at {@link PAID}. */
export function paidCount(leads: readonly Lead[]): number {
  return leads.filter(({ stage }) => stage === PAID).length;
}

/** Leads at Paid among all leads, in percent to one decimal; 0 where there are none (section 9). */
export function conversionRate(leads: readonly Lead[]): number {
  if (leads.length === 0) return 0;
  return Math.round((paidCount(leads) / leads.length) * 1000) / 10;
}

/** How far ahead upcoming appointments are looked for, in days (section 4). */
export const UPCOMING_DAYS = 7;

/** An appointment with the lead that it belongs to. */
export interface UpcomingAppointment extends Appointment {
  leadId: string;
  leadName: string;
}

/**
 * The scheduled appointments from today to `days` days ahead, by date, then time (section 4).
 */
export function upcomingAppointments(
  leads: readonly Lead[],
  now: Date,
  days: number = UPCOMING_DAYS,
): UpcomingAppointment[] {
  const today = localDay(now);
  const last = addLocalDays(today, days);
  return leads
    .flatMap((lead) =>
      lead.appointments
        .filter(
          ({ status, scheduledDate }) =>
            status === 'scheduled' && scheduledDate >= today && scheduledDate <= last,
        )
        .map((appointment) => ({ ...appointment, leadId: lead.id, leadName: leadName(lead) })),
    )
    .sort((a, b) => whenOf(a).localeCompare(whenOf(b)));
}

const whenOf = ({ scheduledDate, scheduledTime }: Appointment): string =>
  `${scheduledDate}T${scheduledTime}`;

/** How many leads stand at a stage, and what they are worth. */
export interface StageCount {
  stage: Stage;
  count: number;
  /** Dollars. */
  value: number;
}

/** The funnel: for each stage, in order, its active leads and their dollars. */
export function stageOverview(leads: readonly Lead[]): StageCount[] {
  const counts = new Map<Stage, StageCount>(
    STAGES.map((stage) => [stage, { stage, count: 0, value: 0 }]),
  );
  for (const lead of leads) {
    const line = counts.get(funnelStage(lead.stage));
    if (!lead.isActive || !line) continue;
    line.count += 1;
    line.value += lead.estimatedValue;
  }
  return [...counts.values()];
}

/** What came in within one local month. */
export interface MonthValue {
  /** `YYYY-MM`. */
  month: string;
  count: number;
  /** Dollars. */
  value: number;
}

/** The leads of the last months, this one included, by when they came in: the oldest month first. */
export function valueByMonth(leads: readonly Lead[], now: Date, months = 6): MonthValue[] {
  const monthOf = (date: Date): string => lightFormat(date, 'yyyy-MM');
  const lines = new Map<string, MonthValue>();
  for (let back = months - 1; back >= 0; back -= 1) {
    const month = monthOf(addMonths(startOfMonth(now), -back));
    lines.set(month, { month, count: 0, value: 0 });
  }
  for (const lead of leads) {
    const line = lines.get(monthOf(parseIsoDateTime(lead.createdDate)));
    if (!line) continue;
    line.count += 1;
    line.value += lead.estimatedValue;
  }
  return [...lines.values()];
}

/** What the leads table is narrowed by; empty means everything. */
export interface LeadFilter {
  search: string;
  stage: string;
  source: string;
}

/**
 * Whether a lead passes the filter bar. The search covers name, e-mail, phone, city, service type,
 * description and tags (`decisions.md`, Admin).
 */
export function matchesLeadFilter(lead: Lead, { search, stage, source }: LeadFilter): boolean {
  if (stage !== '' && lead.stage !== stage && funnelStage(lead.stage) !== stage) return false;
  if (source !== '' && lead.leadSource !== source) return false;
  return includesText(searchableText(lead), search);
}

const searchableTexts = new WeakMap<Lead, string>();

/** Made once for each lead as it stands, so that a keystroke over thousands of them stays cheap. */
function searchableText(lead: Lead): string {
  const known = searchableTexts.get(lead);
  if (known !== undefined) return known;
  const { email, phone, city, serviceType, projectDescription, tags } = lead;
  const digits = phone.replaceAll(/\D/g, '');
  const text = [
    leadName(lead),
    email,
    phone,
    digits,
    city,
    serviceType,
    projectDescription,
    ...tags,
  ]
    .join('\n')
    .toLowerCase();
  searchableTexts.set(lead, text);
  return text;
}

/** Stages at which a job can be made of a lead: Job Accepted and later. */
export function canBecomeProject(stage: StoredStage): boolean {
  return stageIndex(stage) >= STAGES.indexOf('Job Accepted');
}

/** What the ids of the built-in sample leads end with. */
export const SAMPLE_ID_END = '-s0001';

/** Whether a lead is one of the built-in samples. */
export const isSampleLead = (leadId: string): boolean => leadId.endsWith(SAMPLE_ID_END);
