import { beforeEach, describe, expect, it } from 'vitest';
import { nameOfKey, nameOfManifest } from '../../../src/persistence/devices/deviceFiles';
import {
  type Device,
  firstNames,
  openDevice,
  syncAll,
  openTwo,
  expectNames,
  filesOfDevice,
  newcomerAt,
} from '../../support/device';
import { memoryStorage } from '../../support/keyValueStorage';
import { type MemoryFiles } from '../../support/memoryFiles';

let files: MemoryFiles;
let phone: Device;
let desk: Device;

beforeEach(async () => {
  ({ files, phone, desk } = await openTwo());
});

const filesOf = (device: string): string[] => filesOfDevice(files, device);

/** The manifest of a device, as it lies at the store. */
const manifestOf = ({ connection }: Device): string =>
  files.all.get(nameOfManifest(connection().device)) ?? '';

describe('a browser whose profile was copied', () => {
  let copy: Device;
  beforeEach(async () => {
    phone.addLead({ firstName: 'Ada' });
    await syncAll(phone, desk);
    const storage = memoryStorage(Object.fromEntries(phone.storage.all));
    copy = await openDevice('copy1', files, { storage });
    expect(copy.connection().device).toBe(phone.connection().device);
  });

  it('becomes a device of its own when it writes after the other one', async () => {
    phone.addLead({ firstName: 'Ben' });
    await phone.sync();
    copy.addLead({ firstName: 'Cy' });
    await syncAll(copy, phone, desk);
    expectNames(['Ada', 'Ben', 'Cy'], phone, copy, desk);
    expect(copy.connection().device).not.toBe(phone.connection().device);
  });

  it('has what the other one adds, though it changes nothing itself', async () => {
    phone.addLead({ firstName: 'Ben' });
    await phone.sync();
    await copy.sync();
    expect(firstNames(copy)).toEqual(['Ada', 'Ben']);
  });

  it('loses nothing where both write at the same time', async () => {
    phone.addLead({ firstName: 'Ben' });
    copy.addLead({ firstName: 'Cy' });
    await Promise.all([phone.sync(), copy.sync()]);
    await syncAll(phone, copy, desk);
    expectNames(['Ada', 'Ben', 'Cy'], phone, copy, desk);
    expect(copy.connection().device).not.toBe(phone.connection().device);
    expectNames(['Ada', 'Ben', 'Cy'], await newcomerAt(files));
  });
});

describe('the files of this device', () => {
  beforeEach(async () => {
    phone.addLead({ firstName: 'Ada' });
    await syncAll(phone, desk);
  });

  it('are written again where another device has forgotten this one', async () => {
    for (const device of [phone, desk]) {
      for (const name of filesOf(device.connection().device)) files.all.delete(name);
    }
    await phone.sync();
    expect(filesOf(phone.connection().device)).toEqual(
      expect.arrayContaining([
        nameOfManifest(phone.connection().device),
        nameOfKey(phone.connection().device),
      ]),
    );
    expectNames(['Ada'], await newcomerAt(files));
  });

  it.each([
    ['an earlier manifest', (earlier: string) => earlier],
    ['what cannot be opened', () => 'damaged'],
  ])('are written again where %s has taken the place of the last', async (_what, replacement) => {
    const earlier = manifestOf(phone);
    phone.addLead({ firstName: 'Ben' });
    await phone.sync();
    files.all.set(nameOfManifest(phone.connection().device), replacement(earlier));
    await phone.sync();
    expect((await desk.sync()).problems).toEqual({});
    expect(firstNames(desk)).toEqual(['Ada', 'Ben']);
  });

  it('are left alone where a newer version wrote them, and begun anew', async () => {
    const { device } = phone.connection();
    files.all.set(nameOfManifest(device), '{"version":2}');
    const before = filesOf(device).map((name) => files.all.get(name));
    phone.addLead({ firstName: 'Ben' });
    await phone.sync();
    expect(phone.connection().device).not.toBe(device);
    expect(filesOf(device).map((name) => files.all.get(name))).toEqual(before);
    expectNames(['Ada', 'Ben'], await newcomerAt(files));
  });

  it('that are not needed any more are removed', async () => {
    phone.addLead({ firstName: 'Ben' });
    await phone.sync();
    const { device } = phone.connection();
    files.all.set(`${device}-${'0'.repeat(20)}`, 'written before a browser closed');
    await phone.sync();
    expect(filesOf(device).toSorted()).toEqual(
      [nameOfManifest(device), nameOfKey(device), ...phone.connection().published].toSorted(),
    );
  });
});
