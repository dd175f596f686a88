import { describe, expect, it } from 'vitest';
import { HISTORY_LIMIT } from '../../../src/domain/history/schema';
import type { HistoryEntry } from '../../../src/domain/history/schema';
import { sentenceFor } from '../../../src/domain/history/sentences';
import { historySlice, selectHistory, selectHistoryOf } from '../../../src/domain/history/slice';
import { deleteLeads, moveLeads, saveLead } from '../../../src/domain/leads/commands';
import { leadsDeleted } from '../../../src/domain/leads/events';
import { signedIn } from '../../../src/domain/session/events';
import { seedDataLoaded } from '../../../src/domain/system/events';
import { newLead } from '../../support/entities';
import { makeStore } from '../../support/store';

const anEntry = (facts: Partial<HistoryEntry>): HistoryEntry => ({
  id: '1',
  occurredAt: '2026-11-20T12:00:00.000Z',
  type: leadsDeleted.type,
  subjectKind: 'lead',
  subjectId: '1',
  subjectName: 'x',
  facts: {},
  ...facts,
});

describe('the history', () => {
  it('tells what happened to a lead, the newest first', () => {
    const { store, addLead } = makeStore();
    const { stage: _stage, ...fields } = newLead();
    const id = addLead();
    store.dispatch(moveLeads([id], 'Estimate Provided'));
    store.dispatch(saveLead(id, { ...fields, zipCode: '05452', stage: 'Estimate Provided' }));
    store.dispatch(saveLead(id, { ...fields, zipCode: '05452', stage: 'Estimate Provided' }));
    store.dispatch(deleteLeads([id]));
    const sentences = selectHistoryOf(store.getState(), 'lead', id).map(sentenceFor);
    expect(sentences).toEqual([
      'Lead deleted',
      'Details edited: zip code “05452”',
      expect.stringMatching(/^Follow-up set for /),
      'Moved from New Lead to Estimate Provided',
      'Notification: New lead',
      expect.stringMatching(/^Follow-up set for /),
      'Became a lead: General Repairs, Phone Call',
    ]);
    expect(selectHistoryOf(store.getState(), 'lead', 'another')).toEqual([]);
    expect(selectHistoryOf(store.getState(), 'project', id)).toEqual([]);
  });

  it('keeps nothing of what concerns nobody', () => {
    const { store } = makeStore();
    store.dispatch(signedIn());
    expect(selectHistory(store.getState())).toEqual([]);
  });

  it(`keeps the newest ${HISTORY_LIMIT}`, () => {
    const entities = Array.from({ length: HISTORY_LIMIT }, (_, index) =>
      anEntry({ id: `${1_700_000_000_000 + index}-a`, subjectName: `Lead ${index}` }),
    );
    const full = seedDataLoaded({ entry: 'history', entities });
    const after = [1, 2, 3].map((count) =>
      leadsDeleted({ leads: [{ leadId: 'x', leadName: `New ${count}` }], notificationIds: [] }),
    );
    const state = [full, ...after].reduce(historySlice.reducer, undefined);
    const names = Object.values(state?.entities ?? {}).map(({ subjectName }) => subjectName);
    expect(names).toEqual([
      ...entities.slice(3).map(({ subjectName }) => subjectName),
      'New 1',
      'New 2',
      'New 3',
    ]);
  });
});
