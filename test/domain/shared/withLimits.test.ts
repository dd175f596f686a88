import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { appointmentScheduled, leadCreated, leadEdited } from '../../../src/domain/leads/events';
import { LEAD_FIELD_NAMES, LEAD_FIELDS } from '../../../src/domain/leads/fields';
import { LIST_NAMES, sliceOf, STORED_LISTS } from '../../../src/domain/lists/schema';
import { paymentReceived } from '../../../src/domain/payments/events';
import { projectCreated, statusChanged } from '../../../src/domain/projects/events';
import { maxStatusNote } from '../../../src/domain/projects/rules';
import type { DomainEvent } from '../../../src/domain/shared/event';
import {
  backupRestored,
  remoteChangesMerged,
  seedDataLoaded,
} from '../../../src/domain/system/events';
import { MAX_LENGTH } from '../../../src/lib/fields';
import { aLead, newLead, newProject, visitFields } from '../../support/entities';
import { makeStore, type TestStore } from '../../support/store';
import { BEFORE, examples } from '../history/examples';

/** Returns the paths of what could not be read again from storage. */
const unreadable = ({ store }: TestStore): string[] =>
  LIST_NAMES.flatMap((list) =>
    Object.values(store.getState()[sliceOf(list)].entities).flatMap((entity) => {
      const read = v.safeParse(STORED_LISTS[list].schema, entity);
      return read.success ? [] : [`${list}: ${v.getDotPath(read.issues[0]) ?? 'it'}`];
    }),
  );

const LEAD_TEXTS = LEAD_FIELD_NAMES.filter((name) =>
  ['text', 'email', 'phone'].includes(LEAD_FIELDS[name].kind),
);
const LEAD = { leadId: aLead().id, leadName: 'Ada Brook' };
const PROJECT = { projectId: 7, projectTitle: 'Back steps' };

/** The names of what holds a text, wherever it is in an event. */
const OTHER_TEXTS =
  'title content excerpt description note message subject name url customerName usualJob unit author pageTitle value by';
const TEXTS = new Set<string>([...LEAD_TEXTS, ...OTHER_TEXTS.split(' ')]);

/** Returns an event with a longer text wherever it has one, and very many tags. */
function lengthened(event: DomainEvent, text: string): DomainEvent {
  // A payment keeps the words of a source; a lead has one of a list.
  const isText = (name: string): boolean =>
    TEXTS.has(name) || (name === 'leadSource' && event.type === paymentReceived.type);
  return JSON.parse(JSON.stringify(event), (name, value: unknown) => {
    if (isText(name) && typeof value === 'string') return `${value}${text}`;
    return name === 'tags' || name === 'added' ? Array<string>(80).fill(text) : value;
  }) as DomainEvent;
}

/** Another tab, a chunk or a backup brings a lead. */
const broughtLead = (id: string): DomainEvent[] => [
  remoteChangesMerged({ entry: 'leads', entities: [aLead({ id })], removedIds: [] }),
  seedDataLoaded({ entry: 'leads', entities: [aLead({ id })] }),
  backupRestored({ entries: [{ entry: 'leads', entities: [aLead({ id })] }], deletes: {} }),
];

function withLead(): TestStore {
  const test = makeStore();
  test.store.dispatch(seedDataLoaded({ entry: 'leads', entities: [aLead()] }));
  return test;
}

describe('a text of any length', () => {
  it.each([1, 200, 201, 254, 255, 2_048, 2_049, 5_000, 5_001, 50_000, 50_001, 90_000])(
    'leaves nothing that could not be read again, in whatever event it has %i characters',
    (length) => {
      const text = 'x🏡'.repeat(length).slice(0, length);
      for (const events of [...examples(), broughtLead('7')]) {
        const test = makeStore();
        for (const entities of BEFORE) test.store.dispatch(seedDataLoaded(entities));
        for (const event of events) test.store.dispatch({ ...lengthened(event, text) });
        expect(unreadable(test), events[0]?.type).toEqual([]);
      }
    },
  );

  it.each([
    ['city', MAX_LENGTH.line],
    ['email', MAX_LENGTH.email],
    ['notes', MAX_LENGTH.note],
  ] as const)('stands whole in %s up to %i characters, and is cut there', (field, limit) => {
    const { store } = withLead();
    const value = (): unknown => store.getState().leads.entities[LEAD.leadId]?.[field];
    const edit = (text: string): void =>
      void store.dispatch(leadEdited({ ...LEAD, changes: { [field]: text } }));
    edit('x'.repeat(limit));
    expect(value()).toBe('x'.repeat(limit));
    edit(`${'y'.repeat(limit)}z`);
    expect(value()).toBe('y'.repeat(limit));
  });

  it('is never cut within a character, and leaves other leads where they are', () => {
    const { store, addLead } = withLead();
    const other = addLead();
    const city = 'x'.repeat(MAX_LENGTH.line - 1);
    store.dispatch(leadEdited({ ...LEAD, changes: { city: `${city}🏡` } }));
    expect(store.getState().leads.entities).toMatchObject({ [LEAD.leadId]: { city }, [other]: {} });
  });

  it('as long as a status note may be is whole in the project note made of it', () => {
    const { store } = makeStore();
    store.dispatch(projectCreated({ id: 7, draft: newProject() }));
    store.dispatch(
      statusChanged({
        ...PROJECT,
        from: 'Quote Requested',
        to: 'Quote Requested',
        note: `${'n'.repeat(maxStatusNote() - 1)}!`,
        isPublic: false,
      }),
    );
    expect(store.getState().projects.entities[7]?.notes[0]?.content).toMatch(/n!$/);
  });

  it('leaves what fits as the very same entity', () => {
    const lead = aLead();
    const { store } = makeStore();
    store.dispatch(seedDataLoaded({ entry: 'leads', entities: [lead] }));
    expect(store.getState().leads.entities[lead.id]).toBe(lead);
  });
});

it.each<[duration: number, stored: number]>([
  [3_000, 1_440],
  [0, 5],
  [59.6, 60],
  [Number.NaN, 5],
  [Number.POSITIVE_INFINITY, 1_440],
])('an appointment of %d minutes lasts %d', (duration, stored) => {
  const test = makeStore();
  const { dispatch, getState } = test.store;
  const { id } = dispatch(leadCreated(newLead())).payload;
  const appointment = visitFields({ type: 'work', scheduledDate: '2026-11-20', duration });
  dispatch(appointmentScheduled({ leadId: id, leadName: '', appointment }));
  expect(getState().leads.entities[id]?.appointments).toMatchObject([{ duration: stored }]);
  expect(unreadable(test)).toEqual([]);
});
