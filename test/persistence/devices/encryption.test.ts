import { gunzipSync } from 'node:zlib';
import { armor, Decrypter, Encrypter } from 'age-encryption';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  attachDocument,
  createLead,
  importLeads,
  saveLead,
} from '../../../src/domain/leads/commands';
import { storeConnection } from '../../../src/persistence/devices/connection';
import { nameOfKey, nameOfManifest, readPart } from '../../../src/persistence/devices/deviceFiles';
import {
  createCipher,
  lockIdentity,
  newIdentity,
  unlockIdentity,
  DecryptionError,
} from '../../../src/persistence/devices/encryption';
import { openDevice, type Device } from '../../support/device';
import { newLead } from '../../support/entities';
import { report } from '../../support/laws';
import { memoryFiles, type MemoryFiles } from '../../support/memoryFiles';
import { storePicture } from '../../support/storedPictures';

const PASSPHRASE = 'seven cedar shingles on a porch';
const PORCH = `data:image/jpeg;base64,${'Q2VkYXJz'.repeat(40)}`;
const LEAD = newLead({
  firstName: 'Wilhelmina',
  lastName: 'Thistlewood',
  phone: '(802) 555-0147',
  email: 'wilhelmina@example.com',
  address: '12 Larkspur Hollow',
  notes: 'The gate code is 4711; the shutters rattle',
});

let identity: string;
let key: string;
beforeAll(async () => {
  identity = await newIdentity();
  key = await lockIdentity(identity, PASSPHRASE);
}, 120_000);

/** Damages an encrypted text: two of its lines change places. */
function swapLines(encrypted: string): string {
  const lines = encrypted.split('\n');
  return [...lines.slice(0, 3), lines[4], lines[3], ...lines.slice(5)].join('\n');
}

let files: MemoryFiles;
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T15:00:00.000Z') });
  files = memoryFiles();
});

async function openEncrypted(tab: string): Promise<Device> {
  const device = await openDevice(tab, files, { cipher: await createCipher([identity]) });
  storeConnection({ ...device.connection(), identities: [identity], key }, device.storage);
  return device;
}

/** Returns what lies at the store as bytes: the names, the texts, and what their armor holds. */
function bytesAtStore(): string {
  const texts = [...files.all].flatMap(([name, text]) => [
    name,
    text,
    Buffer.from(text.replaceAll(/-----[A-Z ]+-----|\s/g, ''), 'base64').toString('latin1'),
  ]);
  return texts.join('\n');
}

describe('what lies at the store', () => {
  it('has no name, number or word of a lead, nor of a picture, nor the passphrase or the identity', async () => {
    const device = await openEncrypted('phone');
    const id = device.store.dispatch(createLead(LEAD));
    const picture = await storePicture(PORCH, device.persistence.storage);
    device.store.dispatch(attachDocument(id, { name: 'Porch', note: '', url: '', picture }));
    await device.sync();
    const { deps } = await openDevice('plain', memoryFiles(), { storage: device.storage });
    const opened = deps.partsOf('leads').map(({ text }) => text);

    const values = Object.values(LEAD).filter(
      (value): value is string => typeof value === 'string' && value.length > 5,
    );
    const words = values.flatMap((value) => [value, ...value.split(/\W+/)]);
    const wanted = [...words, id, picture.slice('picture:'.length), PORCH.slice(30, 60)].filter(
      (word) => word.length > 5,
    );
    expect(wanted.length).toBeGreaterThan(15);
    // The search would find them.
    expect(opened.join()).toContain('Thistlewood');
    const bytes = bytesAtStore();
    expect(wanted.filter((word) => bytes.includes(word))).toEqual([]);
    for (const secret of [PASSPHRASE, identity, 'firstName', '"list"']) {
      expect(bytes).not.toContain(secret);
    }
  });

  it('is opened by the age library with the passphrase alone', async () => {
    const device = await openEncrypted('phone');
    device.store.dispatch(createLead(LEAD));
    await device.sync();
    const { device: id } = device.connection();
    const fileOf = (name: string): Uint8Array => armor.decode(files.all.get(name) ?? '');

    const withPassphrase = new Decrypter();
    withPassphrase.addPassphrase(PASSPHRASE);
    const unlocked = await withPassphrase.decrypt(fileOf(nameOfKey(id)), 'text');
    const withIdentity = new Decrypter();
    withIdentity.addIdentity(unlocked);
    const open = async (name: string): Promise<string> =>
      gunzipSync(await withIdentity.decrypt(fileOf(name))).toString('utf8');

    const manifest = JSON.parse(await open(nameOfManifest(id))) as { parts: string[] };
    const texts = await Promise.all(manifest.parts.map(open));
    expect(texts.join('\n')).toContain('The gate code is 4711; the shutters rattle');
  }, 120_000);
});

describe('a passphrase', () => {
  it('unlocks what was locked with it, whichever spaces a keyboard has put, and accents with their letters or behind', async () => {
    const within = 'cedar café'.normalize('NFC');
    const behind = 'cedar\u00A0café'.normalize('NFD');
    const locked = await lockIdentity(identity, behind);
    await expect(unlockIdentity(locked, within)).resolves.toBe(identity);
    await expect(unlockIdentity(locked, behind)).resolves.toBe(identity);
  }, 120_000);

  it('unlocks what earlier versions locked, with the letters and spaces as they were typed', async () => {
    const [within, behind] = [
      'cedar\u00A0café'.normalize('NFC'),
      'cedar\u00A0café'.normalize('NFD'),
    ];
    const encrypter = new Encrypter();
    encrypter.setPassphrase(behind);
    encrypter.setScryptWorkFactor(10);
    const earlier = armor.encode(await encrypter.encrypt(identity));
    await expect(unlockIdentity(earlier, within)).resolves.toBe(identity);
    await expect(unlockIdentity(earlier, behind)).resolves.toBe(identity);
  }, 120_000);

  it.each([
    ['another passphrase', () => key, 'seven cedar shingles on a deck'],
    ['its words without spaces', () => key, PASSPHRASE.replaceAll(' ', '')],
    ['an empty one', () => key, ''],
    ['a damaged key', () => swapLines(key), PASSPHRASE],
    ['a truncated key', () => key.slice(0, -60), PASSPHRASE],
    ['no key', () => '', PASSPHRASE],
  ])(
    'unlocks nothing: %s',
    async (_what, locked, passphrase) => {
      await expect(unlockIdentity(locked(), passphrase)).resolves.toBeUndefined();
    },
    120_000,
  );

  it('decrypts nothing that was encrypted to another identity, but that of each which is known', async () => {
    const other = await newIdentity();
    const [own, others, both] = [
      await createCipher([identity]),
      await createCipher([other]),
      await createCipher([identity, other]),
    ];
    const encrypted = await others.encrypt('Cedar');
    await expect(own.decrypt(encrypted)).rejects.toThrow(DecryptionError);
    await expect(both.decrypt(encrypted)).resolves.toBe('Cedar');
    await expect(both.decrypt(await own.encrypt('Ash'))).resolves.toBe('Ash');
    await expect(others.decrypt(await both.encrypt('Ash'))).rejects.toThrow(DecryptionError);
  });

  it('says in no name of a picture which one it is', async () => {
    const HASH = '0123456789abcdef0123';
    const [one, other] = [
      await createCipher([identity]),
      await createCipher([await newIdentity()]),
    ];
    expect(one.nameOf(HASH)).toBe((await createCipher([identity])).nameOf(HASH));
    expect(one.nameOf(HASH)).not.toBe(other.nameOf(HASH));
    expect(one.nameOf(HASH)).not.toContain(HASH);
  });
});

describe('5,000 leads', () => {
  it('are sent whole once; then an edit sends at most 100 KB, and no change sends nothing', async () => {
    const device = await openEncrypted('phone');
    const leads = Array.from({ length: 5_000 }, (_, index) =>
      newLead({
        firstName: `Ada ${index}`,
        lastName: `Brook ${(index * 7_919) % 5_000}`,
        phone: `(802) 555-01${String(index % 100).padStart(2, '0')}`,
        email: `ada${index}@example.com`,
        address: `${(index * 104_729) % 900} Maple Street`,
        projectDescription: `Door ${(index * 15_485_863) % 99_991} sticks in wet weather`,
      }),
    );
    const [, second] = device.store.dispatch(importLeads(leads));
    await device.sync();
    const first = files.unitsWritten();
    expect(first).toBeGreaterThan(200_000);

    device.store.dispatch(saveLead(second?.id ?? '', { ...LEAD, notes: 'Call after noon' }));
    await device.sync();
    const edited = files.unitsWritten();
    expect(edited - first).toBeGreaterThan(0);
    expect(edited - first).toBeLessThanOrEqual(100 * 1_024);
    await device.sync();
    expect(files.unitsWritten()).toBe(edited);

    const desk = await openEncrypted('desk1');
    await desk.sync();
    expect(desk.leads()).toHaveLength(5_000);
    const parts = device.partsOf('leads');
    const texts = await Promise.all(
      parts.map((file) => device.deps.cipher.decrypt(files.all.get(file) ?? '')),
    );
    expect(texts.map((text) => readPart(text)?.name)).toEqual(parts.map(() => 'leads'));
    report(
      'an edit among 5,000 leads',
      `${edited - first} units in ${parts.length} parts, of ${first} in all`,
    );
  }, 120_000);
});
