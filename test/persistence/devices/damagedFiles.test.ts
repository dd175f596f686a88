import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeviceProblem } from '../../../src/domain/devices/events';
import { nameOfManifest, nameOfPart } from '../../../src/persistence/devices/deviceFiles';
import {
  createCipher,
  newIdentity,
  DecryptionError,
  type Cipher,
} from '../../../src/persistence/devices/encryption';
import { hashOf } from '../../../src/persistence/pictures/pictureData';
import {
  type Device,
  firstNames,
  openDevice,
  plainCipher,
  syncAll,
  fillStorage,
} from '../../support/device';
import { memoryFiles, type MemoryFiles } from '../../support/memoryFiles';

let files: MemoryFiles;
/** The device whose files are damaged. */
let phone: Device;
/** The device that reads them. */
let desk: Device;
/** A device whose files are whole. */
let tablet: Device;

const manifestOf = ({ connection }: Device): string => nameOfManifest(connection().device);
/** The file of the only part of a device's leads. */
const leadsOf = ({ partsOf }: Device): string => partsOf('leads')[0] ?? '';

/** The phone's manifest as it was first written. */
let firstManifest: string | undefined;

/** Opens three devices that hold the leads Ada and Al. */
async function openAll(cipher = plainCipher): Promise<void> {
  files = memoryFiles();
  [phone, desk, tablet] = [
    await openDevice('phone', files, { cipher }),
    await openDevice('desk1', files, { cipher }),
    await openDevice('table', files, { cipher }),
  ];
  phone.addLead({ firstName: 'Ada' });
  await phone.sync();
  firstManifest = files.all.get(manifestOf(phone));
  phone.addLead({ firstName: 'Al' });
  await syncAll(phone, desk, tablet);
}

/** Adds the lead Cy on the tablet, then Ben on the phone, which the desk does not know yet. */
async function addElsewhere(): Promise<void> {
  tablet.addLead({ firstName: 'Cy' });
  await tablet.sync();
  phone.addLead({ firstName: 'Ben' });
  await phone.sync();
}

/** Expects that the desk joins all but what the phone has written last, and says what is wrong. */
async function expectProblem(problem: DeviceProblem): Promise<void> {
  const { problems } = await desk.sync();
  expect(problems).toEqual({ [phone.connection().device]: problem });
  expect(firstNames(desk)).toEqual(['Ada', 'Al', 'Cy']);
}

const put = (name: string, text: string | undefined): void => void files.all.set(name, text ?? '');
const change = (name: string, with_: (text: string) => string): void =>
  put(name, with_(files.all.get(name) ?? ''));

const DAMAGES: Record<string, [DeviceProblem, () => void]> = {
  'a manifest that is no manifest': ['unreadable', () => put(manifestOf(phone), 'null')],
  'the manifest of another device': [
    'unreadable',
    () => put(manifestOf(phone), files.all.get(manifestOf(tablet))),
  ],
  'an earlier manifest': ['rolledBack', () => put(manifestOf(phone), firstManifest)],
  'a newer version’s manifest': [
    'newer',
    () => change(manifestOf(phone), (text) => text.replace('"version":1', '"version":2')),
  ],
  'a part that was tampered with': [
    'unreadable',
    () => change(leadsOf(phone), (text) => text.replace('Ben', 'Eve')),
  ],
  'another device’s part in its place': [
    'unreadable',
    () => put(leadsOf(phone), files.all.get(leadsOf(tablet))),
  ],
  'a part of a list that only a newer version has': [
    'newer',
    () => {
      const text = '{"list":"trucks","entities":[{"id":"1"}],"deleted":{}}';
      const name = nameOfPart(phone.connection().device, hashOf(text));
      change(manifestOf(phone), (manifest) => manifest.replaceAll(leadsOf(phone), name));
      files.all.delete(leadsOf(phone));
      put(name, text);
    },
  ],
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T15:00:00.000Z') });
  vi.spyOn(console, 'warn').mockReturnValue();
});

describe('a file of another device', () => {
  it.each(Object.entries(DAMAGES))(
    'changes nothing where the store has %s, and is joined once it is whole',
    async (_what, [problem, damage]) => {
      await openAll();
      await addElsewhere();
      const whole = new Map(files.all);
      damage();
      await expectProblem(problem);
      await expectProblem(problem);
      const isPhones = (name: string): boolean => name.startsWith(manifestOf(phone));
      for (const name of [...files.all.keys()].filter(isPhones)) files.all.delete(name);
      for (const [name, text] of whole) if (isPhones(name)) put(name, text);
      expect((await desk.sync()).problems).toEqual({});
      expect(firstNames(desk)).toEqual(['Ada', 'Al', 'Ben', 'Cy']);
    },
  );

  it('keeps its device’s name where it cannot be read any more', async () => {
    await openAll();
    put(manifestOf(phone), 'damaged');
    const { connection } = await desk.sync();
    expect(connection.seen[phone.connection().device]?.name).toBe('phone');
  });

  it('that this browser has no room for is not marked as read', async () => {
    await openAll();
    await addElsewhere();
    const empty = fillStorage(desk);
    const { seen } = desk.connection();
    await desk.sync();
    const { parts } = desk.connection().seen[phone.connection().device] ?? {};
    expect(parts).toEqual(seen[phone.connection().device]?.parts);
    expect(parts).not.toContain(leadsOf(phone));

    // The page is left before there was room: what it had joined is gone with it.
    empty();
    const reloaded = await openDevice('desk2', files, { storage: desk.storage });
    expect(firstNames(reloaded)).toEqual(['Ada', 'Al']);
    await reloaded.sync();
    expect(firstNames(reloaded)).toEqual(['Ada', 'Al', 'Ben', 'Cy']);
  });
});

describe('an encrypted file of another device', () => {
  beforeEach(async () => {
    await openAll(await createCipher([await newIdentity()]));
    await addElsewhere();
  });

  it.each<[string, (lines: readonly string[]) => (string | undefined)[]]>([
    ['two lines swapped', (lines) => [...lines.slice(0, 3), lines[4], lines[3], ...lines.slice(5)]],
    ['no encryption', () => ['{"version":1}']],
  ])('changes nothing where its manifest has %s', async (_what, damage) => {
    const whole = files.all.get(manifestOf(phone));
    change(manifestOf(phone), (text) => damage(text.split('\n')).join('\n'));
    expect(files.all.get(manifestOf(phone))).not.toBe(whole);
    await expectProblem('unreadable');
    put(manifestOf(phone), whole);
    await desk.sync();
    expect(firstNames(desk)).toEqual(['Ada', 'Al', 'Ben', 'Cy']);
  });

  it('changes nothing where it was encrypted to another passphrase’s identity', async () => {
    const foreign = await createCipher([await newIdentity()]);
    const plain = await desk.deps.cipher.decrypt(files.all.get(manifestOf(phone)) ?? '');
    put(manifestOf(phone), await foreign.encrypt(plain));
    await expectProblem('unreadable');
  });
});

/** Encrypts a text in another way each time, as encryption does. */
function saltedCipher(): Cipher {
  let count = 0;
  return {
    ...plainCipher,
    encrypt: async (text) => `${(count += 1)} ${text}`,
    decrypt: async (encrypted) => {
      if (!/^\d+ /.test(encrypted)) throw new DecryptionError();
      return encrypted.replace(/^\d+ /, '');
    },
  };
}

describe('a damaged file', () => {
  beforeEach(async () => {
    await openAll(saltedCipher());
    await addElsewhere();
    files.all.set(leadsOf(phone), 'damaged');
    await desk.sync();
    expect(firstNames(desk)).not.toContain('Ben');
  });

  it('is written again by its device, where the owner asks for it', async () => {
    const damaged = leadsOf(phone);
    await phone.sync();
    expect(leadsOf(phone)).toBe(damaged);
    await phone.sync({ isThorough: true });
    expect((await desk.sync()).problems).toEqual({});
    expect(firstNames(desk)).toContain('Ben');
    expect(files.all.has(damaged)).toBe(false);
  });

  it('is given up with its device, where the owner says so', async () => {
    const lost = phone.connection().device;
    expect((await desk.sync()).problems).toEqual({ [lost]: 'unreadable' });
    expect(await desk.forget(lost)).toBe(false);
    expect(await desk.forget(lost, { evenUnreadable: true })).toBe(true);
    expect([...files.all.keys()].filter((name) => name.startsWith(lost))).toEqual([]);
    expect((await desk.sync()).problems).toEqual({});
    await phone.sync();
    await desk.sync();
    expect(firstNames(desk)).toContain('Ben');
  });
});
