// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { removeSamples } from '../../../src/app/storage/removeSamples';
import { deleteLeads } from '../../../src/domain/leads/commands';
import { readPart } from '../../../src/persistence/devices/deviceFiles';
import { openDevice, syncAll, type Device, fillStorage } from '../../support/device';
import { memoryStorage } from '../../support/keyValueStorage';
import { memoryFiles, type MemoryFiles } from '../../support/memoryFiles';

let files: MemoryFiles;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T15:00:00.000Z') });
  files = memoryFiles();
});

const open = (tab: string, storage = memoryStorage()): Promise<Device> =>
  openDevice(tab, files, { storage, hasSeedData: true });
const leadIds = ({ leads }: Device): string[] =>
  leads()
    .map(({ id }) => id)
    .sort();
/** The ids in all parts at the store. */
const idsAtStore = (): string[] =>
  [...files.all.values()].flatMap((text) => [...(readPart(text)?.replica.entities.keys() ?? [])]);

describe('a device with samples that nobody has changed', () => {
  it('sends none of them', async () => {
    const phone = await open('phone');
    const samples = leadIds(phone);
    expect(samples.length).toBeGreaterThan(0);
    await phone.sync();
    expect(idsAtStore().filter((id) => samples.includes(id))).toEqual([]);
  });

  it('brings back none that were removed on another device', async () => {
    const desk = await open('desk1');
    await desk.store.dispatch(removeSamples());
    await desk.sync();
    const phone = await open('phone');
    const before = leadIds(phone).length;
    await syncAll(phone, desk);
    expect(before).toBeGreaterThan(0);
    expect(leadIds(phone)).toEqual([]);
    expect(leadIds(desk)).toEqual([]);
  });

  it('drops them for the leads of another device, also after a reload', async () => {
    const desk = await openDevice('desk1', files);
    const id = desk.addLead();
    await desk.sync();
    const phone = await open('phone');
    await syncAll(phone, desk);
    expect(leadIds(phone)).toEqual([id]);
    expect(leadIds(desk)).toEqual([id]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(leadIds(await open('phon2', phone.storage))).toEqual([id]);
  });

  it('keeps its own of a list that the store does not have', async () => {
    const desk = await openDevice('desk1', files);
    await desk.sync();
    const phone = await open('phone');
    const samples = leadIds(phone);
    await syncAll(phone, desk);
    expect(leadIds(phone)).toEqual(samples);
  });
});

describe('a device that has changed the samples', () => {
  it('sends what it keeps of them, with what it has deleted', async () => {
    const desk = await open('desk1');
    const [first = '', ...rest] = leadIds(desk);
    desk.store.dispatch(deleteLeads([first]));
    const phone = await open('phone');
    await syncAll(desk, phone);
    expect(leadIds(phone)).toEqual(rest);
  });

  it('sends them, though there was no room to store them when it last exchanged', async () => {
    const desk = await open('desk1');
    const added = desk.addLead();
    const samples = leadIds(desk).filter((id) => id !== added);
    const empty = fillStorage(desk);
    await desk.sync();
    empty();
    await desk.sync();
    const phone = await openDevice('phone', files);
    await phone.sync();
    expect(leadIds(phone)).toEqual([added, ...samples].sort());
  });
});
