import type { PostFields } from '../../src/domain/blog/schema';
import type { Estimate, EstimateLine } from '../../src/domain/estimates/schema';
import type { GalleryFields } from '../../src/domain/gallery/schema';
import {
  LEAD_FIELD_NAMES,
  LEAD_FIELDS,
  REQUEST_FIELD_NAMES,
  requestField,
  type LeadFieldName,
} from '../../src/domain/leads/fields';
import { emptyLead } from '../../src/domain/leads/rules';
import type {
  Appointment,
  AppointmentFields,
  Communication,
  EstimateRequest,
  Lead,
  NewLead,
} from '../../src/domain/leads/schema';
import type { Notification } from '../../src/domain/notifications/schema';
import type { Payment } from '../../src/domain/payments/schema';
import { emptyProject } from '../../src/domain/projects/newProjects';
import type { NewProject, Project } from '../../src/domain/projects/schema';

type NewCommunication = Omit<Communication, 'id' | 'dateTime'>;

/** Builders of complete, plain entities; a test overrides what it is about. */

export const newLead = (facts: Partial<NewLead> = {}): NewLead => ({
  ...emptyLead(),
  firstName: 'Ada',
  lastName: 'Brook',
  email: 'ada@example.com',
  phone: '(802) 555-0120',
  city: 'Essex',
  leadSource: 'Phone Call',
  serviceType: 'General Repairs',
  projectDescription: 'A door that sticks',
  ...facts,
});

export const aLead = (facts: Partial<Lead> = {}): Lead => ({
  ...newLead(),
  id: '1700000000000-test0',
  createdDate: '2026-11-01T12:00:00.000Z',
  communications: [],
  documents: [],
  appointments: [],
  ...facts,
});

export const aLine = (facts: Partial<EstimateLine> = {}): EstimateLine => ({
  id: 'l1',
  description: 'Mend the porch step',
  quantity: 1,
  unit: '',
  unitPriceCents: 24_000,
  ...facts,
});

export const anEstimate = (facts: Partial<Estimate> = {}): Estimate => ({
  id: '1700000000000-est0',
  number: '2026-001',
  leadId: aLead().id,
  customerName: 'Ada Brook',
  lines: [aLine()],
  discountCents: 0,
  validUntil: '2026-12-01',
  notes: '',
  usualJob: '',
  status: 'Draft',
  createdDate: '2026-11-01T12:00:00.000Z',
  ...facts,
});

export const aPayment = (facts: Partial<Payment> = {}): Payment => ({
  id: '1700000000000-pay0',
  amountCents: 24_000,
  way: 'Check',
  day: '2026-11-20',
  leadId: aLead().id,
  customerName: 'Ada Brook',
  leadSource: 'Phone Call',
  serviceType: 'General Repairs',
  createdDate: '2026-11-20T12:00:00.000Z',
  ...facts,
});

export const anAppointment = (facts: Partial<Appointment> = {}): Appointment => ({
  id: 'a1',
  type: 'estimate',
  scheduledDate: '2026-11-24',
  scheduledTime: '10:00',
  duration: 60,
  status: 'scheduled',
  notes: '',
  ...facts,
});

export const visitFields = (facts: Partial<AppointmentFields> = {}): AppointmentFields => {
  const { id: _id, status: _status, ...fields } = anAppointment(facts);
  return fields;
};

export const callFields = (facts: Partial<NewCommunication> = {}): NewCommunication => ({
  type: 'call',
  subject: '',
  content: '',
  followUpRequired: false,
  ...facts,
});

export const aCommunication = (facts: Partial<Communication> = {}): Communication => ({
  ...callFields(),
  id: 'c1',
  dateTime: '2026-11-01T12:00:00.000Z',
  ...facts,
});

/** A value for a field that is not its default and differs from that of every other field. */
export function leadFieldSample(name: LeadFieldName): Lead[LeadFieldName] {
  const { kind, choices = [] } = LEAD_FIELDS[name];
  const text = `Some ${name}`;
  const samples = {
    text,
    email: `${name}@example.com`,
    phone: '(802) 555-0177',
    dollars: 1250.5,
    flag: false,
    tags: [text, `${text} too`],
    choice: choices.at(-2) ?? '',
  };
  return samples[kind];
}

/** A lead with something in every field that its form fills in. */
export const filledLead = (): Lead =>
  aLead(Object.fromEntries(LEAD_FIELD_NAMES.map((name) => [name, leadFieldSample(name)])));

/** A request with something in every field: the last option but one of a choice. */
export const filledRequest = (): EstimateRequest =>
  Object.fromEntries(
    REQUEST_FIELD_NAMES.map((name) => [
      name,
      Object.keys(requestField(name).choices ?? {}).at(-2) ?? `Some ${name}`,
    ]),
  ) as unknown as EstimateRequest;

const UNFILLED = Object.fromEntries(
  REQUEST_FIELD_NAMES.map((name) => [name, '']),
) as unknown as EstimateRequest;

export const estimateRequest = (facts: Partial<EstimateRequest> = {}): EstimateRequest => ({
  ...UNFILLED,
  fullName: 'Ada Maria Brook',
  email: 'ada@example.com',
  phone: '802.555.0120',
  service: 'Painting & Finishing',
  timeline: 'soon',
  description: 'The porch ceiling peels.\nNorth side.',
  ...facts,
});

export const aNotification = (facts: Partial<Notification> = {}): Notification => ({
  id: '1',
  type: 'follow_up_due',
  leadId: 'a',
  title: 'Follow-up due',
  message: 'Follow up with Ada Brook',
  createdDate: '2026-11-20T12:00:00.000Z',
  isRead: false,
  actionRequired: true,
  ...facts,
});

export const newProject = (facts: Partial<NewProject> = {}): NewProject => ({
  ...emptyProject('VT'),
  title: 'Back steps',
  customerName: 'Ada Brook',
  customerPhone: '(802) 555-0120',
  description: 'Five treads and a rail',
  ...facts,
});

export const aProject = (facts: Partial<Project> = {}): Project => ({
  ...newProject(),
  id: 1,
  createdDate: '2026-11-01T12:00:00.000Z',
  lastUpdated: '2026-11-01T12:00:00.000Z',
  notes: [],
  attachments: [],
  ...facts,
});

export const galleryFields = (facts: Partial<GalleryFields> = {}): GalleryFields => ({
  title: 'Back deck',
  location: 'Milton, VT',
  category: 'Carpentry',
  beforeImage: 'https://example.com/before.jpg',
  afterImage: 'https://example.com/after.jpg',
  description: 'Frost had tipped the old posts',
  ...facts,
});

export const postFields = (facts: Partial<PostFields> = {}): PostFields => ({
  title: 'Ice Dams',
  excerpt: 'What to do about them',
  content: 'Rake the roof',
  featuredImage: 'https://example.com/roof.jpg',
  category: 'DIY Tips',
  tags: ['roof'],
  author: 'The crew',
  publishDate: '2025-11-01',
  ...facts,
});
