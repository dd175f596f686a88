import * as blog from '../../../src/domain/blog/events';
import * as content from '../../../src/domain/content/events';
import { samplePages } from '../../../src/domain/content/samples';
import * as estimates from '../../../src/domain/estimates/events';
import * as gallery from '../../../src/domain/gallery/events';
import { historyEntriesFor } from '../../../src/domain/history/rules';
import * as leads from '../../../src/domain/leads/events';
import * as notifications from '../../../src/domain/notifications/events';
import * as payments from '../../../src/domain/payments/events';
import * as projects from '../../../src/domain/projects/events';
import * as settings from '../../../src/domain/settings/events';
import type { DomainEvent } from '../../../src/domain/shared/event';
import * as system from '../../../src/domain/system/events';
import type { ListWithEntities } from '../../../src/domain/system/events';
import * as undo from '../../../src/domain/undo/events';
import {
  aLead,
  anAppointment,
  anEstimate,
  aPayment,
  aProject,
  callFields,
  galleryFields,
  newLead,
  newProject,
  postFields,
  visitFields,
} from '../../support/entities';

/** Examples of every event that the history records or that begins an act: plain, about several, and odd. */

const long = 'Gate code 7. '.repeat(20);
const lead = { leadId: '1', leadName: 'Ada Brook' };
const other = { leadId: '2', leadName: 'Kim Perry' };
const project = { projectId: 7, projectTitle: 'Back steps' };
const fence = { projectId: 6, projectTitle: 'A fence' };
const picture = { projectId: 8, projectTitle: 'A porch' };
const post = { postId: '9', postTitle: 'Mud season' };
const estimate = { ...lead, estimateId: 'e', number: '2026-001' };
const payment = { paymentId: 'p', leadId: '1', customerName: 'Ada Brook', amountCents: 2500 };
const page = { pageId: 'home', pageName: 'Home' } as const;
const document = { name: 'plan.pdf', note: '', url: 'https://plans.example/plan.pdf' };
const appointment = { ...lead, appointmentId: 'a' };
const fields = visitFields();
const communication = callFields();
const due = '2026-11-24T15:00:00.000Z';
const merge = {
  ...lead,
  mergedId: '2',
  mergedName: 'K. Perry',
  changes: {},
  moved: { communications: [], documents: [], appointments: [] },
};
const status = { from: 'Approved', to: 'Completed', note: '', isPublic: false } as const;
const arrived = (about: typeof lead, id: string) => ({
  ...about,
  id,
  type: 'new_lead' as const,
  title: 'New lead',
  message: long,
  actionRequired: true,
});
const [home] = samplePages;
if (!home) throw new Error('There is no sample page');
const moved = () => leads.leadsMoved({ leads: [{ ...lead, from: 'New Lead' }], to: 'Paid' });
const bothMoved = () =>
  leads.leadsMoved({
    leads: [
      { ...lead, from: 'New Lead' },
      { ...other, from: 'New Lead' },
    ],
    to: 'Paid',
  });
const edited = () => leads.leadEdited({ ...lead, changes: { zipCode: '05452' } });
const reversal = (entities: object[]) =>
  [{ entry: 'leads', entities, removedIds: [], removedMembers: [] }] as unknown as undo.Reversal[];
const undone = (event: DomainEvent, more: Partial<{ isRestore: true }> = {}) =>
  undo.actUndone({
    eventId: event.meta.eventId,
    type: event.type,
    entries: historyEntriesFor(event),
    reversals: reversal([aLead({ ...aboutAda, zipCode: '05401' })]),
    ...more,
  });

const aboutAda = { id: '1', firstName: 'Ada', lastName: 'Brook' };

/** What is in the state before each example. */
export const BEFORE: ListWithEntities[] = [
  {
    entry: 'leads',
    entities: [
      aLead({ ...aboutAda, documents: [{ ...document, id: 'd', uploadDate: due }] }),
      aLead({ id: '2', firstName: 'Kim', lastName: 'Perry' }),
      aLead({ id: '3', appointments: [anAppointment({ id: 'b' })] }),
    ].map((one) => (one.id === '1' ? { ...one, appointments: [anAppointment({ id: 'a' })] } : one)),
  },
  {
    entry: 'projects',
    entities: [
      aProject({
        id: 7,
        title: 'Back steps',
        status: 'Approved',
        attachments: [{ ...document, id: 'd', uploadDate: due, picture: '' }],
      }),
      aProject({ id: 6, title: 'A fence', status: 'Approved' }),
    ],
  },
  { entry: 'gallery', entities: [{ ...galleryFields(), id: 8, dateAdded: '2026-11-01' }] },
  { entry: 'posts', entities: [{ ...postFields(), id: '9', slug: 'mud', isPublished: false }] },
  { entry: 'estimates', entities: [anEstimate({ id: 'e', leadId: '1' })] },
  { entry: 'payments', entities: [aPayment({ id: 'p', leadId: '1' })] },
  { entry: 'settings', entities: [{ id: 'x', value: '1' }] },
  {
    entry: 'notifications',
    entities: [{ ...arrived(lead, 'n'), createdDate: due, isRead: false }],
  },
];

/** Returns the examples, made by the test that tells them; an event after the first is of the same act. */
export const examples = (): DomainEvent[][] => [
  [leads.leadCreated(newLead())],
  [leads.leadCreated(newLead({ firstName: long, lastName: '' }))],
  [leads.leadEdited({ ...lead, changes: { projectDescription: 'A fence', zipCode: '05452' } })],
  [leads.leadEdited({ ...lead, changes: { notes: long, zipCode: '', estimatedValue: 7 } })],
  [leads.leadEdited({ ...lead, changes: { tags: ['a'], isActive: false } })],
  [leads.leadEdited({ ...lead, changes: {} })],
  [moved()],
  [bothMoved()],
  [moved(), edited()],
  [leads.followUpsScheduled({ leads: [lead], dueDate: due })],
  [leads.followUpsScheduled({ leads: [lead, other], dueDate: due })],
  [leads.followUpsScheduled({ leads: [lead], dueDate: null })],
  [leads.leadsTagged({ leads: [lead], added: ['roof'], removed: [] })],
  [leads.leadsTagged({ leads: [lead, other], added: ['roof'], removed: [] })],
  [leads.leadsActivityChanged({ leads: [lead], isActive: false })],
  [leads.leadsActivityChanged({ leads: [lead, other], isActive: false })],
  [
    leads.leadsActivityChanged({ leads: [lead, other], isActive: false }),
    leads.leadsActivityChanged({ leads: [lead, other], isActive: true }),
  ],
  [leads.leadsDeleted({ leads: [lead], notificationIds: ['n'] })],
  [leads.leadsDeleted({ leads: [lead, other], notificationIds: [], mergedIds: ['3'] })],
  [leads.leadsMerged(merge)],
  [leads.leadsMerged({ ...merge, isLate: true })],
  [leads.leadsImported({ leads: [newLead(), newLead()] })],
  [leads.communicationLogged({ ...lead, communication })],
  [leads.communicationLogged({ ...lead, communication: { ...communication, subject: 'Rang' } })],
  [leads.communicationLogged({ ...lead, communication: { ...communication, type: 'email' } })],
  [
    leads.communicationLogged({
      ...lead,
      communication: { ...communication, type: 'pigeon' },
    }),
  ],
  [leads.callOutcomeRecorded({ ...lead, outcome: 'left-message', note: 'About it' })],
  [leads.callOutcomeRecorded({ ...lead, outcome: 'not-interested', note: '', reason: 'price' })],
  [
    leads.callOutcomeRecorded({
      ...lead,
      outcome: 'booked',
      note: '',
      stage: 'Estimate Scheduled',
      appointment: fields,
    }),
  ],
  [leads.followUpsDue({ leads: [{ ...lead, dueDate: due }] })],
  [leads.appointmentScheduled({ ...lead, appointment: fields })],
  [leads.appointmentMoved({ ...appointment, changes: { scheduledDate: '2026-11-25' } })],
  [leads.appointmentMoved({ ...appointment, changes: { scheduledTime: '14:30' } })],
  [leads.appointmentMoved({ ...appointment, changes: { notes: 'Bring a ladder' } })],
  [leads.appointmentCompleted(appointment), moved()],
  [leads.appointmentCancelled(appointment)],
  [leads.appointmentMissed(appointment)],
  [leads.documentAttached({ ...lead, document })],
  [leads.documentRemoved({ ...lead, documentId: 'd', name: long })],
  [notifications.notificationsRaised([arrived(lead, 'm'), arrived(other, 'o')])],
  [notifications.notificationsRead({ notificationIds: ['n'], leadIds: ['1'] })],
  [notifications.repeatsSettled({ notificationIds: ['n'] })],
  [projects.projectCreated({ id: 5, draft: newProject({ status: 'Approved' }) })],
  [projects.projectEdited({ ...project, changes: { customerName: 'Ada', description: '' } })],
  [projects.projectDeleted(project)],
  [projects.statusChanged({ ...project, ...status })],
  [project, fence].map((about) => projects.statusChanged({ ...about, ...status })),
  [projects.noteAdded({ ...project, content: 'Done', isPublic: true })],
  [projects.noteAdded({ ...project, content: 'Nails', isPublic: false })],
  [projects.customerEmailSent({ ...project, noteId: 'n' })],
  [projects.attachmentAdded({ ...project, attachment: document })],
  [projects.attachmentRemoved({ ...project, attachmentId: 'd', name: 'plan.pdf' })],
  [projects.consentRecorded({ ...project, consent: { by: 'Kim Perry', how: 'By phone' } })],
  [projects.consentRecorded({ ...project, consent: null })],
  [estimates.estimateCreated(anEstimate({ leadId: '1', number: '2026-002' }))],
  [estimates.estimateEdited({ ...estimate, changes: { notes: 'Soon' }, removedLineIds: [] })],
  [estimates.estimateLinked({ ...estimate, code: '0a' })],
  [estimates.estimateSent({ ...estimate, replacedIds: [] })],
  [estimates.estimateAnswered({ ...estimate, answer: 'Accepted' })],
  [estimates.estimateAnswered({ ...estimate, answer: 'Declined' })],
  [estimates.estimateDeleted(estimate)],
  [payments.paymentReceived(aPayment({ ...payment, way: 'Check' }))],
  [payments.paymentReceived(aPayment({ ...payment, projectId: 7 }))],
  [payments.paymentEdited({ ...payment, changes: { amountCents: 2650 } })],
  [payments.paymentEdited({ ...payment, projectId: 7, changes: { way: 'Cash' } })],
  [payments.paymentDeleted(payment)],
  [
    content.sectionEdited({
      ...page,
      sectionId: 'cta-title',
      sectionName: 'Hero',
      changes: { title: 'Ready?' },
    }),
  ],
  [content.pageInfoEdited({ ...page, pageTitle: 'At home' })],
  [content.pageReset({ ...page, restored: { ...home, pageTitle: 'Before' } })],
  [gallery.galleryProjectAdded({ id: 10, fields: galleryFields({ title: 'A bench' }) })],
  [gallery.galleryProjectEdited({ ...picture, changes: { title: 'A deck' } })],
  [gallery.galleryProjectRemoved(picture)],
  [
    blog.postWritten({
      fields: postFields({ title: 'Mud season' }),
      isPublished: false,
      slug: 'mud',
    }),
  ],
  [blog.postEdited({ ...post, changes: { title: 'Mud' } })],
  [blog.postPublished(post)],
  [blog.postPublished(post), blog.postUnpublished(post)],
  [blog.postUnpublished(post)],
  [blog.postDeleted(post)],
  [settings.settingChanged({ id: 'templates.thanks', value: 'Thanks' })],
  [settings.settingChanged({ id: 'display.leads.columns', value: 'phone' })],
  [settings.settingReset({ id: 'x' })],
  [system.samplesRemoved({ ids: { leads: ['1'] } })],
  [
    system.deployedChangesApplied({
      entry: 'gallery',
      entities: [],
      removedIds: [8],
      removedMembers: [],
    }),
  ],
  [system.backupDownloaded()],
  [undone(moved())],
  [undone(edited())],
  [undone(bothMoved())],
  [undone(leads.leadsDeleted({ leads: [lead], notificationIds: [] }), { isRestore: true })],
  [undone(undone(leads.leadsDeleted({ leads: [lead], notificationIds: [] }), { isRestore: true }))],
  [undone(leads.leadsImported({ leads: [] }))],
];
