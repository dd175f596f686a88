import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attachDocument, createLead } from '../../../src/domain/leads/commands';
import { selectLeads } from '../../../src/domain/leads/slice';
import { PICTURE_PREFIX } from '../../../src/persistence/devices/deviceFiles';
import { exchange } from '../../../src/persistence/devices/exchange';
import type { RemoteFiles } from '../../../src/persistence/devices/remoteFiles';
import { hashIn, keyOfPicture } from '../../../src/persistence/pictures/pictureKeys';
import { storePicture } from '../../../src/persistence/pictures/pictures';
import { openDevice, syncAll, type Device } from '../../support/device';
import { newLead } from '../../support/entities';
import { memoryFiles, type MemoryFiles } from '../../support/memoryFiles';

const PORCH = 'data:image/jpeg;base64,/9j/4AAQSkZJRg==';
const FENCE = 'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQ==';

let files: MemoryFiles;
let phone: Device;
let desk: Device;

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T15:00:00.000Z') });
  files = memoryFiles();
  phone = await openDevice('phone', files);
  desk = await openDevice('desk1', files);
});

/** Adds a lead with a picture; returns the picture's address. */
function addWithPicture({ store, persistence }: Device, dataUrl: string): string {
  const address = storePicture(dataUrl, persistence.storage);
  const id = store.dispatch(createLead(newLead()));
  store.dispatch(attachDocument(id, { name: 'Porch', note: '', url: '', picture: address }));
  return address;
}
const pictureOn = ({ persistence }: Device, address: string) =>
  persistence.storage.read(keyOfPicture(address));
const picturesAtStore = () =>
  [...files.all.keys()].filter((name) => name.startsWith(PICTURE_PREFIX));

describe('a picture', () => {
  it('travels once, whoever has it, and comes to every device', async () => {
    const address = addWithPicture(phone, PORCH);
    expect(addWithPicture(desk, PORCH)).toBe(address);
    const written = vi.spyOn(files, 'write');
    const tablet = await openDevice('table', files);
    await syncAll(phone, desk, tablet);
    for (const device of [phone, desk, tablet]) expect(pictureOn(device, address)).toBe(PORCH);
    expect(written.mock.calls.filter(([name]) => name.startsWith(PICTURE_PREFIX))).toHaveLength(1);
    expect(picturesAtStore()).toHaveLength(1);
  });

  /** Exchanges; returns what the device has of a picture whenever something is joined. */
  async function heldAtJoins(device: Device, address: string, from: RemoteFiles) {
    const held: (string | null)[] = [];
    const { lists } = device.deps;
    const joinShared: typeof lists.joinShared = (...args) => {
      held.push(pictureOn(device, address));
      return lists.joinShared(...args);
    };
    await exchange(device.connection(), { ...device.deps, files: from, lists: { joinShared } });
    expect(selectLeads(device.store.getState())).toHaveLength(1);
    return new Set(held);
  }

  it('is there before the lead that shows it', async () => {
    const address = addWithPicture(phone, PORCH);
    await phone.sync();
    await expect(heldAtJoins(desk, address, files)).resolves.toEqual(new Set([PORCH]));
  });

  it('is there before the lead, though both were written after the files were listed', async () => {
    const before = await files.list();
    const address = addWithPicture(phone, PORCH);
    await phone.sync();
    const { device } = phone.connection();
    const earlier = { ...files, list: async () => [...before, device] };
    await expect(heldAtJoins(desk, address, earlier)).resolves.toEqual(new Set([PORCH]));
  });

  it('comes later where it was not there yet', async () => {
    const address = addWithPicture(phone, PORCH);
    await phone.sync();
    const [name = ''] = picturesAtStore();
    const text = files.all.get(name) ?? '';
    files.all.delete(name);
    await expect(desk.sync()).resolves.toMatchObject({ picturesWithoutRoom: 0 });
    expect(pictureOn(desk, address)).toBeNull();
    files.all.set(name, text);
    await desk.sync();
    expect(pictureOn(desk, address)).toBe(PORCH);
  });

  it('that this browser has no room for is counted, and comes once there is room', async () => {
    const [porch, fence] = [addWithPicture(phone, PORCH), addWithPicture(phone, FENCE)];
    await phone.sync();
    const filling = `data:image/jpeg;base64,${'A'.repeat(4_199_800)}`;
    const fillingKey = keyOfPicture(storePicture(filling, desk.persistence.storage));
    await expect(desk.sync()).resolves.toMatchObject({ picturesWithoutRoom: 1 });
    expect([pictureOn(desk, porch), pictureOn(desk, fence)].filter(Boolean)).toHaveLength(1);
    desk.persistence.storage.remove(fillingKey);
    await expect(desk.sync()).resolves.toMatchObject({ picturesWithoutRoom: 0 });
    expect([pictureOn(desk, porch), pictureOn(desk, fence)]).toEqual([PORCH, FENCE]);
  });

  it.each([
    ['another picture', FENCE],
    ['what is no picture', '<svg onload="alert(1)">'],
    ['a part of it', PORCH.slice(0, -4)],
  ])('is not taken where the store has %s in its place', async (_what, text) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const address = addWithPicture(phone, PORCH);
    await phone.sync();
    files.all.set(PICTURE_PREFIX + hashIn(address), text);
    await desk.sync();
    expect(pictureOn(desk, address)).toBeNull();
    expect(desk.storage.keys().filter((key) => key.startsWith('handyman.picture.'))).toEqual([]);
  });

  it('that a device has lost comes back from the store, where it stays', async () => {
    const address = addWithPicture(phone, PORCH);
    await syncAll(phone, desk);
    phone.persistence.storage.remove(keyOfPicture(address));
    await syncAll(phone, desk);
    expect(picturesAtStore()).toHaveLength(1);
    expect(pictureOn(phone, address)).toBe(PORCH);
  });
});
