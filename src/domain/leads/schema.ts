import * as v from 'valibot';
import { business } from '../../business';
import type { IsoDateTime } from '../../lib/dates';
import {
  MAX_LENGTH,
  day,
  dollars,
  isoDateTime,
  oneOf,
  oneOfOpen,
  optionalPictureAddress,
  type Open,
  tags,
  text,
  textId,
} from '../../lib/fields';
import { readAs } from '../../lib/lenientRead';

/** The schema of a lead. */

/** The description of a lead or a job of which only the person is known. */
export const DETAILS_TO_FOLLOW = 'Details to follow';

/** What a stage means for the owner's work. */
export type StagePhase = 'waiting' | 'won' | 'working' | 'closed';
/** The twelve stages in funnel order, each with what it means. */
export const STAGE_PHASES = {
  'New Lead': 'waiting',
  'Initial Contact Made': 'waiting',
  'Estimate Scheduled': 'waiting',
  'Estimate Provided': 'waiting',
  'Awaiting Decision': 'waiting',
  'Job Accepted': 'won',
  'Work Scheduled': 'won',
  'Work In Progress': 'working',
  'Work Completed': 'working',
  'Invoice Sent': 'working',
  Paid: 'closed',
  'Follow-up': 'waiting',
} as const satisfies Record<string, StagePhase>;
export type Stage = keyof typeof STAGE_PHASES;
export const STAGES = Object.keys(STAGE_PHASES) as [Stage, ...Stage[]];
export const FIRST_STAGE: Stage = 'New Lead';

/** How urgent a lead is, the least first. */
export const PRIORITIES = ['Low', 'Medium', 'High', 'Emergency'] as const;
export type Priority = (typeof PRIORITIES)[number];
/** The priority of a lead for which nobody chose one. */
export const DEFAULT_PRIORITY: Priority = 'Medium';

/** Where a lead comes from. */
export const LEAD_SOURCES = [
  'Website Contact Form',
  'Phone Call',
  'Facebook',
  'Referral',
  'Repeat Customer',
  'Google Ads',
  'Google My Business',
  'Nextdoor',
  'Craigslist',
  "Angie's List/HomeAdvisor",
  'Yard Sign',
  'Business Card',
  'Email',
  'Walk-in',
  'Other',
] as const;

/** The services of the business, and Other. */
export const SERVICE_TYPES: readonly string[] = [...business.services, 'Other'];

/** The kinds of communication; a stored one may be of another. */
export const COMMUNICATION_TYPES = ['call', 'text', 'email', 'note'] as const;
export type CommunicationType = (typeof COMMUNICATION_TYPES)[number];

export const APPOINTMENT_TYPES = ['estimate', 'work', 'others'] as const;
export type AppointmentType = (typeof APPOINTMENT_TYPES)[number];

export const APPOINTMENT_STATUSES = ['scheduled', 'completed', 'cancelled', 'no-show'] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

/** How a call with a lead ended, in the owner's words. */
export const OUTCOME_LABELS = {
  'no-answer': 'No answer',
  'left-message': 'Left a message',
  spoke: 'Spoke',
  booked: 'Booked',
  'not-interested': 'Not interested',
} as const;
export type CallOutcome = keyof typeof OUTCOME_LABELS;
export const CALL_OUTCOMES = Object.keys(OUTCOME_LABELS) as CallOutcome[];

/** Why somebody is not interested, in the owner's words. */
export const REASON_LABELS = {
  price: 'Price',
  timing: 'Timing',
  'went-elsewhere': 'Went elsewhere',
  'out-of-area': 'Out of area',
  other: 'Other',
} as const;
export type LostReason = keyof typeof REASON_LABELS;
export const LOST_REASONS = Object.keys(REASON_LABELS) as LostReason[];

export const communicationSchema = v.object({
  id: textId,
  type: oneOfOpen(COMMUNICATION_TYPES, 'note'),
  subject: text(),
  content: text(MAX_LENGTH.note),
  dateTime: isoDateTime,
  followUpRequired: v.optional(v.boolean(), false),
  followUpDate: v.optional(isoDateTime),
});
export type Communication = v.InferOutput<typeof communicationSchema>;

export const documentSchema = v.object({
  id: textId,
  name: text(),
  note: text(MAX_LENGTH.note),
  /** A link to the document, if any. */
  url: text(MAX_LENGTH.address),
  /** A picture of the document, if any. */
  picture: optionalPictureAddress,
  uploadDate: isoDateTime,
});
export type LeadDocument = v.InferOutput<typeof documentSchema>;

/** `HH:MM`, 24 hours. */
export const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;
const timeOfDay = readAs(v.pipe(v.string(), v.regex(TIME_OF_DAY)), '09:00');

/** The least and the greatest length of an appointment, in minutes: it ends within a day of its start. */
export const MIN_APPOINTMENT_MINUTES = 5;
export const MAX_APPOINTMENT_MINUTES = 1_440;

export const REPEAT_UNITS = ['weeks', 'months'] as const;
/** The greatest number of weeks or months between two appointments. */
export const MAX_REPEAT = 52;

export const appointmentSchema = v.object({
  id: textId,
  type: oneOfOpen(APPOINTMENT_TYPES, 'others'),
  scheduledDate: day,
  scheduledTime: timeOfDay,
  /** Minutes. */
  duration: readAs(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(MIN_APPOINTMENT_MINUTES),
      v.maxValue(MAX_APPOINTMENT_MINUTES),
    ),
    60,
  ),
  status: oneOfOpen(APPOINTMENT_STATUSES),
  notes: text(MAX_LENGTH.note),
  /** The unit in which it repeats; empty or absent: not at all. */
  repeatUnit: v.optional(readAs(v.picklist(['', ...REPEAT_UNITS]), '')),
  /** After how many of them the next one is; absent: one. */
  repeatEvery: v.optional(
    readAs(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_REPEAT)), 1),
  ),
  /**
   * How often it has changed since it was scheduled: the SEQUENCE of a calendar file (RFC 5545), by
   * which calendars tell a newer version. Absent: not at all.
   */
  sequence: v.optional(readAs(v.pipe(v.number(), v.integer(), v.minValue(0)), 0)),
});
export type Appointment = v.InferOutput<typeof appointmentSchema>;

/** The fields of an appointment that the owner enters. */
export type AppointmentFields = Omit<Appointment, 'id' | 'status' | 'sequence'>;

/** What the owner reports of a call. */
export interface CallReport {
  outcome: CallOutcome;
  /** Empty if nothing was written. */
  note: string;
  /** The next follow-up, if the owner picked one; it wins over the outcome's and the stage's. */
  followUpDate?: IsoDateTime;
  /** The stage that the lead moved to, if it did. */
  stage?: Stage;
  /** What was booked, for the outcome `booked`. */
  appointment?: AppointmentFields;
  /** For the outcome `not-interested`. */
  reason?: LostReason;
}

/** The fields that say who somebody is and where. */
export const CONTACT_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'city',
  'state',
  'zipCode',
] as const satisfies (keyof LeadFields)[];

/** The fields of the lead form and the contact form: everything but identity, stage and history. */
export const leadFieldsSchema = v.object({
  firstName: text(),
  lastName: text(),
  email: text(MAX_LENGTH.email),
  phone: text(),
  address: text(),
  city: text(),
  state: v.optional(v.pipe(v.string(), v.maxLength(MAX_LENGTH.line)), business.state),
  zipCode: text(),
  leadSource: oneOf(LEAD_SOURCES, 'Other'),
  serviceType: oneOf(SERVICE_TYPES, 'Other'),
  projectDescription: text(MAX_LENGTH.note),
  /** Dollars. */
  estimatedValue: dollars,
  priority: v.optional(oneOf(PRIORITIES, DEFAULT_PRIORITY), DEFAULT_PRIORITY),
  isActive: v.optional(v.boolean(), true),
  tags,
  notes: text(MAX_LENGTH.note),
});
export type LeadFields = v.InferOutput<typeof leadFieldsSchema>;

/** The stage of a stored lead: one of the twelve, or a name that this version does not know. */
export type StoredStage = Open<Stage>;

export const leadSchema = v.object({
  id: textId,
  ...leadFieldsSchema.entries,
  stage: oneOfOpen(STAGES),
  createdDate: isoDateTime,
  lastContactDate: v.optional(isoDateTime),
  nextFollowUpDate: v.optional(isoDateTime),
  /** The id of the lead that this lead was merged into: it is hidden, and its addresses lead there. */
  mergedInto: v.optional(textId),
  communications: v.optional(v.array(communicationSchema), () => []),
  documents: v.optional(v.array(documentSchema), () => []),
  appointments: v.optional(v.array(appointmentSchema), () => []),
});
export type Lead = v.InferOutput<typeof leadSchema>;

/** The lead of an event: its id, and the name for display. */
export interface LeadRef {
  leadId: string;
  leadName: string;
}

/** A lead before it gets an id: the form's fields and the stage. */
export type NewLead = LeadFields & { stage: StoredStage };

/** An estimate request from the contact page. */
export interface EstimateRequest {
  fullName: string;
  email: string;
  phone: string;
  service: string;
  timeline: Timeline;
  description: string;
  /** Where the work is; may be empty. */
  town: string;
  /** The best time to call, in the visitor's words; may be empty. */
  time: string;
}

/** When a visitor wants the work done: the form's label and the lead's priority. */
export const TIMELINES = {
  normal: { label: 'Within 2 weeks', priority: 'Medium' },
  soon: { label: 'Within 1 week', priority: 'High' },
  urgent: { label: 'ASAP (Emergency)', priority: 'Emergency' },
  flexible: { label: 'Flexible timing', priority: 'Low' },
} as const satisfies Record<string, { label: string; priority: Priority }>;
export type Timeline = keyof typeof TIMELINES;
export const TIMELINE_KEYS = Object.keys(TIMELINES) as Timeline[];
