import { beforeEach, describe, expect, it, vi } from 'vitest';
import { nameOfManifest } from '../../../src/persistence/devices/deviceFiles';
import {
  type Device,
  firstNames,
  syncAll,
  openTwo,
  expectNames,
  filesOfDevice,
  newcomerAt,
  fillStorage,
} from '../../support/device';
import { type MemoryFiles } from '../../support/memoryFiles';

let files: MemoryFiles;
/** The device that is forgotten. */
let phone: Device;
let desk: Device;

beforeEach(openAll);

/** Two devices, of which the phone has added the lead Ada, and the desk Ben. */
async function openAll(): Promise<void> {
  ({ files, phone, desk } = await openTwo());
  phone.addLead({ firstName: 'Ada' });
  desk.addLead({ firstName: 'Ben' });
  await syncAll(phone, desk);
}

const filesOf = ({ connection }: Device): string[] => filesOfDevice(files, connection().device);

describe('forgetting a device', () => {
  const manifestName = (): string => nameOfManifest(phone.connection().device);
  const leadsName = (): string => phone.partsOf('leads')[0] ?? '';
  const damage = (name: string): void => void files.all.set(name, 'damaged');
  async function addOnPhone(): Promise<void> {
    phone.addLead({ firstName: 'Cy' });
    await phone.sync();
  }

  it.each<[string, { before?: () => void; after?: () => unknown }]>([
    ['its manifest cannot be read', { after: () => damage(manifestName()) }],
    ['its manifest could not be read', { before: () => damage(manifestName()) }],
    ['a part of it could not be read', { before: () => damage(leadsName()) }],
    ['this browser has no room for what it wrote', { before: () => void fillStorage(desk) }],
    [
      'what it has written since cannot be read',
      { after: () => addOnPhone().then(() => damage(leadsName())) },
    ],
  ])('removes nothing where %s', async (_what, { before, after }) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await addOnPhone();
    before?.();
    await desk.sync();
    await after?.();
    const left = filesOf(phone);
    await expect(desk.forget(phone.connection().device)).resolves.toBe(false);
    expect(filesOf(phone)).toEqual(left);
  });

  it('joins what the device had written when it broke, though no manifest names it', async () => {
    const manifest = files.all.get(manifestName()) ?? '';
    await addOnPhone();
    files.all.set(manifestName(), manifest);
    await expect(desk.forget(phone.connection().device)).resolves.toBe(true);
    expect(filesOf(phone)).toEqual([]);
    await vi.advanceTimersByTimeAsync(0);
    expect(firstNames(desk)).toEqual(['Ada', 'Ben', 'Cy']);
    expectNames(['Ada', 'Ben', 'Cy'], await newcomerAt(files));
  });
});
