import { describe, expect, it } from 'vitest';
import type { Communication, Lead } from '../../src/domain/leads/schema';
import type { ListName } from '../../src/domain/lists/schema';
import { planReplace } from '../../src/persistence/backup/restorePlan';
import { EMPTY_REPLICA, type Replica } from '../../src/persistence/engine/merge';
import { readList } from '../../src/persistence/engine/reading';
import { aCommunication, aLead } from '../support/entities';
import { memoryStorage } from '../support/keyValueStorage';

/** What is held: one list of leads as storage has it, and nothing else. */
const holding =
  (...leads: Lead[]) =>
  (name: ListName): Replica =>
    name === 'leads'
      ? { ...readList('leads', JSON.stringify(leads)), tombstones: new Map() }
      : EMPTY_REPLICA;

describe('what replacing would do', () => {
  const call = (id: string): Communication =>
    aCommunication({ id, subject: id, dateTime: '2026-11-20T12:00:00.000Z' });

  it('counts a lead that would lose a communication as changed', () => {
    const held = holding(aLead({ communications: [call('one'), call('two')] }), aLead({ id: 'y' }));
    const entities = [aLead({ communications: [call('one')] }), aLead({ id: 'y' })];
    const { changes } = planReplace([{ entry: 'leads', entities }], held, memoryStorage());
    expect(changes.find(({ name }) => name === 'leads')).toEqual({
      name: 'leads',
      added: 0,
      changed: 1,
      removed: 0,
    });
  });

  it('leaves a list alone that the file does not have', () => {
    const { changes, missingUnits } = planReplace([], holding(aLead()), memoryStorage());
    expect(changes.filter(({ added, changed, removed }) => added + changed + removed > 0)).toEqual(
      [],
    );
    expect(missingUnits).toBe(0);
  });
});
