import { beforeEach, describe, expect, it, vi } from 'vitest';
import { postDeleted } from '../../../src/domain/blog/events';
import { galleryProjectRemoved } from '../../../src/domain/gallery/events';
import { sentenceFor } from '../../../src/domain/history/sentences';
import { selectHistory } from '../../../src/domain/history/slice';
import * as leads from '../../../src/domain/leads/commands';
import { selectLeadById } from '../../../src/domain/leads/slice';
import { signedOut } from '../../../src/domain/session/events';
import { followUpsChecked, storageWriteFailed } from '../../../src/domain/system/events';
import { bringBack, purgeDeleted, restoreDeleted } from '../../../src/domain/undo/commands';
import { deletionsPurged } from '../../../src/domain/undo/events';
import { daysLeft } from '../../../src/domain/undo/rules';
import { selectDeleted } from '../../../src/domain/undo/slice';
import { undoLast } from '../../support/store';
import { ACTS, filled, HOUR_MS, listsOf, NOW } from './acts';

beforeEach(() => vi.useFakeTimers({ now: NOW }));

describe('Recently deleted', () => {
  const DELETIONS = ACTS.filter(([what]) => /deleted|removed/.test(what));

  it.each(DELETIONS)('restores %s after other acts', (_what, act) => {
    const all = filled();
    const before = listsOf(all.store.getState());
    act(all);
    all.store.dispatch(signedOut());
    const [record] = selectDeleted(all.store.getState());
    expect(all.store.dispatch(restoreDeleted(record?.id ?? ''))).toBe(0);
    expect(listsOf(all.store.getState())).toEqual(before);
    expect(selectDeleted(all.store.getState())).toEqual([]);
    expect(selectHistory(all.store.getState()).map(sentenceFor)).toContain('Restored');
  });

  it('gives up the record of what an open form brought back', () => {
    const { store, leadId, postId, addLead } = filled();
    const lead = selectLeadById(store.getState(), leadId);
    const otherId = addLead();
    store.dispatch(leads.deleteLeads([leadId]));
    store.dispatch(leads.deleteLeads([otherId]));
    store.dispatch(postDeleted({ postId, postTitle: '' }));
    if (lead) store.dispatch(bringBack('leads', lead));
    expect(selectDeleted(store.getState())).toHaveLength(2);
    expect(selectLeadById(store.getState(), leadId)).toEqual(lead);
    store.dispatch(leads.deleteLeads([leadId]));
    store.dispatch(purgeDeleted(selectDeleted(store.getState()).map(({ id }) => id)));
    if (lead) store.dispatch(bringBack('leads', lead));
    expect(selectLeadById(store.getState(), leadId)).toEqual(lead);
    undoLast({ store });
    expect(selectLeadById(store.getState(), leadId)).toBeUndefined();
  });

  it('gives a record up for good, after 30 days, and when storage is full', () => {
    const all = filled();
    const { store } = all;
    const count = () => selectDeleted(store.getState()).length;
    const left = () => selectDeleted(store.getState()).map((one) => daysLeft(one, new Date()));
    store.dispatch(postDeleted({ postId: all.postId, postTitle: '' }));
    store.dispatch(purgeDeleted(selectDeleted(store.getState()).map(({ id }) => id)));
    expect(count()).toBe(0);
    store.dispatch(galleryProjectRemoved({ projectId: all.pairId, projectTitle: '' }));
    store.dispatch(galleryProjectRemoved({ projectId: all.pairId, projectTitle: '' }));
    expect(left()).toEqual([30]);
    vi.setSystemTime(Date.now() + 10 * 24 * HOUR_MS);
    expect(left()).toEqual([20]);
    vi.setSystemTime(Date.now() + 20 * 24 * HOUR_MS);
    store.dispatch(followUpsChecked());
    expect(left()).toEqual([1]);
    vi.setSystemTime(NOW.getTime() + 31 * 24 * HOUR_MS);
    store.dispatch(followUpsChecked());
    expect(count()).toBe(0);
    store.dispatch(leads.deleteLeads([all.leadId]));
    store.dispatch(storageWriteFailed({ entry: 'leads', reason: 'denied', message: '' }));
    expect(count()).toBe(1);
    const full = storageWriteFailed({ entry: 'leads', reason: 'full', message: '' });
    store.dispatch(full);
    store.dispatch(full);
    expect(count()).toBe(0);
    expect(all.types().filter((type) => type === deletionsPurged.type)).toHaveLength(3);
  });
});
