import {
  contentAddress,
  estimateAddress,
  galleryFormAddress,
  leadAddress,
  postEditorAddress,
  projectAddress,
} from '../../app/addresses';
import type { ListedPost } from '../../domain/blog/schema';
import { placeName } from '../../domain/content/rules';
import type { PageContent } from '../../domain/content/schema';
import { estimateTotals } from '../../domain/estimates/rules';
import type { Estimate } from '../../domain/estimates/schema';
import type { GalleryProject } from '../../domain/gallery/schema';
import { COMMUNICATION_LABELS } from '../../domain/history/timeline';
import { appointmentLabel } from '../../domain/leads/appointments';
import { leadFieldText, type LeadFieldName } from '../../domain/leads/fields';
import { addressLine, leadName } from '../../domain/leads/rules';
import type { Lead } from '../../domain/leads/schema';
import { phonesOfLead, SEARCHED } from '../../domain/leads/search';
import type { ListName, ListSlice } from '../../domain/lists/schema';
import type { Project } from '../../domain/projects/schema';
import { formatPhone } from '../../domain/shared/phoneNumbers';
import type { DomainState } from '../../domain/store';
import { formatDay, formatIsoDay, formatTimeOfDay } from '../../lib/dates';
import { lookUp } from '../../lib/lookUp';
import { formatCents, formatDollars } from '../../lib/money';
import { dotted, withoutMarkup } from '../../lib/text';

/** What can be found: one item for each thing that has an address of its own or belongs to one. */

export const ITEM_KINDS = {
  lead: 'Lead',
  job: 'Job',
  appointment: 'Appointment',
  communication: 'Communication',
  note: 'Note',
  estimate: 'Estimate',
  post: 'Post',
  page: 'Page',
  gallery: 'Gallery',
  action: 'Action',
} as const;
export type ItemKind = keyof typeof ITEM_KINDS;

/** Something that can be found. */
export interface SearchItem {
  /** Unique among all kinds. */
  id: string;
  kind: ItemKind;
  title: string;
  /** A second line. */
  detail: string;
  /** Text that is searched, but shown only where it matched. */
  text?: string;
  to: string;
  /** Empty or absent if nobody can be called. */
  phone?: string;
  /** Further numbers by which it is found. */
  otherPhones?: readonly string[];
  /** The id of the lead that `phone` calls, if it is a lead's. */
  leadId?: string;
  /** The id of the job whose customer `phone` calls, if it is a job's. */
  projectId?: number;
}

/** The fields of a lead that its title and its second line show. */
const IN_VIEW: ReadonlySet<LeadFieldName> = new Set([
  'firstName',
  'lastName',
  'phone',
  'address',
  'city',
]);

/** Returns the items of a lead: itself, its appointments and its communications. */
export function itemsOfLead(lead: Lead): SearchItem[] {
  const { id, city, stage, mergedInto } = lead;
  const phone = formatPhone(lead.phone);
  const name = leadName(lead) || 'No name';
  const to = leadAddress(id);
  const street = addressLine(lead);
  return [
    {
      id: `lead-${id}`,
      kind: 'lead',
      title: name,
      // Its stage is that of the other lead, which its address opens.
      detail: dotted(phone, street || city, mergedInto === undefined ? stage : 'Merged'),
      text: dotted(
        ...SEARCHED.filter((name) => !IN_VIEW.has(name)).map((name) => leadFieldText(lead[name])),
        lead.notes,
        lead.leadSource,
        lead.estimatedValue > 0 && formatDollars(lead.estimatedValue),
      ),
      to,
      phone,
      otherPhones: phonesOfLead(lead).slice(1),
      leadId: id,
    },
    ...lead.appointments.map((appointment) => ({
      id: `appointment-${id}-${appointment.id}`,
      kind: 'appointment' as const,
      title: dotted(name, appointmentLabel(appointment.type)),
      detail: dotted(
        `${formatDay(appointment.scheduledDate)}, ${formatTimeOfDay(appointment.scheduledTime)}`,
        appointment.notes,
      ),
      to,
      leadId: id,
    })),
    ...lead.communications.map((communication) => ({
      id: `communication-${id}-${communication.id}`,
      kind: communication.type === 'note' ? ('note' as const) : ('communication' as const),
      title: dotted(
        communication.subject ||
          (lookUp(COMMUNICATION_LABELS, communication.type) ?? communication.type),
        name,
      ),
      detail: dotted(formatIsoDay(communication.dateTime), communication.content),
      to,
      leadId: id,
    })),
  ];
}

/** Returns the items of a job: itself and its notes. */
export function itemsOfProject(project: Project): SearchItem[] {
  const { id, title, customerName, customerPhone, status } = project;
  const to = projectAddress(id);
  return [
    {
      id: `job-${id}`,
      kind: 'job',
      title,
      detail: dotted(customerName, addressLine(project) || project.city, status),
      text: dotted(
        project.description,
        project.customerEmail,
        ...project.tags,
        project.estimatedValue > 0 && formatDollars(project.estimatedValue),
        project.actualCost !== undefined && formatDollars(project.actualCost),
      ),
      to,
      phone: formatPhone(customerPhone),
    },
    ...project.notes.map((note) => ({
      id: `note-${id}-${note.id}`,
      kind: 'note' as const,
      title: dotted(title, customerName),
      detail: dotted(formatIsoDay(note.createdDate), note.content),
      to,
      projectId: id,
    })),
  ];
}

/** Returns the item of an estimate: by its number, whom it is for, and its lines. */
export const itemsOfEstimate = (estimate: Estimate): SearchItem[] => [
  {
    id: `estimate-${estimate.id}`,
    kind: 'estimate',
    title: dotted(`Estimate ${estimate.number}`, estimate.customerName),
    detail: dotted(formatCents(estimateTotals(estimate).totalCents), estimate.status),
    text: dotted(...estimate.lines.map(({ description }) => description), estimate.notes),
    to: estimateAddress(estimate.id),
    leadId: estimate.leadId,
  },
];

export const itemsOfPost = (post: ListedPost): SearchItem[] => [
  {
    id: `post-${post.id}`,
    kind: 'post',
    title: post.title,
    detail: dotted(post.category, formatDay(post.publishDate)),
    text: dotted(post.excerpt, post.content, ...post.tags),
    to: postEditorAddress(post.id),
  },
];

export const itemsOfPage = ({ id, pageName, sections }: PageContent): SearchItem[] =>
  sections.map((section) => ({
    id: `page-${id}-${section.id}`,
    kind: 'page',
    title: dotted(pageName, placeName(section)),
    detail: withoutMarkup(section.title),
    text: withoutMarkup(section.content),
    to: contentAddress(id, section.id),
  }));

export const itemsOfGalleryProject = (project: GalleryProject): SearchItem[] => [
  {
    id: `gallery-${project.id}`,
    kind: 'gallery',
    title: project.title,
    detail: dotted(project.location, project.category),
    text: project.description,
    to: galleryFormAddress(project.id),
  },
];

/** The lists in which there is nothing to find by itself. */
type NotSearched =
  | 'notifications'
  | 'statusUpdates'
  | 'payments'
  | 'deleted'
  | 'settings'
  | 'history';
export type SearchedName = Exclude<ListName, NotSearched>;

export type SearchedState = Pick<DomainState, ListSlice<SearchedName>>;

/** Returns the search items of an entity, by its list. */
export const ITEMS_OF: Record<SearchedName, (entity: never) => SearchItem[]> = {
  leads: itemsOfLead,
  projects: itemsOfProject,
  estimates: itemsOfEstimate,
  posts: itemsOfPost,
  pages: itemsOfPage,
  gallery: itemsOfGalleryProject,
};
