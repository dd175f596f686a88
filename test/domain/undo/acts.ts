import { vi } from 'vitest';
import { savePost, setPublished, writePost } from '../../../src/domain/blog/commands';
import { postDeleted } from '../../../src/domain/blog/events';
import { resetPage, savePageTitle, saveSection } from '../../../src/domain/content/commands';
import { createEstimate } from '../../../src/domain/estimates/commands';
import { emptyEstimate } from '../../../src/domain/estimates/rules';
import { addGalleryProject, saveGalleryProject } from '../../../src/domain/gallery/commands';
import { galleryProjectRemoved } from '../../../src/domain/gallery/events';
import * as leads from '../../../src/domain/leads/commands';
import { LIST_NAMES, sliceOf } from '../../../src/domain/lists/schema';
import { markRead } from '../../../src/domain/notifications/commands';
import { selectNotifications } from '../../../src/domain/notifications/slice';
import { receivePayment } from '../../../src/domain/payments/commands';
import {
  addNote,
  createProject,
  saveProject,
  updateStatus,
} from '../../../src/domain/projects/commands';
import { projectDeleted } from '../../../src/domain/projects/events';
import { signedIn } from '../../../src/domain/session/events';
import type { DomainEvent } from '../../../src/domain/shared/event';
import type { Command, DomainState } from '../../../src/domain/store';
import { followUpsChecked } from '../../../src/domain/system/events';
import {
  aLine,
  callFields,
  galleryFields,
  newLead,
  newProject,
  postFields,
  visitFields,
} from '../../support/entities';
import { makeStore } from '../../support/store';

/** Acts of the owner, and the state that they are done in. */

export const NOW = new Date('2026-11-20T15:00:00.000Z');
export const HOUR_MS = 3_600_000;

/**
 * The stored lists, the history and the records of deletions aside, without the count of an
 * appointment's changes, which an undo raises too.
 */
export const listsOf = (state: DomainState): object =>
  JSON.parse(
    JSON.stringify(
      Object.fromEntries(
        LIST_NAMES.map(sliceOf)
          .filter((slice) => slice !== 'history' && slice !== 'deleted')
          .map((slice) => [slice, state[slice].entities]),
      ),
      (name, value: unknown) => (name === 'sequence' ? undefined : value),
    ),
  ) as object;

/** Fills a store with one of everything: a lead whose follow-up is due, its job, a post, a pair. */
export function filled(test = makeStore()) {
  const { dispatch } = test.store;
  dispatch(signedIn());
  const leadId = test.addLead();
  dispatch(leads.logCommunication(leadId, callFields({ subject: 'Rang' })));
  dispatch(leads.scheduleAppointment(leadId, visitFields()));
  dispatch(
    leads.attachDocument(leadId, { name: 'Sketch', note: '', url: 'https://example.com/a' }),
  );
  vi.setSystemTime(NOW.getTime() + 2 * HOUR_MS);
  dispatch(followUpsChecked());
  const projectId = test.addJob({ customerId: leadId });
  const pairId = dispatch(addGalleryProject(galleryFields()));
  const postId = dispatch(writePost(postFields(), false));
  return { ...test, leadId, projectId, pairId, postId, lead: () => test.leadOf(leadId) };
}
export type Filled = ReturnType<typeof filled>;

/** What the owner does with the store: a command or an event. */
type Act = (all: Filled) => Command<unknown> | DomainEvent;

const acts = (rows: Record<string, Act>): [what: string, act: (all: Filled) => unknown][] =>
  Object.entries(rows).map(([what, act]) => [
    what,
    (all) => all.store.dispatch(act(all) as Command<unknown>),
  ]);

const appointmentOf = ({ lead }: Filled): string => lead()?.appointments[0]?.id ?? '';

export const ACTS = acts({
  'a stage move with its follow-up': ({ leadId }) => leads.moveLeads([leadId], 'Estimate Provided'),
  'a snooze with its notification': ({ leadId }) =>
    leads.scheduleFollowUps([leadId], '2026-11-25T14:00:00.000Z'),
  'a follow-up taken away': ({ leadId }) => leads.scheduleFollowUps([leadId], null),
  'a saved form with its stage': ({ leadId }) =>
    leads.saveLead(leadId, newLead({ city: 'Stowe', tags: ['roof'], stage: 'Contact Attempted' })),
  'a corrected lead with its job': ({ leadId }) =>
    leads.saveLead(leadId, newLead({ phone: '(802) 555-0177' })),
  'a logged call with its follow-up': ({ leadId }) =>
    leads.logCommunication(
      leadId,
      callFields({ followUpRequired: true, followUpDate: '2026-11-21T14:00:00.000Z' }),
    ),
  'a call that booked a visit': ({ leadId }) =>
    leads.recordCallOutcome(leadId, {
      outcome: 'booked',
      note: 'At ten',
      stage: 'Estimate Scheduled',
      appointment: visitFields({ scheduledDate: '2026-11-26' }),
    }),
  'a call that ended it': ({ leadId }) =>
    leads.recordCallOutcome(leadId, { outcome: 'not-interested', note: '', reason: 'price' }),
  'a scheduled visit': ({ leadId }) =>
    leads.scheduleAppointment(leadId, visitFields({ type: 'work', duration: 90 })),
  'a moved visit': (all) =>
    leads.moveAppointment(all.leadId, appointmentOf(all), visitFields({ scheduledTime: '11:00' })),
  'a visit called off': (all) => leads.cancelAppointment(all.leadId, appointmentOf(all)),
  'a document removed': ({ leadId, lead }) =>
    leads.removeDocument(leadId, lead()?.documents[0] ?? { id: '', name: '' }),
  'a lead deleted with its notifications and its job’s customer': ({ leadId }) =>
    leads.deleteLeads([leadId]),
  'an import': () => leads.importLeads([newLead({ firstName: 'Ben' }), newLead()]),
  'notifications read': ({ store }) => markRead(selectNotifications(store.getState())),
  'a status update with its note': ({ projectId }) =>
    updateStatus(projectId, { status: 'Completed', note: 'Done', isPublic: false }),
  'a note': ({ projectId }) => addNote(projectId, { content: 'Key under the mat' }),
  'a project saved with its status': ({ projectId }) =>
    saveProject(projectId, { ...newProject({ title: 'Steps' }), status: 'On Hold' }),
  'a project deleted': ({ projectId }) => projectDeleted({ projectId, projectTitle: '' }),
  'a pair saved': ({ pairId }) => saveGalleryProject(pairId, galleryFields({ title: 'Other' })),
  'a pair removed': ({ pairId }) => galleryProjectRemoved({ projectId: pairId, projectTitle: '' }),
  'a post saved and published': ({ postId }) =>
    savePost(postId, postFields({ title: 'Other' }), true),
  'a post published': ({ postId }) => setPublished(postId, true),
  'a post deleted': ({ postId }) => postDeleted({ postId, postTitle: '' }),
  'a section saved': () => saveSection('home', 'cta-title', { title: 'Ready?', content: '' }),
  'a page’s title': () => savePageTitle('about', 'Us'),
  'a page reset': () => resetPage('about'),
});

export const CREATIONS = acts({
  'an estimate with the lead’s value': ({ leadId }) =>
    createEstimate(leadId, { ...emptyEstimate(NOW), lines: [aLine()] }),
  'a payment in full with job and lead': ({ projectId }) =>
    receivePayment({ projectId }, { amountCents: 1e9, way: 'Cash', day: '2026-11-20' }),
  'a new lead': () => leads.createLead(newLead()),
  'a new job, with the move of its lead': ({ leadId }) =>
    createProject(newProject({ customerId: leadId, status: 'Scheduled' })),
  'a new gallery project': () => addGalleryProject(galleryFields()),
  'a new post': () => writePost(postFields(), true),
});
