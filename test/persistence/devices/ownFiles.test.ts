import { beforeEach, describe, expect, it } from 'vitest';
import { nameOfKey, nameOfManifest } from '../../../src/persistence/devices/deviceFiles';
import {
  type Device,
  firstNames,
  syncAll,
  openTwo,
  expectNames,
  filesOfDevice,
  newcomerAt,
} from '../../support/device';
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

describe('the files of this device', () => {
  beforeEach(async () => {
    phone.addLead({ firstName: 'Ada' });
    await syncAll(phone, desk);
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

  it.each([false, true])(
    'have their key written again where it is damaged: %s',
    async (isThorough) => {
      const name = nameOfKey(phone.connection().device);
      files.all.set(name, 'damaged');
      await phone.sync({ isThorough });
      expect(files.all.get(name)).toBe(isThorough ? phone.connection().key : 'damaged');
    },
  );

  it('are not sent to a store that has lost those of all devices, as another account’s, before the owner says so', async () => {
    const theirs = new Map(files.all);
    files.all.clear();
    phone.addLead({ firstName: 'Ben' });
    await expect(phone.sync()).rejects.toMatchObject({ problem: 'emptied' });
    expect(files.all.size).toBe(0);
    for (const [name, text] of theirs) files.all.set(name, text);
    await syncAll(phone, desk);
    expectNames(['Ada', 'Ben'], phone, desk);
    files.all.clear();
    await phone.sync({ isThorough: true });
    await desk.sync();
    expectNames(['Ada', 'Ben'], await newcomerAt(files));
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
});
