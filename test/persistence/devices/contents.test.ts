// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { downloadBackup } from '../../../src/app/storage/downloadBackup';
import { deleteLeads } from '../../../src/domain/leads/commands';
import { signedIn } from '../../../src/domain/session/events';
import { storeActs } from '../../../src/persistence/actsOfTab';
import { readConnection, storeConnection } from '../../../src/persistence/devices/connection';
import {
  nameOfKey,
  nameOfManifest,
  readManifest,
  readPart,
} from '../../../src/persistence/devices/deviceFiles';
import { formDrafts } from '../../../src/persistence/formDrafts';
import { openDevice, syncAll, type Device } from '../../support/device';
import { memoryStorage } from '../../support/keyValueStorage';
import { memoryFiles, type MemoryFiles } from '../../support/memoryFiles';

const NAME = 'Quartz phone';
const DAY_MS = 24 * 3_600_000;

let files: MemoryFiles;
let device: Device;

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T15:00:00.000Z') });
  sessionStorage.clear();
  files = memoryFiles();
  device = await openDevice('phone', files);
  const connection = { ...device.connection(), name: NAME, identities: ['Identity-Jade'] };
  storeConnection(connection, device.storage);
});

/** The texts at the store by what they are; they are not encrypted here. */
function opened() {
  const { device: id, published } = device.connection();
  const textOf = (name: string): string => files.all.get(name) ?? '';
  return {
    manifest: textOf(nameOfManifest(id)),
    key: textOf(nameOfKey(id)),
    parts: published.map(textOf),
  };
}

describe('the files of a device', () => {
  it('hold lists alone: nothing else that this browser or this tab has', async () => {
    const { storage, store } = device;
    device.addLead({ notes: 'Basalt' });
    store.dispatch(signedIn());
    formDrafts.write('lead.new', {
      at: 1,
      expiresAt: 9e15,
      values: { notes: 'Draft-Opal' },
    });
    storeActs([
      {
        id: 'Act-Onyx',
        type: 'leads/leadCreated',
        occurredAt: '2026-11-20T15:00:00.000Z',
        eventIds: ['Act-Onyx'],
        causes: [-1],
        entry: null,
        changes: [],
      },
    ]);
    const bookkeeping = [
      'lastBackup',
      'colorScheme',
      'firstStart',
      'seedDataDue',
      'unusedPictures',
      'replacedPictures',
      'agreed',
      'damaged.leads',
    ];
    for (const entry of bookkeeping) storage.all.set(`handyman.${entry}`, `Entry-${entry}`);
    await device.sync();

    const { manifest, parts } = opened();
    expect(parts.map((text) => readPart(text)?.name)).not.toContain(undefined);
    const text = [...files.all.values()].join('\n');
    expect(text).toContain('Basalt');
    for (const secret of ['signedIn', 'Draft-Opal', 'Act-Onyx', 'Entry-', 'Identity-Jade']) {
      expect(text).not.toContain(secret);
    }
    // Other devices show its name; it is in nothing that they join.
    expect(readManifest(manifest)).toMatchObject({ name: NAME });
    expect(parts.join('\n')).not.toContain(NAME);
    expect(files.all.size).toBe(parts.length + 2);
  });

  it('are not in a backup, nor is the connection', async () => {
    device.addLead({ notes: 'Basalt' });
    await device.sync();
    const { content } = await device.store.dispatch(downloadBackup());
    // Nothing in it is compressed.
    const text = await content.text();
    expect(text).toContain('Basalt');
    for (const secret of [NAME, 'Identity-Jade', device.connection().device]) {
      expect(text).not.toContain(secret);
    }
  });

  it.each([
    ['with other leads', 1],
    ['with none', 0],
  ])('hold a deletion for 90 days: %s', async (_what, others) => {
    const id = device.addLead();
    for (let count = 0; count < others; count += 1) device.addLead();
    await device.sync();
    device.store.dispatch(deleteLeads([id]));
    await device.sync();
    const deletions = () =>
      [...files.all.values()].flatMap((text) => [
        ...(readPart(text)?.replica.tombstones.keys() ?? []),
      ]);
    expect(deletions()).toContain(id);
    vi.setSystemTime(Date.now() + 91 * DAY_MS);
    await device.sync();
    expect(deletions()).not.toContain(id);
  });
});

describe('the connection', () => {
  it('is read as it was stored, and is none where what is stored is none', () => {
    expect(readConnection(device.storage)).toEqual(device.connection());
    for (const text of ['', '{}', 'null', '{"kind":"floppy"}']) {
      expect(readConnection(memoryStorage({ 'handyman.devices': text }))).toBeUndefined();
    }
    const denied = memoryStorage();
    denied.deny();
    expect(readConnection(denied)).toBeUndefined();
  });

  it('goes on with what it can read where a part of it is damaged', async () => {
    device.addLead();
    const desk = await openDevice('desk1', files);
    await syncAll(device, desk);
    const stored = JSON.parse(device.storage.all.get('handyman.devices') ?? '') as object;
    const damaged = { ...stored, seen: 'x', published: 5, parts: [] };
    device.storage.all.set('handyman.devices', JSON.stringify(damaged));
    expect((await device.sync()).problems).toEqual({});
    expect((await desk.sync()).problems).toEqual({});
  });
});
