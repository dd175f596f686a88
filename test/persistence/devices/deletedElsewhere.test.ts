import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  attachDocument,
  deleteLeads,
  removeDocument,
  setEstimatedValue,
} from '../../../src/domain/leads/commands';
import {
  deletedMeanwhile,
  settleRecords,
  wasAwayTooLong,
} from '../../../src/persistence/devices/deletedElsewhere';
import { exchange } from '../../../src/persistence/devices/exchange';
import { readDevices } from '../../../src/persistence/devices/receiving';
import { type Device, firstNames, openDevice, syncAll, openTwo } from '../../support/device';
import { type MemoryFiles } from '../../support/memoryFiles';

const START = Date.parse('2026-11-20T15:00:00.000Z');
const DAY = 86_400_000;

let files: MemoryFiles;
let phone: Device;
let desk: Device;
beforeEach(async () => {
  ({ files, phone, desk } = await openTwo());
});

/** What a device would bring back that was last synced at the start. */
async function found({ connection, deps }: Device) {
  const last = { ...connection(), syncedAt: new Date(START + 60_000).toISOString() };
  const read = await readDevices({ ...last, seen: {} }, await files.list(), deps);
  return deletedMeanwhile(last, read, deps.lists);
}

describe('a device that was away', () => {
  it.each([
    [89, false],
    [91, true],
  ])('for %i days has to ask: %s', (days, mustAsk) => {
    const syncedAt = new Date(START).toISOString();
    expect(wasAwayTooLong({ ...phone.connection(), syncedAt }, START + days * DAY)).toBe(mustAsk);
    expect(wasAwayTooLong(phone.connection(), START + days * DAY)).toBe(false);
  });

  describe('for longer than deletions are remembered', () => {
    let ids: Record<string, string>;
    beforeEach(async () => {
      ids = Object.fromEntries(
        ['Ada', 'Ben', 'Cy'].map((name) => [name, phone.addLead({ firstName: name })]),
      );
      await syncAll(phone, desk);
      vi.setSystemTime(START + DAY);
      phone.store.dispatch(deleteLeads([ids.Ada ?? '', ids.Ben ?? '']));
      await phone.sync();
      vi.setSystemTime(START + 100 * DAY);
      await phone.sync();
    });

    it('finds what the others deleted, by name', async () => {
      expect(await found(desk)).toEqual([
        { list: 'leads', id: ids.Ada, name: expect.stringMatching(/^Ada/) },
        { list: 'leads', id: ids.Ben, name: expect.stringMatching(/^Ben/) },
      ]);
    });

    it('keeps what it has made or changed since: an edit outlives a deletion', async () => {
      desk.addLead({ firstName: 'Dee' });
      desk.store.dispatch(setEstimatedValue(ids.Ben ?? '', 800));
      await desk.persistence.flush();
      expect((await found(desk)).map(({ id }) => id)).toEqual([ids.Ada]);
    });

    it.each([
      ['delete', ['Cy']],
      ['keep', ['Ada', 'Ben', 'Cy']],
    ] as const)('has them where the owner wants them: %s', async (choice, names) => {
      settleRecords(await found(desk), choice, desk.deps.lists, () => Date.now());
      await syncAll(desk, phone);
      for (const device of [desk, phone, await openDevice('table', files)]) {
        await device.sync();
        expect(firstNames(device)).toEqual(names);
      }
    });
  });

  describe('asks of the parts of a record, which others have removed from it', () => {
    let id: string;
    const documents = ({ leads }: Device) =>
      leads().flatMap((lead) => lead.documents.map(({ name }) => name));
    beforeEach(async () => {
      id = phone.addLead({ firstName: 'Ada' });
      for (const name of ['Wall', 'Permit', 'Sketch'])
        phone.store.dispatch(attachDocument(id, { name, note: '', url: '' }));
      await syncAll(phone, desk);
      vi.setSystemTime(START + DAY);
      for (const one of phone.leads()[0]?.documents.slice(0, 2) ?? [])
        phone.store.dispatch(removeDocument(id, one));
      await phone.sync();
      vi.setSystemTime(START + 100 * DAY);
      await phone.sync();
    });

    it('by the names of both', async () => {
      const about = { list: 'leads', id };
      expect(await found(desk)).toEqual([
        { ...about, part: expect.stringMatching(/^documents\//), name: 'Ada Brook: Wall' },
        { ...about, part: expect.stringMatching(/^documents\//), name: 'Ada Brook: Permit' },
      ]);
    });

    it.each([
      ['delete', ['Sketch']],
      ['keep', ['Wall', 'Permit', 'Sketch']],
    ] as const)('and has them where the owner wants them: %s', async (choice, names) => {
      // A field of the record that was changed here asks of no part of it, and loses none.
      desk.store.dispatch(setEstimatedValue(id, 800));
      await desk.persistence.flush();
      settleRecords(await found(desk), choice, desk.deps.lists, () => Date.now());
      await syncAll(desk, phone);
      for (const device of [desk, phone, await openDevice('table', files)]) {
        await device.sync();
        expect(documents(device)).toEqual(names);
        expect(device.leads()[0]?.estimatedValue).toBe(800);
      }
    });
  });

  it('asks nothing of what another one lacks that was away itself', async () => {
    await syncAll(phone, desk);
    vi.setSystemTime(START + 30_000);
    phone.addLead({ firstName: 'Ada' });
    await phone.sync();
    vi.setSystemTime(START + 100 * DAY);
    expect(await found(phone)).toEqual([]);
  });

  it('asks nothing where no other device is left', async () => {
    phone.addLead({ firstName: 'Ada' });
    await phone.sync();
    expect(await found(phone)).toEqual([]);
  });
});

describe('a clock that is off', () => {
  const skewed = (device: Device, skew: number): Device => ({
    ...device,
    deps: { ...device.deps, now: () => Date.now() + skew },
  });

  it.each([
    ['three days ahead', 3 * DAY],
    ['a year behind', -365 * DAY],
  ])('of %s is told by the next change of its device', async (_what, skew) => {
    phone.addLead({ firstName: 'Ada' });
    await syncAll(phone, desk);
    vi.setSystemTime(START + 3_600_000);
    const last = { ...desk.connection(), readAt: new Date(START + 3_500_000).toISOString() };
    const wrong = skewed(phone, skew);
    phone.addLead({ firstName: 'Ben' });
    await phone.persistence.flush();
    await exchange(wrong.connection(), wrong.deps);
    const { connection } = await exchange(last, desk.deps);
    const [seen] = Object.values(connection.seen);
    expect((seen?.clockOff ?? 0) / DAY).toBeCloseTo(skew / DAY, 1);
    expect(firstNames(desk)).toEqual(['Ada', 'Ben']);
  });

  it('of a few minutes, and of a device that has not been seen before, is not told', async () => {
    phone.addLead({ firstName: 'Ada' });
    await phone.sync();
    vi.setSystemTime(START + 300_000);
    await desk.sync();
    const [seen] = Object.values(desk.connection().seen);
    expect(seen?.clockOff).toBeUndefined();
  });
});
