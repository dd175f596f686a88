import { describe, expect, it } from 'vitest';
import { createLead, deleteLead, moveLead, saveLead } from '../../../src/domain/leads/commands';
import {
  HISTORY_LIMIT,
  historyEntryFor,
  recordedEventTypes,
} from '../../../src/domain/history/rules';
import { sentenceFor } from '../../../src/domain/history/sentences';
import { historySlice, selectHistory, selectHistoryOf } from '../../../src/domain/history/slice';
import { signedIn } from '../../../src/events/session';
import { followUpScheduled, leadDeleted } from '../../../src/events/leads';
import { newLead } from '../../support/entities';
import { makeStore } from '../../support/store';

describe('the history', () => {
  it('tells what happened to a lead, the newest first', () => {
    const { store } = makeStore();
    const { stage: _stage, ...fields } = newLead();
    const id = store.dispatch(createLead(newLead()));
    store.dispatch(moveLead(id, 'Estimate Provided'));
    store.dispatch(saveLead(id, { ...fields, zipCode: '05452', stage: 'Estimate Provided' }));
    store.dispatch(saveLead(id, { ...fields, zipCode: '05452', stage: 'Estimate Provided' }));
    store.dispatch(deleteLead(id));
    const told = selectHistoryOf(store.getState(), 'lead', id).map(sentenceFor);
    expect(told).toEqual([
      'Lead deleted',
      'Details edited: zip code',
      expect.stringMatching(/^Follow-up set for /),
      'Moved from New Lead to Estimate Provided',
      'Notification: New lead',
      expect.stringMatching(/^Follow-up set for /),
      'Became a lead: General Repairs, Phone Call',
    ]);
    expect(selectHistoryOf(store.getState(), 'lead', 'another')).toEqual([]);
  });

  it('keeps nothing of what concerns nobody', () => {
    const { store } = makeStore();
    store.dispatch(signedIn());
    expect(selectHistory(store.getState())).toEqual([]);
  });

  it(`keeps the newest ${HISTORY_LIMIT}`, () => {
    let state = historySlice.reducer(undefined, { type: 'start' });
    for (let count = 0; count < HISTORY_LIMIT + 3; count += 1) {
      state = historySlice.reducer(
        state,
        leadDeleted({ leadId: 'x', leadName: `Lead ${count}`, notificationIds: [] }),
      );
    }
    const names = Object.values(state.entities).map(({ subjectName }) => subjectName);
    expect(names).toHaveLength(HISTORY_LIMIT);
    expect(names).toContain(`Lead ${HISTORY_LIMIT + 2}`);
    expect(names).not.toContain('Lead 2');
  });

  it('has a sentence for every event that it keeps', () => {
    for (const type of recordedEventTypes) {
      const entry = {
        id: '1',
        occurredAt: '2026-11-20T12:00:00.000Z',
        type,
        subjectKind: 'lead' as const,
        subjectId: '1',
        subjectName: 'x',
        facts: {},
      };
      expect(sentenceFor(entry), type).not.toBe(type);
      expect(sentenceFor(entry)).not.toContain('undefined');
    }
    expect(
      sentenceFor({
        id: '1',
        occurredAt: '',
        type: 'future/event',
        subjectKind: 'lead',
        subjectId: '1',
        subjectName: '',
        facts: {},
      }),
    ).toBe('future/event');
  });

  it('shortens what is too long for a line', () => {
    const entry = historyEntryFor(
      followUpScheduled({ leadId: 'x', leadName: 'y'.repeat(500), dueDate: null }),
    );
    expect(entry?.subjectName).toHaveLength(200);
    expect(entry && sentenceFor(entry)).toBe('Follow-up taken away');
  });
});
