import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attachDocument, deleteLeads } from '../../../src/domain/leads/commands';
import { nameOfKey, nameOfManifest } from '../../../src/persistence/devices/deviceFiles';
import { exchange } from '../../../src/persistence/devices/exchange';
import { RemoteError, type RemoteFiles } from '../../../src/persistence/devices/stores/remoteFiles';
import {
  type Device,
  firstNames,
  syncAll,
  openTwo,
  filesOfDevice,
  newcomerAt,
} from '../../support/device';
import { failingFrom, type MemoryFiles, type RequestFailure } from '../../support/memoryFiles';
import { readPicture, storePicture } from '../../support/storedPictures';

const PORCH = 'data:image/jpeg;base64,/9j/4AAQSkZJRg==';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-20T15:00:00.000Z') }));

/**
 * A phone that has written, and a desk that has, with what it sends: leads, one deleted, a picture.
 * The desk has to read, to write, and to remove what it replaces.
 */
async function openAll() {
  const { files, phone, desk } = await openTwo();
  phone.addLead({ firstName: 'Ada' });
  const deleted = desk.addLead({ firstName: 'Ben' });
  await syncAll(phone, desk);
  phone.addLead({ firstName: 'Cy' });
  await phone.sync();
  const id = desk.addLead({ firstName: 'Dee' });
  const picture = await storePicture(PORCH, desk.persistence.storage);
  desk.store.dispatch(attachDocument(id, { name: 'Porch', note: '', url: '', picture }));
  desk.store.dispatch(deleteLeads([deleted]));
  await desk.persistence.flush();
  return { files, phone, desk, picture };
}

/** Exchanges over a connection; returns what the exchange failed with. */
const failureOf = ({ connection, deps }: Device, files: RemoteFiles): Promise<unknown> =>
  exchange(connection(), { ...deps, files }).then(
    () => undefined,
    (error: unknown) => error,
  );

/** Expects that a device which comes now can read everything at the store, and finds some leads. */
async function expectNewcomerToFind(files: MemoryFiles, names: string[]): Promise<void> {
  const newcomer = await newcomerAt(files);
  expect(newcomer.problems).toEqual({});
  expect(firstNames(newcomer)).toEqual(expect.arrayContaining(names));
}

describe.each<RequestFailure>(['refused', 'answerLost'])(
  'an exchange whose request is %s',
  (how) => {
    it('leaves both sides whole, whichever request it is, and is completed by the next', async () => {
      let isComplete = false;
      let tried = 0;
      while (!isComplete) {
        const { files, phone, desk, picture } = await openAll();
        tried += 1;
        const failing = failingFrom(tried, how, files);
        const failure = await failureOf(desk, failing.files);
        expect(failure instanceof RemoteError).toBe(failing.hasFailed());
        isComplete = failure === undefined;
        await expectNewcomerToFind(files, ['Ada', 'Cy']);
        expect(firstNames(desk)).toEqual(expect.arrayContaining(['Ada', 'Dee']));

        await syncAll(desk, phone);
        for (const device of [phone, desk]) {
          expect(firstNames(device), `request ${tried}`).toEqual(['Ada', 'Cy', 'Dee']);
          expect(await readPicture(picture, device.storage)).toBe(PORCH);
          const { device: id, published } = device.connection();
          expect(filesOfDevice(files, id).toSorted()).toEqual(
            [nameOfManifest(id), nameOfKey(id), ...published].toSorted(),
          );
        }
        expect(files.all.size).toBe(
          2 * 2 + phone.connection().published.length + desk.connection().published.length + 1,
        );
      }
      // The list, two manifests, and parts to read; a picture, parts and the manifest to write; what was
      // replaced to remove.
      expect(tried).toBeGreaterThan(10);
    }, 120_000);
  },
);
