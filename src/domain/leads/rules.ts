import {
  addDays,
  addHours,
  addMinutes,
  addWeeks,
  max,
  min,
  parseISO,
  set,
  startOfHour,
  subMinutes,
} from 'date-fns';
import * as v from 'valibot';
import { oldestFirst } from '../../lib/ascending';
import { parseIsoDateTime, type IsoDateTime } from '../../lib/dates';
import { UNREADABLE_DAY } from '../../lib/fields';
import { lookUp } from '../../lib/lookUp';
import { uniqueTags, withoutUnseen } from '../../lib/text';
import { businessHoursOn, MORNING, workingMoment } from '../shared/businessHours';
import type { ClosedDays } from '../shared/closedDays';
import {
  DETAILS_TO_FOLLOW,
  FIRST_STAGE,
  leadFieldsSchema,
  STAGES,
  STAGE_PHASES,
  TIMELINES,
  TIMELINE_KEYS,
  type LeadRef,
  type Appointment,
  type EstimateRequest,
  type Lead,
  type LeadFields,
  type NewLead,
  type Stage,
  type StagePhase,
  type StoredStage,
} from './schema';

/** The rules of leads: pure functions, named after what they decide. */

const FOLLOW_UP_AFTER = {
  'Initial Contact Made': (now) => addDays(now, 2),
  'Estimate Provided': (now) => addDays(now, 3),
  'Work Completed': (now) => addDays(now, 4),
  'Follow-up': (now) => addWeeks(now, 6),
} satisfies Partial<Record<Stage, (now: Date) => Date>>;

/** Returns the follow-up of a lead just moved to a stage, in local days; undefined: the date stays. */
export const followUpDateFor = (stage: StoredStage, now: Date): IsoDateTime | undefined =>
  lookUp(FOLLOW_UP_AFTER, stage)?.(now).toISOString();

/** Returns the follow-up of a lead added or saved at New Lead: an hour ahead. */
export const newLeadFollowUpDate = (now: Date): IsoDateTime => addHours(now, 1).toISOString();

/** Returns a follow-up snoozed by some days: the morning of that local day, or the next working one. */
export const snoozedFollowUpDate = (days: number, now: Date, closed: ClosedDays): IsoDateTime =>
  workingMoment(set(addDays(now, days), MORNING), closed).toISOString();

/** How far ahead "later today" is, in hours, and at least, in minutes. */
const LATER_TODAY_HOURS = 3;
const LATER_TODAY_MINUTES = 30;

/** Returns a follow-up later the same day, within business hours; undefined if none is left. */
export function laterTodayDate(now: Date, closed: ClosedDays): IsoDateTime | undefined {
  const hours = businessHoursOn(now, closed);
  if (!hours) return undefined;
  const lastHour = startOfHour(subMinutes(hours.closes, 1));
  const wanted = startOfHour(addHours(now, LATER_TODAY_HOURS));
  const later = max([hours.opens, min([wanted, lastHour])]);
  return later >= addMinutes(now, LATER_TODAY_MINUTES) ? later.toISOString() : undefined;
}

/** Returns when an appointment begins, by the device's clock, as every date on screen; calendar files name the business's zone. */
export const appointmentStart = (
  appointment: Pick<Appointment, 'scheduledDate' | 'scheduledTime'>,
): Date => parseISO(`${appointment.scheduledDate}T${appointment.scheduledTime}`);

/** Whether an appointment has a day: what stood for it could be read. */
export const hasDay = ({ scheduledDate }: Pick<Appointment, 'scheduledDate'>): boolean =>
  scheduledDate !== UNREADABLE_DAY;

/** Whether a stage is one of the twelve known ones. */
export const isStage = (stage: StoredStage): stage is Stage =>
  (STAGES as readonly string[]).includes(stage);

/** Returns the index of a stage in the funnel. An unknown stage counts as New Lead. */
export const stageIndex = (stage: StoredStage): number =>
  Math.max(0, (STAGES as readonly string[]).indexOf(stage));

/** Returns what a stage means for the owner's work. An unknown stage counts as New Lead. */
export const phaseOf = (stage: StoredStage): StagePhase => STAGE_PHASES[funnelStage(stage)];

/** Stages after which a customer who asks again begins anew. */
const ROUND_OVER: ReadonlySet<StoredStage> = new Set<Stage>(['Paid', 'Follow-up']);

/**
 * Returns the stage to which something moves a lead. Never back, except that `isNewRound` moves from the end of
 * one round to the next; undefined if the lead stays, as at a stage that this version does not know.
 */
export function forwardStage(
  to: Stage | undefined,
  stage: StoredStage,
  isNewRound = false,
): Stage | undefined {
  if (to === undefined || !isStage(stage)) return undefined;
  return stageIndex(to) > stageIndex(stage) || (isNewRound && ROUND_OVER.has(stage))
    ? to
    : undefined;
}

/** Returns the stage of the funnel under which a stage is shown. */
export const funnelStage = (stage: StoredStage): Stage => STAGES[stageIndex(stage)] ?? FIRST_STAGE;

/** Whether a lead added or saved at this stage gets {@link newLeadFollowUpDate}. */
export const isNewLeadStage = (stage: StoredStage): boolean => stage === FIRST_STAGE;

/** Whether an active lead's follow-up is due: its date is now or past. */
export const isFollowUpDue = (
  lead: Pick<Lead, 'isActive' | 'nextFollowUpDate'>,
  now: Date,
): lead is { isActive: true; nextFollowUpDate: IsoDateTime } =>
  lead.isActive &&
  lead.nextFollowUpDate !== undefined &&
  parseIsoDateTime(lead.nextFollowUpDate) <= now;

/**
 * Returns the active leads whose follow-up is due, longest due first. Not a memoized selector,
 * because one keyed by the time would store a list for every tick of the clock.
 */
export const overdueLeads = (leads: readonly Lead[], now: Date): Lead[] =>
  leads.filter((lead) => isFollowUpDue(lead, now)).sort(oldestFirst('nextFollowUpDate'));

/** Leads by their ids. */
export type LeadMap = Readonly<Record<string, Lead>>;

/** Returns the lead of an id or, where it was merged and that is still there, the lead that it was merged into. */
export function leadAt(entities: LeadMap, id: string): Lead | undefined {
  const passed = new Set<string>();
  let lead = lookUp(entities, id);
  while (lead?.mergedInto !== undefined && !passed.has(lead.id)) {
    passed.add(lead.id);
    const next = lookUp(entities, lead.mergedInto);
    if (!next) return lead;
    lead = next;
  }
  return lead;
}

/** Returns the full name; a one-word name has an empty last name. */
export const leadName = (lead: Pick<Lead, 'firstName' | 'lastName'>): string =>
  `${lead.firstName} ${lead.lastName}`.trim();

/** Returns a lead as events name it. */
export const leadRef = (lead: Lead): LeadRef => ({ leadId: lead.id, leadName: leadName(lead) });

type TownParts = Pick<Lead, 'city' | 'state' | 'zipCode'>;

/** Returns town, state and ZIP code on one line: `Essex, VT 05452`; empty where only the state is known. */
export const placeLine = ({ city, state, zipCode }: TownParts): string =>
  city || zipCode
    ? [city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
    : '';

/** Returns town and state on one line: `Essex, VT`; empty without a town. */
export const townLine = ({ city, state }: Omit<TownParts, 'zipCode'>): string =>
  placeLine({ city, state, zipCode: '' });

/** Returns an address on one line; empty without a street. */
export const addressLine = (place: TownParts & Pick<Lead, 'address'>): string =>
  place.address.trim() === ''
    ? ''
    : [place.address, placeLine(place) || place.state].filter(Boolean).join(', ');

/** Returns tags with some added, each once in whatever case, and others removed. */
export const taggedWith = (
  tags: readonly string[],
  added: readonly string[],
  removed: readonly string[],
): string[] => uniqueTags([...tags, ...added].filter((tag) => !removed.includes(tag)));

/** The tag of a lead of which only the caller is known. */
export const DETAILS_MISSING = 'details-missing';

/** Whether a lead says what is to be done. */
export const isDescribed = ({
  projectDescription,
}: Pick<LeadFields, 'projectDescription'>): boolean =>
  projectDescription.trim() !== DETAILS_TO_FOLLOW;

/** Returns what a lead asks for: while details are to follow, what was noted of the call. */
export const requestText = (lead: Pick<LeadFields, 'projectDescription' | 'notes'>): string =>
  (!isDescribed(lead) && lead.notes.trim()) || lead.projectDescription;

/** Splits a full name at its first space, without what cannot be seen in it. */
export function splitName(fullName: string): Pick<Lead, 'firstName' | 'lastName'> {
  const words = fullName.split(/\s+/).map((word) => withoutUnseen(word).replaceAll(/\p{Cc}/gu, ''));
  const [firstName = '', ...rest] = words.filter(Boolean);
  return { firstName, lastName: rest.join(' ') };
}

/** Returns a lead with the default of every field. */
export const emptyLead = (): NewLead => ({
  ...v.parse(leadFieldsSchema, { leadSource: 'Other', serviceType: 'Other' }),
  stage: FIRST_STAGE,
});

/** The tags of a lead that came through the contact form. */
export const REQUEST_TAGS = ['website', 'contact-form'] as const;

/** Begins the line of the notes with the best time to call. */
const CALL_TIME = 'Best time to call: ';

/** Returns the lead of a request from the contact page. */
export function leadFromRequest(request: EstimateRequest): NewLead {
  const timeline = TIMELINES[request.timeline];
  return {
    ...emptyLead(),
    ...splitName(request.fullName),
    email: request.email.trim(),
    phone: request.phone.trim(),
    leadSource: 'Website Contact Form',
    serviceType: request.service,
    projectDescription: request.description.trim(),
    priority: timeline.priority,
    tags: [...REQUEST_TAGS],
    city: request.town.trim(),
    notes: [
      `Timeline: ${timeline.label}`,
      request.time.trim() && `${CALL_TIME}${request.time.trim()}`,
    ]
      .filter(Boolean)
      .join('\n'),
  };
}

/** Returns the request that a lead came from: the inverse of {@link leadFromRequest}. */
export function requestOfLead(lead: Lead): EstimateRequest {
  const timeline = TIMELINE_KEYS.find((key) => TIMELINES[key].priority === lead.priority);
  return {
    fullName: leadName(lead),
    email: lead.email,
    phone: lead.phone,
    service: lead.serviceType,
    timeline: timeline ?? 'normal',
    description: lead.projectDescription,
    town: lead.city,
    time:
      lead.notes
        .split('\n')
        .find((line) => line.startsWith(CALL_TIME))
        ?.slice(CALL_TIME.length) ?? '',
  };
}

/** The stage at which a lead has become a paid job. */
export const PAID: Stage = 'Paid';

/** The stage from which on a lead's job can be made. */
export const JOB_ACCEPTED: Stage = 'Job Accepted';

/** Whether a job can be created from a lead at this stage. */
export const canBecomeProject = (stage: StoredStage): boolean =>
  stageIndex(stage) >= STAGES.indexOf(JOB_ACCEPTED);

/** The last part of the ids of sample leads. */
export const SAMPLE_ID_END = '-s0001';

/** Whether a lead is a sample. */
export const isSampleLead = (leadId: string): boolean => leadId.endsWith(SAMPLE_ID_END);
