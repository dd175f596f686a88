import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sentenceFor } from '../../../src/domain/history/sentences';
import { selectHistoryOf } from '../../../src/domain/history/slice';
import { saveLead } from '../../../src/domain/leads/commands';
import type { NewLead } from '../../../src/domain/leads/schema';
import { selectProjects } from '../../../src/domain/projects/slice';
import {
  type Device,
  firstNames,
  openDevice,
  syncAll,
  openTwo,
  expectNames,
} from '../../support/device';
import { newLead } from '../../support/entities';
import { type MemoryFiles } from '../../support/memoryFiles';

let files: MemoryFiles;
let phone: Device;
let desk: Device;

beforeEach(async () => {
  ({ files, phone, desk } = await openTwo());
});

/** Saves a lead with other values, a minute after what was done last. */
async function edit({ store, leadOf }: Device, id: string, facts: Partial<NewLead>): Promise<void> {
  await vi.advanceTimersByTimeAsync(60_000);
  const lead = leadOf(id);
  if (!lead) throw new Error('There is no such lead');
  store.dispatch(saveLead(id, { ...newLead(lead), ...facts }));
}

/** A lead that both devices hold. */
async function commonLead(facts: Partial<NewLead> = {}): Promise<string> {
  const id = phone.addLead(facts);
  await syncAll(phone, desk);
  return id;
}

describe('two devices with one store', () => {
  it('hold what either has added, of every list', async () => {
    phone.addLead({ firstName: 'Ada' });
    desk.addLead({ firstName: 'Ben' });
    desk.addJob();
    await syncAll(phone, desk);
    expectNames(['Ada', 'Ben'], phone, desk);
    for (const { store } of [phone, desk]) expect(selectProjects(store.getState())).toHaveLength(1);
  });

  it('write and read nothing more than their manifests once they agree', async () => {
    await commonLead();
    const before = new Map(files.all);
    const { write, remove, read } = files.calls;
    await syncAll(phone, desk);
    expect(files.calls).toMatchObject({ write, remove });
    // In each of the four exchanges, the own manifest and the other's.
    expect(files.calls.read - read).toBe(8);
    expect(files.all).toEqual(before);
  });

  it.each([['phone first'], ['desk first']])(
    'have the later of two edits of a field, and both edits in the history: %s',
    async (order) => {
      const id = await commonLead({ city: 'Essex' });
      await edit(phone, id, { city: 'Milton' });
      await edit(desk, id, { city: 'Jericho' });
      await syncAll(...(order === 'phone first' ? [phone, desk] : [desk, phone]));
      for (const device of [phone, desk]) {
        expect(device.leadOf(id)?.city).toBe('Jericho');
        const sentences = selectHistoryOf(device.store.getState(), 'lead', id).map(sentenceFor);
        expect(sentences).toEqual(
          expect.arrayContaining([
            'Details edited: city “Jericho”',
            'Details edited: city “Milton”',
          ]),
        );
      }
    },
  );
});

describe('another tab of a device', () => {
  it('goes on where the first one stopped, and writes nothing that is there', async () => {
    desk.addLead({ firstName: 'Ben' });
    await phone.sync();
    phone.addLead({ firstName: 'Ada' });
    await syncAll(desk, phone);
    desk.addLead({ firstName: 'Cy' });
    await syncAll(desk, phone);
    const units = files.unitsWritten();
    const secondTab = await openDevice('phon2', files, { storage: phone.storage });
    await secondTab.sync();
    expect(firstNames(secondTab)).toEqual(['Ada', 'Ben', 'Cy']);
    expect(files.unitsWritten() - units).toBe(0);
  });
});
