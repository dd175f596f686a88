import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect } from 'vitest';
import * as blog from '../../src/domain/blog/events';
import * as content from '../../src/domain/content/events';
import { seedPage } from '../../src/domain/content/seedPage';
import * as gallery from '../../src/domain/gallery/events';
import * as leads from '../../src/domain/leads/events';
import { LIST_NAMES } from '../../src/domain/lists/schema';
import * as notifications from '../../src/domain/notifications/events';
import * as projects from '../../src/domain/projects/events';
import { domainReducers } from '../../src/domain/reducers';
import type { DomainState } from '../../src/domain/store';
import * as system from '../../src/domain/system/events';
import { LISTS } from '../../src/persistence/engine/entries';
import {
  aLead,
  callFields,
  galleryFields,
  newLead,
  newProject,
  postFields,
} from '../support/entities';
import { lawBook } from '../support/laws';

/** Properties of the reducers for any sequence of events. */

const reduce = combineReducers(domainReducers) as (
  state: DomainState | undefined,
  action: UnknownAction,
) => DomainState;
const EMPTY = reduce(undefined, { type: 'nothing' });

const leadId = fc.constantFrom('1-a', '2-b', '3-c');
const projectId = fc.constantFrom(1, 2, 3);
const memberId = fc.constantFrom('m1', 'm2');
const word = fc.string({ maxLength: 8, unit: 'grapheme' });
const when = fc.integer({ min: 0, max: 9 }).map((day) => `2026-11-2${day}T12:00:00.000Z`);
const status = fc.constantFrom('Approved' as const, 'In Progress' as const, 'Paid' as const);
const about = (id: string) => ({ leadId: id, leadName: 'Ada Brook' });
const job = (id: number) => ({ projectId: id, projectTitle: 'Back steps' });
const pageName = { pageId: 'home', pageName: 'Home' } as const;

/** Any event that changes stored state. */
const event: fc.Arbitrary<UnknownAction> = fc.oneof(
  fc.tuple(leadId, word).map(([id, notes]) =>
    // As from a log, where the id is given.
    ({ ...leads.leadCreated(newLead({ notes })), payload: aLead({ id, notes }) }),
  ),
  word.map((notes) => leads.leadsImported({ leads: [newLead({ notes })] })),
  fc.tuple(leadId, word).map(([id, city]) => leads.leadEdited({ ...about(id), changes: { city } })),
  leadId.map((id) => leads.leadsDeleted({ leads: [about(id)], notificationIds: [] })),
  leadId.map((id) => leads.leadsMoved({ leads: [{ ...about(id), from: 'New Lead' }], to: 'Paid' })),
  fc
    .tuple(leadId, fc.option(when))
    .map(([id, dueDate]) => leads.followUpsScheduled({ leads: [about(id)], dueDate })),
  fc
    .tuple(leadId, when)
    .map(([id, dueDate]) => leads.followUpsDue({ leads: [{ ...about(id), dueDate }] })),
  fc.tuple(leadId, word).map(([id, subject]) =>
    leads.communicationLogged({
      ...about(id),
      communication: callFields({ type: 'note', subject }),
    }),
  ),
  fc
    .tuple(leadId, memberId)
    .map(([id, appointmentId]) => leads.appointmentCompleted({ ...about(id), appointmentId })),
  fc
    .tuple(leadId, memberId)
    .map(([id, appointmentId]) => leads.appointmentMissed({ ...about(id), appointmentId })),
  fc
    .tuple(leadId, memberId)
    .map(([id, documentId]) => leads.documentRemoved({ ...about(id), documentId, name: 'x' })),
  fc.tuple(leadId, word).map(([id, title]) =>
    notifications.notificationsRaised([
      {
        id: `n-${id}`,
        type: 'other',
        leadId: id,
        leadName: 'x',
        title,
        message: '',
        actionRequired: false,
      },
    ]),
  ),
  leadId.map((id) =>
    notifications.notificationsRead({ notificationIds: [`n-${id}`], leadIds: [id] }),
  ),
  leadId.map((id) => notifications.repeatsSettled({ notificationIds: [`n-${id}`] })),
  leadId.map((id) =>
    notifications.followUpsSettled({ notificationIds: [`n-${id}`], leadIds: [id] }),
  ),
  fc
    .tuple(projectId, leadId)
    .map(([id, customerId]) => projects.projectCreated({ id, draft: newProject({ customerId }) })),
  fc
    .tuple(projectId, fc.option(fc.nat({ max: 900 })))
    .map(([id, actualCost]) => projects.projectEdited({ ...job(id), changes: { actualCost } })),
  projectId.map((id) => projects.projectDeleted(job(id))),
  fc
    .tuple(projectId, status, status, word)
    .map(([id, from, to, note]) =>
      projects.statusChanged({ ...job(id), from, to, note, isPublic: true }),
    ),
  fc
    .tuple(projectId, word)
    .map(([id, text]) => projects.noteAdded({ ...job(id), content: text, isPublic: true })),
  fc
    .tuple(projectId, memberId)
    .map(([id, noteId]) => projects.customerEmailSent({ ...job(id), noteId })),
  projectId.map((id) => gallery.galleryProjectAdded({ id, fields: galleryFields() })),
  fc.tuple(projectId, word).map(([id, description]) =>
    gallery.galleryProjectEdited({
      projectId: id,
      projectTitle: 'x',
      changes: { description: `D${description}` },
    }),
  ),
  projectId.map((id) => gallery.galleryProjectRemoved({ projectId: id, projectTitle: 'x' })),
  word.map(() => blog.postWritten({ fields: postFields(), isPublished: false, slug: 'ice-dams' })),
  fc
    .constantFrom(blog.postPublished, blog.postUnpublished, blog.postDeleted)
    .map((happen) => happen({ postId: '1-post', postTitle: 'x' })),
  word.map((pageTitle) => content.pageInfoEdited({ ...pageName, pageTitle })),
  word.map((title) =>
    content.sectionEdited({
      ...pageName,
      sectionId: 'hero-title',
      sectionName: 'Hero',
      changes: { title },
    }),
  ),
  word.map((pageTitle) =>
    content.pageReset({ ...pageName, restored: { ...seedPage(pageName.pageId), pageTitle } }),
  ),
  fc.tuple(leadId, leadId, word).map(([id, gone, notes]) =>
    system.remoteChangesMerged({
      entry: 'leads',
      entities: [aLead({ id, notes })],
      removedIds: [gone],
    }),
  ),
  leadId.map((id) => system.seedDataLoaded({ entry: 'leads', entities: [aLead({ id })] })),
  leadId.map((id) =>
    system.backupRestored({
      entries: [{ entry: 'leads', entities: [aLead({ id })] }],
      deletes: {},
    }),
  ),
  leadId.map((id) => system.samplesRemoved({ ids: { leads: [id], projects: [1] } })),
  leadId.map((id) =>
    system.danglingReferencesRemoved({ deletedLeadIds: [id], notificationIds: [] }),
  ),
);

const past = fc.array(event, { maxLength: 12 });
const after = (events: readonly UnknownAction[]): DomainState => events.reduce(reduce, EMPTY);
const { law, close } = lawBook('reducers', 100);

describe('reducers', () => {
  law(
    'answer the same to the same, and leave what they were given as it was',
    fc.property(past, event, (events, one) => {
      const before = after(events);
      const text = JSON.stringify(before);
      expect(reduce(before, one)).toEqual(reduce(before, one));
      expect(JSON.stringify(before)).toBe(text);
    }),
  );
  law(
    'take an event from a log as they took it when it happened',
    fc.property(past, (events) => {
      const log = JSON.parse(JSON.stringify(events)) as UnknownAction[];
      expect(JSON.stringify(after(log))).toBe(JSON.stringify(after(events)));
    }),
  );
  law(
    'keep each entity under its own id, once, and of its shape',
    fc.property(past, (events) => {
      const state = after(events);
      for (const name of LIST_NAMES) {
        const { slice, schema } = LISTS[name];
        const { ids, entities } = state[slice];
        expect(ids.map(String).sort()).toEqual(Object.keys(entities).sort());
        for (const [id, entity] of Object.entries(entities)) {
          expect(String(entity.id)).toBe(id);
          expect(v.is(schema as unknown as v.GenericSchema, entity), `${name} ${id}`).toBe(true);
        }
      }
    }),
  );
  law(
    'take changes of another tab twice as once',
    fc.property(past, leadId, leadId, (events, id, gone) => {
      const merged = system.remoteChangesMerged({
        entry: 'leads',
        entities: [aLead({ id })],
        removedIds: [gone],
      });
      const once = reduce(after(events), merged);
      expect(reduce(once, merged)).toEqual(once);
    }),
  );
  law(
    'leave nothing that names a deleted lead',
    fc.property(past, leadId, (events, id) => {
      const state = reduce(
        after(events),
        leads.leadsDeleted({ leads: [about(id)], notificationIds: [] }),
      );
      const naming = [
        ...Object.values(state.notifications.entities).map((one) => one.leadId),
        ...Object.values(state.projects.entities).map((one) => one.customerId),
        ...Object.keys(state.leads.entities),
      ];
      expect(naming).not.toContain(id);
    }),
  );
  close();
});
