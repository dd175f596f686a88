import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attachDocument } from '../../../src/domain/leads/commands';
import { hashIn } from '../../../src/lib/pictureAddresses';
import { PICTURE_PREFIX } from '../../../src/persistence/devices/deviceFiles';
import { exchange } from '../../../src/persistence/devices/exchange';
import { PICTURES_PREFIX, RemoteError } from '../../../src/persistence/devices/stores/remoteFiles';
import { removePictures, storedHashes } from '../../../src/persistence/pictures/pictures';
import { openDevice, syncAll, type Device, openTwo } from '../../support/device';
import { QUOTA_EXCEEDED } from '../../support/keyValueStorage';
import { type MemoryFiles } from '../../support/memoryFiles';
import { readPicture, storePicture } from '../../support/storedPictures';

const PORCH = 'data:image/jpeg;base64,/9j/4AAQSkZJRg==';
const FIVE = Array.from('ABCDE', (letter) => `data:image/jpeg;base64,/9j/4AAQSkZJ${letter}AAA`);
const FENCE = 'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQ==';

let files: MemoryFiles;
let phone: Device;
let desk: Device;

beforeEach(async () => {
  ({ files, phone, desk } = await openTwo());
});

/** Adds a lead with a picture; returns the picture's address. */
async function addWithPicture(
  { store, persistence, addLead }: Device,
  dataUrl: string,
): Promise<string> {
  const address = await storePicture(dataUrl, persistence.storage);
  const id = addLead();
  store.dispatch(attachDocument(id, { name: 'Porch', note: '', url: '', picture: address }));
  return address;
}
const pictureOn = ({ storage }: Device, address: string) => readPicture(address, storage);
const picturesAtStore = () =>
  [...files.all.keys()].filter((name) => name.startsWith(PICTURES_PREFIX));

describe('a picture', () => {
  it('travels once, whoever has it, and comes to every device', async () => {
    const address = await addWithPicture(phone, PORCH);
    expect(await addWithPicture(desk, PORCH)).toBe(address);
    const written = vi.spyOn(files, 'write');
    const tablet = await openDevice('table', files);
    await syncAll(phone, desk, tablet);
    for (const device of [phone, desk, tablet])
      expect(await pictureOn(device, address)).toBe(PORCH);
    expect(written.mock.calls.filter(([name]) => name.startsWith(PICTURES_PREFIX))).toHaveLength(1);
    expect(picturesAtStore()).toHaveLength(1);
  });

  it('follows its lead, however many files were listed before', async () => {
    const before = await files.list();
    const address = await addWithPicture(phone, PORCH);
    await phone.sync();
    const { device } = phone.connection();
    await desk.sync({
      files: { ...files, list: vi.fn(files.list).mockResolvedValueOnce([...before, device]) },
    });
    expect(desk.leads()).toHaveLength(1);
    expect(await pictureOn(desk, address)).toBe(PORCH);
  });

  it('lets changes go first that come meanwhile, and goes on afterwards', async () => {
    const addresses = [await addWithPicture(phone, PORCH), await addWithPicture(phone, FENCE)];
    await phone.sync();
    let asked = 0;
    const hasWaitingChanges = (): boolean => (asked += 1) > 1;
    await exchange(desk.connection(), { ...desk.deps, hasWaitingChanges });
    const picturesOnDesk = () => Promise.all(addresses.map((address) => pictureOn(desk, address)));
    expect((await picturesOnDesk()).filter(Boolean)).toHaveLength(1);
    expect(desk.leads()).toHaveLength(2);
    await desk.sync();
    expect(await picturesOnDesk()).toEqual([PORCH, FENCE]);
  });

  it('comes later where it was not there yet', async () => {
    const address = await addWithPicture(phone, PORCH);
    await phone.sync();
    const [name = ''] = picturesAtStore();
    const text = files.all.get(name) ?? '';
    files.all.delete(name);
    await expect(desk.sync()).resolves.toMatchObject({ picturesWithoutRoom: 0 });
    expect(await pictureOn(desk, address)).toBeUndefined();
    files.all.set(name, text);
    await desk.sync();
    expect(await pictureOn(desk, address)).toBe(PORCH);
  });

  it('comes from where an earlier version has put it, and is not sent again', async () => {
    const address = await addWithPicture(phone, PORCH);
    await phone.sync();
    const [name = ''] = picturesAtStore();
    files.all.set(name.slice(PICTURES_PREFIX.length), files.all.get(name) ?? '');
    files.all.delete(name);
    await desk.sync();
    expect(await pictureOn(desk, address)).toBe(PORCH);
    expect(picturesAtStore()).toEqual([]);
  });

  it('travels with one other at most, and the list is not read again for what is known', async () => {
    for (const picture of FIVE) await addWithPicture(phone, picture);
    let [running, most] = [0, 0];
    let another = (): void => {};
    const second = new Promise<void>((resolve) => {
      another = resolve;
    });
    const write = files.write.bind(files);
    files.write = async (name, text) => {
      if (!name.startsWith(PICTURES_PREFIX)) return write(name, text);
      running += 1;
      most = Math.max(most, running);
      if (running === 2) another();
      // The first is not done before another one travels.
      await second;
      await write(name, text);
      running -= 1;
    };
    await phone.sync();
    expect(picturesAtStore()).toHaveLength(5);
    expect(most).toBe(2);
    files.write = write;
    const { list } = files.calls;
    await phone.sync();
    expect(files.calls.list - list).toBe(1);
  });

  it('that cannot be sent ends the exchange, and what was sent counts', async () => {
    for (const picture of FIVE) await addWithPicture(phone, picture);
    const write = files.write.bind(files);
    let left = 2;
    files.write = async (name, text) => {
      if (name.startsWith(PICTURES_PREFIX) && (left -= 1) < 0) {
        throw new RemoteError('full', 'The store is full');
      }
      await write(name, text);
    };
    await expect(phone.sync()).rejects.toMatchObject({ problem: 'full' });
    expect(picturesAtStore()).toHaveLength(2);
    files.write = write;
    const onProgress = vi.fn();
    await exchange(phone.connection(), { ...phone.deps, onProgress });
    expect(picturesAtStore()).toHaveLength(5);
    // Three of five are left.
    expect(onProgress.mock.calls.map(([{ done, total }]) => [done, total])).toEqual([
      [2, 5],
      [3, 5],
      [4, 5],
    ]);
  });

  it('that this browser has no room for is counted, and comes once there is room', async () => {
    const addresses: string[] = [];
    for (const picture of FIVE) addresses.push(await addWithPicture(phone, picture));
    await phone.sync();
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw QUOTA_EXCEEDED;
    });
    await expect(desk.sync()).resolves.toMatchObject({ picturesWithoutRoom: 5 });
    const read = vi.spyOn(files, 'read');
    await expect(desk.sync()).resolves.toMatchObject({ picturesWithoutRoom: 5 });
    // Those that were under way when the first did not fit: all of them, each minute, are a phone's data plan.
    expect(read.mock.calls.filter(([name]) => name.startsWith(PICTURES_PREFIX))).toHaveLength(2);
    full.mockRestore();
    await expect(desk.sync()).resolves.toMatchObject({ picturesWithoutRoom: 0 });
    expect(await Promise.all(addresses.map((address) => pictureOn(desk, address)))).toEqual(FIVE);
  });

  it.each([
    ['another picture', FENCE],
    ['what is no picture', '<svg onload="alert(1)">'],
    ['a part of it', PORCH.slice(0, -4)],
  ])('is not taken where the store has %s in its place', async (_what, text) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const address = await addWithPicture(phone, PORCH);
    await phone.sync();
    files.all.set(PICTURES_PREFIX + PICTURE_PREFIX + hashIn(address), text);
    await desk.sync();
    expect(await pictureOn(desk, address)).toBeUndefined();
    expect(await storedHashes(desk.storage)).toEqual(new Set());
  });

  it('that a device has lost comes back from the store, where it stays', async () => {
    const address = await addWithPicture(phone, PORCH);
    await syncAll(phone, desk);
    await removePictures((stored) => stored, phone.persistence.storage);
    await syncAll(phone, desk);
    expect(picturesAtStore()).toHaveLength(1);
    expect(await pictureOn(phone, address)).toBe(PORCH);
  });
});
