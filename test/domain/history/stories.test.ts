import { beforeEach, describe, expect, it, vi } from 'vitest';
import { subjectAddress } from '../../../src/admin/shared/history/ActivityList';
import { actLabel, undoneLabel } from '../../../src/admin/undo/actLabel';
import { eventIdOf, historyEntriesFor, historyEntryFor } from '../../../src/domain/history/rules';
import type { HistoryEntry } from '../../../src/domain/history/schema';
import { sentenceFor } from '../../../src/domain/history/sentences';
import { entryTypes } from '../../../src/domain/history/sentences';
import { leadEdited, leadsMoved } from '../../../src/domain/leads/events';
import type { DomainEvent } from '../../../src/domain/shared/event';
import { seedDataLoaded } from '../../../src/domain/system/events';
import { actUndone } from '../../../src/domain/undo/events';
import type { Act } from '../../../src/domain/undo/schema';
import { selectActs } from '../../../src/domain/undo/slice';
import { makeStore } from '../../support/store';
import { BEFORE, examples } from './examples';

const NOW = new Date('2026-11-20T15:00:00.000Z');
beforeEach(() => vi.useFakeTimers({ now: NOW }));

const entryLine = (entry: HistoryEntry): string => {
  const { type, subjectKind, subjectId, subjectName, facts } = entry;
  const about = `${subjectKind} ${subjectId} “${subjectName}”`;
  return `  ${type} of ${about}, ${subjectAddress(entry) ?? 'no link'}\n    ${JSON.stringify(facts)}\n    ${sentenceFor(entry)}`;
};

/** Makes the events of one act happen, and returns the act that they begin. */
function actOf(events: readonly DomainEvent[]): Act | undefined {
  const { store } = makeStore();
  for (const entities of BEFORE) store.dispatch(seedDataLoaded(entities));
  const [first] = events;
  for (const event of events) {
    const act = event === first ? {} : { act: first?.meta.eventId };
    store.dispatch({ ...event, meta: { ...event.meta, ...act, occurredAt: NOW.toISOString() } });
  }
  return selectActs(store.getState()).find(({ id }) => id === first?.meta.eventId);
}

/** What the owner reads of the events of one act. */
function storyOf(events: DomainEvent[]): string {
  const begun = actOf(events);
  const deletes = events[0]?.meta.deletes;
  return [
    events.map(({ type }) => type).join(' + '),
    ...events.flatMap(historyEntriesFor).map(entryLine),
    begun ? `  > ${actLabel(begun)}` : '  begins no act',
    ...(deletes ? [`  deletes ${JSON.stringify(deletes)}`] : []),
  ].join('\n');
}

describe('the story of each event', () => {
  it('stays what it was, as stored histories and owners know it', { timeout: 60_000 }, async () => {
    const stories = examples().map(storyOf).join('\n\n');
    // Ids of new records are of this run.
    await expect(`${stories.replaceAll(/\d{13}-[0-9a-z]{5}/g, '#')}\n`).toMatchFileSnapshot(
      './stories.txt',
    );
  });

  it('is told of its undo, whole or in part, in the same words', () => {
    for (const act of examples().flatMap((events) => actOf(events) ?? [])) {
      const label = actLabel(act);
      const name = act.entry?.subjectName ?? '';
      const isOfOne = name !== '' && label.startsWith(`${name}: `);
      const [who, what] = isOfOne ? [` for ${name}`, label.slice(name.length + 2)] : ['', label];
      expect(undoneLabel(act, true)).toBe(`Undone${who}: ${what}`);
      expect(undoneLabel(act, false)).toBe(`Undone${who}: ${what}. What changed since stays.`);
    }
  });

  it('is frozen for every type of entry, and has a sentence', () => {
    const entries = examples().flat().flatMap(historyEntriesFor);
    expect(new Set(entries.map(({ type }) => type))).toEqual(entryTypes());
    expect(entries.filter((entry) => sentenceFor(entry) === entry.type)).toEqual([]);
  });

  it('links to a subject unless the event deleted that', () => {
    const wrong = examples()
      .flat()
      .flatMap((event) => {
        const deleted = Object.values(event.meta.deletes ?? {}).flatMap((one) => one?.ids ?? []);
        const isGone = ({ subjectId }: HistoryEntry) => deleted.map(String).includes(subjectId);
        return historyEntriesFor(event).filter((one) => isGone(one) === !!subjectAddress(one));
      });
    expect(wrong).toEqual([]);
  });

  it('names what this version does not know by its type', () => {
    const event = examples().flat().find(actUndone.match);
    const entry = event && historyEntryFor(event);
    if (!entry) throw new Error('Undo is not recorded');
    const facts = { ...entry.facts, undone: 'future/event' };
    expect(sentenceFor({ ...entry, facts })).toBe('Undone: future/event');
  });
});

describe('the entries of an event', () => {
  const lead = { leadId: '1', leadName: 'Ada Brook' };

  it('have the id of the event, further ones with a number', () => {
    const leads = [lead, lead, lead].map((about) => ({ ...about, from: 'New Lead' as const }));
    const event = leadsMoved({ leads, to: 'Paid' });
    const ids = historyEntriesFor(event).map(({ id }) => id);
    const { eventId } = event.meta;
    expect(ids).toEqual([eventId, `${eventId}.1`, `${eventId}.2`]);
    expect(ids.map(eventIdOf)).toEqual([eventId, eventId, eventId]);
    expect(eventIdOf('1.5-a.12')).toBe('1.5-a');
  });

  it('are none for an edit that changed nothing', () => {
    expect(historyEntriesFor(leadEdited({ ...lead, changes: {} }))).toEqual([]);
  });
});
