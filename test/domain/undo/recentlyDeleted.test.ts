import { beforeEach, describe, expect, it, vi } from 'vitest';
import { postDeleted } from '../../../src/domain/blog/events';
import { galleryProjectRemoved } from '../../../src/domain/gallery/events';
import * as leads from '../../../src/domain/leads/commands';
import { selectLeadById } from '../../../src/domain/leads/slice';
import { signedOut } from '../../../src/domain/session/events';
import { followUpsChecked, storageWriteFailed } from '../../../src/domain/system/events';
import { bringBack, purgeDeleted, restoreDeleted } from '../../../src/domain/undo/commands';
import { selectDeleted } from '../../../src/domain/undo/slice';
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
  });

  it('gives up the record of what an open form brought back', () => {
    const { store, leadId } = filled();
    const lead = selectLeadById(store.getState(), leadId);
    store.dispatch(leads.deleteLeads([leadId]));
    if (lead) store.dispatch(bringBack('leads', lead));
    expect(selectDeleted(store.getState())).toEqual([]);
    expect(selectLeadById(store.getState(), leadId)).toEqual(lead);
    store.dispatch(leads.deleteLeads([leadId]));
    store.dispatch(purgeDeleted(selectDeleted(store.getState()).map(({ id }) => id)));
    if (lead) store.dispatch(bringBack('leads', lead));
    expect(selectLeadById(store.getState(), leadId)).toEqual(lead);
  });

  it('gives a record up for good, after 30 days, and when storage is full', () => {
    const all = filled();
    const { store } = all;
    const count = () => selectDeleted(store.getState()).length;
    store.dispatch(postDeleted({ postId: all.postId, postTitle: '' }));
    store.dispatch(purgeDeleted(selectDeleted(store.getState()).map(({ id }) => id)));
    expect(count()).toBe(0);
    store.dispatch(galleryProjectRemoved({ projectId: all.pairId, projectTitle: '' }));
    vi.setSystemTime(NOW.getTime() + 30 * 24 * HOUR_MS);
    store.dispatch(followUpsChecked());
    expect(count()).toBe(1);
    vi.setSystemTime(NOW.getTime() + 31 * 24 * HOUR_MS);
    store.dispatch(followUpsChecked());
    expect(count()).toBe(0);
    store.dispatch(leads.deleteLeads([all.leadId]));
    store.dispatch(storageWriteFailed({ entry: 'leads', reason: 'denied', message: '' }));
    expect(count()).toBe(1);
    store.dispatch(storageWriteFailed({ entry: 'leads', reason: 'full', message: '' }));
    expect(count()).toBe(0);
  });
});
