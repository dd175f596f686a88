import { describe, expect, it } from 'vitest';
import {
  eventIdOf,
  historyEntriesFor,
  historyEntryFor,
  recordedEventTypes,
} from '../../../src/domain/history/rules';
import { subjectAddress } from '../../../src/admin/shared/history/activity';
import { sentenceFor } from '../../../src/domain/history/sentences';
import { samplePages } from '../../../src/domain/content/samples';
import * as blog from '../../../src/domain/blog/events';
import * as content from '../../../src/domain/content/events';
import type { DomainEvent } from '../../../src/domain/shared/event';
import * as estimates from '../../../src/domain/estimates/events';
import * as gallery from '../../../src/domain/gallery/events';
import * as leads from '../../../src/domain/leads/events';
import * as notifications from '../../../src/domain/notifications/events';
import * as payments from '../../../src/domain/payments/events';
import * as projects from '../../../src/domain/projects/events';
import { actUndone } from '../../../src/domain/undo/events';
import {
  anEstimate,
  aPayment,
  galleryFields,
  newLead,
  newProject,
  postFields,
} from '../../support/entities';

const lead = { leadId: '1', leadName: 'Ada Brook' };
const project = { projectId: 7, projectTitle: 'Back steps' };
const picture = { projectId: 8, projectTitle: 'A porch' };
const post = { postId: '9', postTitle: 'Mud season' };
const estimate = { ...lead, estimateId: 'e', number: '2026-001' };
const payment = { paymentId: 'p', leadId: '1', customerName: 'Ada Brook', amountCents: 2500 };
const page = { pageId: 'home', pageName: 'Home' } as const;
const document = { name: 'plan.pdf', note: '', url: 'https://plans.example/plan.pdf' };
const [restored] = samplePages;
if (!restored) throw new Error('There is no sample page');
const appointment = { ...lead, appointmentId: 'a' };
const undone = (event: DomainEvent, more: DomainEvent[] = []) =>
  actUndone({
    eventId: event.meta.eventId,
    type: event.type,
    entries: [event, ...more].flatMap(historyEntriesFor),
    reversals: [],
  });
const moved = leads.leadsMoved({ leads: [{ ...lead, from: 'New Lead' }], to: 'Paid' });

/** Each recorded event: about whom it is, and the sentence that the owner reads. */
const SENTENCES: [DomainEvent, name: string, sentence: string][] = [
  [
    leads.leadCreated(newLead({ firstName: 'Ada', lastName: 'Brook' })),
    'Ada Brook',
    'Became a lead: General Repairs, Phone Call',
  ],
  [
    leads.leadEdited({ ...lead, changes: { projectDescription: 'A fence', zipCode: '05452' } }),
    'Ada Brook',
    'Details edited: project description “A fence”, zip code “05452”',
  ],
  [
    leads.leadEdited({ ...lead, changes: { notes: 'Gate code 7. '.repeat(9), zipCode: '' } }),
    'Ada Brook',
    `Details edited: notes “${'Gate code 7. '.repeat(9).slice(0, 59)}…”, zip code`,
  ],
  [moved, 'Ada Brook', 'Moved from New Lead to Paid'],
  [
    leads.followUpsScheduled({ leads: [lead], dueDate: '2026-11-24T15:00:00.000Z' }),
    'Ada Brook',
    'Follow-up set for Nov 24, 2026, 10:00 AM',
  ],
  [leads.leadsDeleted({ leads: [lead], notificationIds: [] }), 'Ada Brook', 'Lead deleted'],
  [
    leads.communicationLogged({
      ...lead,
      communication: { type: 'call', subject: 'First call', content: '', followUpRequired: false },
    }),
    'Ada Brook',
    'Logged a call (First call)',
  ],
  [
    leads.appointmentScheduled({
      ...lead,
      appointment: {
        type: 'estimate',
        scheduledDate: '2026-11-24',
        scheduledTime: '10:00',
        duration: 60,
        notes: '',
      },
    }),
    'Ada Brook',
    'Appointment (estimate) set for Nov 24, 2026, 10:00 AM',
  ],
  [
    leads.appointmentMoved({ ...appointment, changes: { scheduledTime: '14:30' } }),
    'Ada Brook',
    'Appointment moved to 2:30 PM',
  ],
  [
    leads.appointmentMoved({ ...appointment, changes: { notes: 'Bring a ladder' } }),
    'Ada Brook',
    'Appointment changed',
  ],
  [
    leads.leadsMerged({
      ...lead,
      mergedId: '2',
      mergedName: 'A. Brook',
      changes: {},
      moved: { communications: [], documents: [], appointments: [] },
    }),
    'Ada Brook',
    'Merged with another lead: A. Brook',
  ],
  [leads.appointmentCompleted(appointment), 'Ada Brook', 'Appointment completed'],
  [leads.appointmentCancelled(appointment), 'Ada Brook', 'Appointment cancelled'],
  [leads.appointmentMissed(appointment), 'Ada Brook', 'No-show: the customer was not there'],
  [leads.documentAttached({ ...lead, document }), 'Ada Brook', 'Document added: plan.pdf'],
  [
    leads.documentRemoved({ ...lead, documentId: 'd', name: 'plan.pdf' }),
    'Ada Brook',
    'Document removed: plan.pdf',
  ],
  [
    notifications.notificationsRaised([
      {
        leadId: '1',
        leadName: 'Ada Brook',
        type: 'new_lead',
        title: 'New lead',
        message: 'Ada Brook asked for an estimate',
        actionRequired: true,
      },
    ]),
    'Ada Brook',
    'Notification: New lead',
  ],
  [
    projects.projectCreated({
      id: 7,
      draft: newProject({ title: 'Back steps', status: 'Approved' }),
    }),
    'Back steps',
    'Project created: Approved',
  ],
  [
    projects.projectEdited({ ...project, changes: { customerName: 'Ada' } }),
    'Back steps',
    'Project edited: customer name',
  ],
  [projects.projectDeleted(project), 'Back steps', 'Project deleted'],
  [
    projects.statusChanged({
      ...project,
      from: 'Approved',
      to: 'Completed',
      note: '',
      isPublic: false,
    }),
    'Back steps',
    'Status changed from Approved to Completed',
  ],
  [
    projects.noteAdded({ ...project, content: 'Done', isPublic: true }),
    'Back steps',
    'Customer update added',
  ],
  [
    projects.noteAdded({ ...project, content: 'Nails', isPublic: false }),
    'Back steps',
    'Internal note added',
  ],
  [
    projects.customerEmailSent({ ...project, noteId: 'n' }),
    'Back steps',
    'Customer e-mail sent (simulated)',
  ],
  [
    projects.attachmentAdded({ ...project, attachment: document }),
    'Back steps',
    'Picture added: plan.pdf',
  ],
  [
    projects.consentRecorded({ ...project, consent: { by: 'Kim Perry', how: 'By phone' } }),
    'Back steps',
    'Consent to show the work: Kim Perry, by phone',
  ],
  [
    projects.attachmentRemoved({ ...project, attachmentId: 'd', name: 'plan.pdf' }),
    'Back steps',
    'Picture removed: plan.pdf',
  ],
  [
    estimates.estimateCreated(anEstimate({ customerName: 'Ada Brook', number: '2026-001' })),
    'Ada Brook',
    'Estimate 2026-001 written: $240',
  ],
  [
    estimates.estimateEdited({ ...estimate, changes: {}, removedLineIds: [] }),
    'Ada Brook',
    'Estimate 2026-001 changed',
  ],
  [
    estimates.estimateLinked({ ...estimate, code: '0a' }),
    'Ada Brook',
    'Link to estimate 2026-001 taken',
  ],
  [estimates.estimateSent({ ...estimate, replacedIds: [] }), 'Ada Brook', 'Estimate 2026-001 sent'],
  [
    estimates.estimateAnswered({ ...estimate, answer: 'Accepted' }),
    'Ada Brook',
    'Estimate 2026-001 accepted',
  ],
  [estimates.estimateDeleted(estimate), 'Ada Brook', 'Estimate 2026-001 deleted'],
  [
    payments.paymentReceived(aPayment({ ...payment, way: 'Check' })),
    'Ada Brook',
    'Paid $25: Check',
  ],
  [payments.paymentEdited({ ...payment, changes: {} }), 'Ada Brook', 'Payment corrected: $25'],
  [payments.paymentDeleted(payment), 'Ada Brook', 'Payment deleted: $25'],
  [
    content.sectionEdited({
      ...page,
      sectionId: 'hero',
      sectionName: 'Hero',
      changes: {},
    }),
    'Home',
    'Page section edited: Hero',
  ],
  [content.pageInfoEdited({ ...page, pageTitle: 'Home' }), 'Home', 'Page title edited'],
  [content.pageReset({ ...page, restored }), 'Home', 'Page reset to its built-in wording'],
  [
    gallery.galleryProjectAdded({ id: 8, fields: galleryFields({ title: 'A porch' }) }),
    'A porch',
    'Added to the gallery',
  ],
  [gallery.galleryProjectEdited({ ...picture, changes: {} }), 'A porch', 'Gallery project edited'],
  [gallery.galleryProjectRemoved(picture), 'A porch', 'Removed from the gallery'],
  [
    blog.postWritten({
      fields: postFields({ title: 'Mud season' }),
      isPublished: false,
      slug: 'mud',
    }),
    'Mud season',
    'Post written',
  ],
  [blog.postEdited({ ...post, changes: {} }), 'Mud season', 'Post edited'],
  [blog.postPublished(post), 'Mud season', 'Post published'],
  [blog.postUnpublished(post), 'Mud season', 'Post unpublished'],
  [blog.postDeleted(post), 'Mud season', 'Post deleted'],
  [undone(moved), 'Ada Brook', 'Undone: Moved from New Lead to Paid'],
  [
    undone(leads.leadEdited({ ...lead, changes: { zipCode: '05452' } })),
    'Ada Brook',
    'Undone: Details edited (zip code “05452”)',
  ],
];

describe('the sentence of a history entry', () => {
  it.each(SENTENCES.map(([event, name, sentence]) => [event.type, sentence, name, event] as const))(
    '%s: %s',
    (_type, sentence, name, event) => {
      const entry = historyEntryFor(event);
      expect(entry?.subjectName).toBe(name);
      expect(entry && sentenceFor(entry)).toBe(sentence);
    },
  );

  it('is checked above for every event that the history keeps', () => {
    const checked = new Set(SENTENCES.map(([event]) => historyEntryFor(event)?.type));
    expect(recordedEventTypes.filter((type) => !checked.has(type))).toEqual([]);
  });

  it('links to its subject, unless the event deleted that', () => {
    for (const [event] of SENTENCES) {
      const entry = historyEntryFor(event);
      const deleted = Object.values(event.meta.deletes ?? {}).flatMap((one) => one?.ids ?? []);
      if (!entry || event.type === actUndone.type) continue;
      const isGone = deleted.map(String).includes(entry.subjectId);
      expect.soft(subjectAddress(entry) === undefined, event.type).toBe(isGone);
    }
  });

  it('names what this version does not know by its type', () => {
    const entry = historyEntryFor(undone(moved));
    if (!entry) throw new Error('Undo is not recorded');
    const facts = { ...entry.facts, undone: 'future/event' };
    expect(sentenceFor({ ...entry, facts })).toBe('Undone: future/event');
  });
});

describe('the entries of an event', () => {
  it('have the id of the event, further ones with a number', () => {
    const event = undone(moved, [moved, moved]);
    const ids = historyEntriesFor(event).map(({ id }) => id);
    const { eventId } = event.meta;
    expect(ids).toEqual([eventId, `${eventId}.1`, `${eventId}.2`]);
    expect(ids.map(eventIdOf)).toEqual([eventId, eventId, eventId]);
    expect(eventIdOf('1.5-a.12')).toBe('1.5-a');
  });

  it('hold the first 200 characters of a text, and other facts as they are', () => {
    const event = leads.documentRemoved({ ...lead, documentId: 'd', name: 'n'.repeat(500) });
    expect(historyEntryFor(event)?.facts).toEqual({ name: 'n'.repeat(200) });
    const note = projects.noteAdded({ ...project, content: 'Done', isPublic: true });
    expect(historyEntryFor(note)?.facts).toEqual({ isPublic: true });
  });

  it('are none for an edit that changed nothing', () => {
    expect(historyEntriesFor(leads.leadEdited({ ...lead, changes: {} }))).toEqual([]);
  });
});

it.each([
  ['leads/stageChanged', { from: 'New Lead', to: 'Paid' }, 'Moved from New Lead to Paid'],
  ['leads/followUpScheduled', { dueDate: '' }, 'Follow-up taken away'],
  ['leads/leadDeleted', {}, 'Lead deleted'],
  ['notifications/notificationRaised', { title: 'Due' }, 'Notification: Due'],
])('a stored entry of the type %s is said in words', (type, facts, sentence) => {
  const entry = historyEntryFor(moved);
  expect(entry && sentenceFor({ ...entry, type, facts })).toBe(sentence);
});
