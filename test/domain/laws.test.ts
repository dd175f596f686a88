import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import * as leads from '../../src/domain/leads/events';
import { LIST_NAMES } from '../../src/domain/lists/schema';
import * as notifications from '../../src/domain/notifications/events';
import * as projects from '../../src/domain/projects/events';
import { domainReducers } from '../../src/domain/reducers';
import type { DomainState } from '../../src/domain/store';
import * as system from '../../src/domain/system/events';
import { LISTS } from '../../src/persistence/engine/entries';
import { aLead, newLead, newProject } from '../support/entities';
import { lawBook } from '../support/laws';
import { BEFORE, examples } from './history/examples';

/** Properties of the reducers for any sequence of events. */

const reduce = combineReducers(domainReducers) as (
  state: DomainState | undefined,
  action: UnknownAction,
) => DomainState;
const EMPTY = reduce(undefined, { type: 'nothing' });

/** Ids of the examples' leads, and that of none. */
const leadId = fc.constantFrom('1', '2', '3', '4');
const word = fc.string({ maxLength: 8, unit: 'grapheme' });
const leadChange = fc.record({ id: leadId, notes: word }).map((facts) => aLead(facts));
const about = (id: string) => ({ leadId: id, leadName: 'Ada Brook' });

let known: UnknownAction[];
beforeAll(() => {
  known = examples()
    .flat()
    .map((one) => ({ ...one }));
});

/** Any event that changes stored state: of the owner, and of other tabs, backups and repairs, which have no story. */
const event: fc.Arbitrary<UnknownAction> = fc.oneof(
  { weight: 5, arbitrary: fc.nat().map((index) => known[index % known.length] as UnknownAction) },
  // As from a log, where the id is given.
  leadChange.map((lead) => ({ ...leads.leadCreated(newLead()), payload: lead })),
  leadId.map((customerId) => projects.projectCreated({ id: 4, draft: newProject({ customerId }) })),
  leadId.map((id) => notifications.followUpsSettled({ notificationIds: ['n'], leadIds: [id] })),
  fc
    .tuple(leadChange, leadId)
    .map(([lead, gone]) =>
      system.remoteChangesMerged({ entry: 'leads', entities: [lead], removedIds: [gone] }),
    ),
  leadChange.map((lead) => system.seedDataLoaded({ entry: 'leads', entities: [lead] })),
  leadChange.map((lead) =>
    system.backupRestored({ entries: [{ entry: 'leads', entities: [lead] }], deletes: {} }),
  ),
  leadId.map((id) =>
    system.danglingReferencesRemoved({ deletedLeadIds: [id], notificationIds: [] }),
  ),
);

const past = fc.array(event, { maxLength: 12 });
const after = (events: readonly UnknownAction[]): DomainState =>
  [...BEFORE.map((entities) => system.seedDataLoaded(entities)), ...events].reduce(reduce, EMPTY);
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
  it('make nothing of an event about what is gone, unless it brings a record along', () => {
    const bringing =
      /^(?:content|settings|undo)|(?:Created|Imported|projectAdded|Written|Received|Raised|Due)$/;
    // Told of what is gone too: what happened, and how a job moved.
    const { history, undo, statusUpdates } = EMPTY;
    for (const one of known.filter(({ type }) => !bringing.test(type)))
      expect({ ...reduce(EMPTY, one), history, undo, statusUpdates }, one.type).toEqual(EMPTY);
  });
  close();
});
