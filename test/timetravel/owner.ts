import { vi } from 'vitest';
import { loadSeedData } from '../../src/app/seedData';
import type { AppStore } from '../../src/app/store/setupStore';
import { ownerSignIn } from '../../src/business';
import { savePost, setPublished, writePost } from '../../src/domain/blog/commands';
import { resetPage, savePageTitle, saveSection } from '../../src/domain/content/commands';
import {
  answerEstimate,
  createEstimate,
  markEstimateSent,
} from '../../src/domain/estimates/commands';
import { emptyEstimate } from '../../src/domain/estimates/rules';
import { addGalleryProject, saveGalleryProject } from '../../src/domain/gallery/commands';
import { galleryProjectRemoved } from '../../src/domain/gallery/events';
import {
  createLead,
  deleteLeads,
  mergeLeads,
  moveLeads,
  recordCallOutcome,
  requestEstimate,
  saveLead,
  scheduleFollowUps,
} from '../../src/domain/leads/commands';
import { communicationLogged } from '../../src/domain/leads/events';
import { STAGES } from '../../src/domain/leads/schema';
import { ALL_LAZY_ENTRIES } from '../../src/domain/lists/schema';
import { markRead } from '../../src/domain/notifications/commands';
import { selectNotifications } from '../../src/domain/notifications/slice';
import { receivePayment } from '../../src/domain/payments/commands';
import {
  addNote,
  createProject,
  saveProject,
  updateStatus,
} from '../../src/domain/projects/commands';
import { signIn } from '../../src/domain/session/commands';
import { aLine, callFields, estimateRequest, newLead, newProject } from '../support/entities';

/** Emits a scripted day of the owner: every context, every kind of listener. Needs fake timers. */
export async function ownersDay(store: AppStore): Promise<void> {
  const { dispatch, getState } = store;
  const minutes = (count: number): Promise<unknown> => vi.advanceTimersByTimeAsync(count * 60_000);
  await dispatch(loadSeedData(ALL_LAZY_ENTRIES));
  dispatch(signIn(ownerSignIn.username, ownerSignIn.password));
  await minutes(2);
  const asked = dispatch(
    requestEstimate(
      estimateRequest({
        fullName: 'Ada Lynn Brook',
        service: 'Outdoor Projects',
        description: 'The porch roof leaks',
      }),
    ),
  );
  const called = dispatch(createLead(newLead({ firstName: 'Ben', leadSource: 'Phone Call' })));
  dispatch(markRead(selectNotifications(getState())));
  for (const stage of STAGES.slice(1)) dispatch(moveLeads([asked], stage));
  const { stage: _stage, ...fields } = newLead({ firstName: 'Ben', phone: '(802) 555-0122' });
  dispatch(saveLead(called, { ...fields, stage: 'New Lead' }));
  dispatch(
    communicationLogged({
      leadId: asked,
      leadName: 'Ada Lynn Brook',
      communication: callFields({ subject: 'Rang' }),
    }),
  );
  dispatch(recordCallOutcome(asked, { outcome: 'left-message', note: 'About the porch' }));
  dispatch(recordCallOutcome(called, { outcome: 'not-interested', note: '', reason: 'timing' }));
  dispatch(scheduleFollowUps([asked], new Date(Date.now() + 60_000).toISOString()));
  await minutes(3);
  const project = dispatch(createProject(newProject()));
  dispatch(updateStatus(project, { status: 'Approved', note: 'Start Monday', isPublic: true }));
  dispatch(addNote(project, 'Key under the mat', false));
  await minutes(1);
  dispatch(saveProject(project, { ...newProject({ title: 'Front steps' }), status: 'Scheduled' }));
  const estimate =
    dispatch(createEstimate(asked, { ...emptyEstimate(new Date()), lines: [aLine()] })) ?? '';
  dispatch(markEstimateSent(estimate));
  const accepted = dispatch(answerEstimate(estimate, 'Accepted'));
  const porch = dispatch(
    createProject(newProject({ customerId: asked, estimatedValue: 240 }), accepted),
  );
  const paid = { way: 'Check', day: '2026-11-20' } as const;
  dispatch(receivePayment({ projectId: porch }, { ...paid, amountCents: 4_000 }));
  dispatch(receivePayment({ projectId: porch }, { ...paid, amountCents: 20_000 }));
  const again = dispatch(createLead(newLead({ firstName: 'Ada', leadSource: 'Referral' })));
  dispatch(mergeLeads([asked, again]));
  dispatch(saveSection('home', 'cta-title', { title: 'Ready?', content: '<em>Call</em>' }));
  dispatch(savePageTitle('about', 'About us'));
  dispatch(resetPage('about'));
  const pair = {
    title: 'Bench',
    location: 'Essex, VT',
    category: 'Carpentry' as const,
    beforeImage: 'picture:0123456789abcdef0123',
    afterImage: 'picture:0123456789abcdef0124',
    description: 'A bench',
  };
  const bench = dispatch(addGalleryProject(pair));
  dispatch(saveGalleryProject(bench, { ...pair, title: 'Oak bench' }));
  dispatch(galleryProjectRemoved({ projectId: bench, projectTitle: 'Oak bench' }));
  const draft = {
    title: 'Ice Dams',
    excerpt: 'What to do',
    content: '## Rake',
    featuredImage: 'https://example.com/a.jpg',
    category: 'DIY Tips' as const,
    tags: [],
    author: '',
    publishDate: '2026-11-20',
  };
  const post = dispatch(writePost(draft, false));
  dispatch(savePost(post, { ...draft, title: 'Roof Rakes' }));
  dispatch(setPublished(post, true));
  dispatch(deleteLeads([called]));
  await minutes(1);
}
