import { vi } from 'vitest';
import { savePost, setPublished, writePost } from '../../../src/domain/blog/commands';
import { resetPage, savePageTitle, saveSection } from '../../../src/domain/content/commands';
import { addGalleryProject, saveGalleryProject } from '../../../src/domain/gallery/commands';
import * as leads from '../../../src/domain/leads/commands';
import { selectLeadById } from '../../../src/domain/leads/slice';
import { markRead } from '../../../src/domain/notifications/commands';
import { selectNotifications } from '../../../src/domain/notifications/slice';
import {
  addNote,
  createProject,
  saveProject,
  updateStatus,
} from '../../../src/domain/projects/commands';
import { STORED_LISTS } from '../../../src/domain/lists/schema';
import type { DomainState } from '../../../src/domain/store';
import { undoAct } from '../../../src/domain/undo/commands';
import { selectLastAct } from '../../../src/domain/undo/slice';
import { postDeleted } from '../../../src/domain/blog/events';
import { galleryProjectRemoved } from '../../../src/domain/gallery/events';
import { projectDeleted } from '../../../src/domain/projects/events';
import { signedIn } from '../../../src/domain/session/events';
import { followUpsChecked } from '../../../src/domain/system/events';
import { createEstimate } from '../../../src/domain/estimates/commands';
import { emptyEstimate } from '../../../src/domain/estimates/rules';
import { receivePayment } from '../../../src/domain/payments/commands';
import { aLine, galleryFields, newLead, newProject, postFields } from '../../support/entities';
import { makeStore, type TestStore } from '../../support/store';

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
        Object.values(STORED_LISTS)
          .map(({ slice }) => slice)
          .filter((slice) => slice !== 'history' && slice !== 'deleted')
          .map((slice) => [slice, state[slice].entities]),
      ),
      (name, value: unknown) => (name === 'sequence' ? undefined : value),
    ),
  ) as object;

/** A store with one of everything: a lead whose follow-up is due, its job, a post, a pair. */
export function filled() {
  const { store, types } = makeStore();
  const { dispatch, getState } = store;
  dispatch(signedIn());
  const leadId = dispatch(leads.createLead(newLead()));
  dispatch(
    leads.logCommunication(leadId, {
      type: 'call',
      subject: 'Rang',
      content: '',
      followUpRequired: false,
    }),
  );
  dispatch(
    leads.scheduleAppointment(leadId, {
      type: 'estimate',
      scheduledDate: '2026-11-24',
      scheduledTime: '10:00',
      duration: 60,
      notes: '',
    }),
  );
  dispatch(
    leads.attachDocument(leadId, { name: 'Sketch', note: '', url: 'https://example.com/a' }),
  );
  vi.setSystemTime(NOW.getTime() + 2 * HOUR_MS);
  dispatch(followUpsChecked());
  const projectId = dispatch(createProject(newProject({ customerId: leadId })));
  const pairId = dispatch(addGalleryProject(galleryFields()));
  const postId = dispatch(writePost(postFields(), false));
  const lead = () => selectLeadById(getState(), leadId);
  return { store, types, leadId, projectId, pairId, postId, lead };
}
export type Filled = ReturnType<typeof filled>;

export const undoLast = ({ store }: Pick<TestStore, 'store'>): number | undefined =>
  store.dispatch(undoAct(selectLastAct(store.getState())?.id ?? ''));

export const ACTS: [what: string, act: (all: Filled) => unknown][] = [
  [
    'a stage move with its follow-up',
    ({ store, leadId }) => store.dispatch(leads.moveLeads([leadId], 'Estimate Provided')),
  ],
  [
    'a snooze with its notification',
    ({ store, leadId }) =>
      store.dispatch(leads.scheduleFollowUps([leadId], '2026-11-25T14:00:00.000Z')),
  ],
  [
    'a follow-up taken away',
    ({ store, leadId }) => store.dispatch(leads.scheduleFollowUps([leadId], null)),
  ],
  [
    'a saved form with its stage',
    ({ store, leadId }) =>
      store.dispatch(
        leads.saveLead(leadId, {
          ...newLead({ city: 'Stowe', tags: ['roof'] }),
          stage: 'Contact Attempted',
        }),
      ),
  ],
  [
    'a logged call with its follow-up',
    ({ store, leadId }) =>
      store.dispatch(
        leads.logCommunication(leadId, {
          type: 'call',
          subject: 'No answer',
          content: '',
          followUpRequired: true,
          followUpDate: '2026-11-21T14:00:00.000Z',
        }),
      ),
  ],
  [
    'a call that booked a visit',
    ({ store, leadId }) =>
      store.dispatch(
        leads.recordCallOutcome(leadId, {
          outcome: 'booked',
          note: 'At ten',
          stage: 'Estimate Scheduled',
          appointment: {
            type: 'estimate',
            scheduledDate: '2026-11-26',
            scheduledTime: '10:00',
            duration: 60,
            notes: '',
          },
        }),
      ),
  ],
  [
    'a call that ended it',
    ({ store, leadId }) =>
      store.dispatch(
        leads.recordCallOutcome(leadId, { outcome: 'not-interested', note: '', reason: 'price' }),
      ),
  ],
  [
    'a scheduled visit',
    ({ store, leadId }) =>
      store.dispatch(
        leads.scheduleAppointment(leadId, {
          type: 'work',
          scheduledDate: '2026-11-25',
          scheduledTime: '09:00',
          duration: 90,
          notes: '',
        }),
      ),
  ],
  [
    'a moved visit',
    ({ store, leadId, lead }) =>
      store.dispatch(
        leads.moveAppointment(leadId, lead()?.appointments[0]?.id ?? '', {
          type: 'estimate',
          scheduledDate: '2026-11-26',
          scheduledTime: '11:00',
          duration: 60,
          notes: '',
        }),
      ),
  ],
  [
    'a visit called off',
    ({ store, leadId, lead }) =>
      store.dispatch(leads.cancelAppointment(leadId, lead()?.appointments[0]?.id ?? '')),
  ],
  [
    'a document removed',
    ({ store, leadId, lead }) =>
      store.dispatch(leads.removeDocument(leadId, lead()?.documents[0] ?? { id: '', name: '' })),
  ],
  [
    'a lead deleted with its notifications and its job’s customer',
    ({ store, leadId }) => store.dispatch(leads.deleteLeads([leadId])),
  ],
  [
    'an import',
    ({ store }) => store.dispatch(leads.importLeads([newLead({ firstName: 'Ben' }), newLead()])),
  ],
  [
    'notifications read',
    ({ store }) => store.dispatch(markRead(selectNotifications(store.getState()))),
  ],
  [
    'a status update with its note',
    ({ store, projectId }) =>
      store.dispatch(
        updateStatus(projectId, { status: 'Completed', note: 'Done', isPublic: false }),
      ),
  ],
  [
    'a note',
    ({ store, projectId }) => store.dispatch(addNote(projectId, 'Key under the mat', false)),
  ],
  [
    'a project saved with its status',
    ({ store, projectId }) =>
      store.dispatch(
        saveProject(projectId, { ...newProject({ title: 'Steps' }), status: 'On Hold' }),
      ),
  ],
  [
    'a project deleted',
    ({ store, projectId }) => store.dispatch(projectDeleted({ projectId, projectTitle: '' })),
  ],
  [
    'a pair saved',
    ({ store, pairId }) =>
      store.dispatch(saveGalleryProject(pairId, { ...galleryFields(), title: 'Other' })),
  ],
  [
    'a pair removed',
    ({ store, pairId }) =>
      store.dispatch(galleryProjectRemoved({ projectId: pairId, projectTitle: '' })),
  ],
  [
    'a post saved and published',
    ({ store, postId }) =>
      store.dispatch(savePost(postId, { ...postFields(), title: 'Other' }, true)),
  ],
  ['a post published', ({ store, postId }) => store.dispatch(setPublished(postId, true))],
  ['a post deleted', ({ store, postId }) => store.dispatch(postDeleted({ postId, postTitle: '' }))],
  [
    'a section saved',
    ({ store }) =>
      store.dispatch(saveSection('home', 'cta-title', { title: 'Ready?', content: '' })),
  ],
  ['a page’s title', ({ store }) => store.dispatch(savePageTitle('about', 'Us'))],
  ['a page reset', ({ store }) => store.dispatch(resetPage('about'))],
];

export const CREATIONS: typeof ACTS = [
  [
    'an estimate with the lead’s value',
    ({ store, leadId }) =>
      store.dispatch(createEstimate(leadId, { ...emptyEstimate(NOW), lines: [aLine()] })),
  ],
  [
    'a payment in full with job and lead',
    ({ store, projectId }) =>
      store.dispatch(
        receivePayment({ projectId }, { amountCents: 1e9, way: 'Cash', day: '2026-11-20' }),
      ),
  ],
  ['a new lead', ({ store }) => store.dispatch(leads.createLead(newLead()))],
  [
    'a new job, with the move of its lead',
    ({ store, leadId }) =>
      store.dispatch(createProject(newProject({ customerId: leadId, status: 'Scheduled' }))),
  ],
  ['a new gallery project', ({ store }) => store.dispatch(addGalleryProject(galleryFields()))],
  ['a new post', ({ store }) => store.dispatch(writePost(postFields(), true))],
];
