import { afterAll, bench, describe } from 'vitest';
import { setupStore } from '../../src/app/store/setupStore';
import { leadEdited } from '../../src/domain/leads/events';
import { newConnection, type Connection } from '../../src/persistence/devices/connection';
import { createPartsOf } from '../../src/persistence/devices/deviceFiles';
import { exchange } from '../../src/persistence/devices/exchange';
import { createSealing, newIdentity } from '../../src/persistence/devices/sealing';
import { sharedLists } from '../../src/persistence/devices/sharedLists';
import { sharedPictures } from '../../src/persistence/devices/sharedPictures';
import { remoteStorageFiles } from '../../src/persistence/devices/stores/remoteStorage';
import { createRequests } from '../../src/persistence/devices/stores/requests';
import { createPersistence } from '../../src/persistence/engine/persistence';
import { hashOf } from '../../src/persistence/pictures/pictureData';
import { aLead } from '../support/entities';
import { memoryStorage } from '../support/keyValueStorage';
import { startOwnerStore } from '../support/ownerStore';

/**
 * Exchanges of two devices with 5,000 leads and 50 pictures, encrypted, over a real remoteStorage server
 * on this machine. The console has the time and the bytes of each step.
 */

const LEADS = 5_000;
const PICTURES = 50;

const server = await startOwnerStore();
const identity = await newIdentity();

/** Signs in at the server. */
async function signIn(): Promise<string> {
  const answer = await fetch(`${server.origin}/oauth`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      username: 'owner',
      password: server.password,
      client_id: 'http://localhost',
      redirect_uri: 'http://localhost/',
      response_type: 'token',
      scope: 'maple-ridge:rw',
      state: '',
      allow: 'Allow',
    }),
  });
  const { hash } = new URL(answer.headers.get('location') ?? '');
  return new URLSearchParams(hash.slice(1)).get('access_token') ?? '';
}
const token = await signIn();

let folder = 0;
const moved = { sent: 0, received: 0, requests: 0 };
const requests = createRequests({
  authorization: () => ({ Authorization: `Bearer ${token}` }),
  fetch: async (url, init) => {
    const answer = await fetch(url, init);
    moved.requests += 1;
    moved.sent += typeof init?.body === 'string' ? init.body.length : 0;
    moved.received += (await answer.clone().text()).length;
    return answer;
  },
});
const files = remoteStorageFiles(
  requests,
  () => `${server.origin}/storage/owner/maple-ridge/${folder}`,
);

/** A picture of about 20 KB, as a data address; each another one. */
function pictureOf(index: number): string {
  let text = '';
  for (let part = 0; text.length < 20_000; part += 1) text += hashOf(`${index} ${part}`);
  return `data:image/jpeg;base64,${text}`;
}

/** A browser, with the data or without. */
async function browser(tab: string, hasData: boolean) {
  const pictures = Array.from({ length: PICTURES }, (_, index) => pictureOf(index));
  const storage = memoryStorage(
    hasData
      ? {
          'handyman.leads': Array.from({ length: LEADS }, (_, index) =>
            aLead({
              id: `${1_700_000_000_000 + index}-bench`,
              firstName: `Lead ${index}`,
              phone: `(802) 555-${String(index).padStart(4, '0')}`,
              projectDescription: hashOf(`${index}`).repeat(15),
            }),
          ),
          'handyman.gallery': pictures.map((picture, index) => ({
            id: index + 1,
            title: `Project ${index}`,
            beforeImage: `picture:${hashOf(picture)}`,
          })),
          ...Object.fromEntries(
            pictures.map((picture) => [`handyman.picture.${hashOf(picture)}`, picture]),
          ),
        }
      : {},
  );
  const persistence = createPersistence(storage, tab);
  const store = setupStore({ persistence });
  await persistence.start(store);
  let connection: Connection = {
    ...newConnection('remoteStorage', server.address, tab),
    identities: [identity],
    key: 'key',
  };
  const sealing = await createSealing([identity]);
  const lists = sharedLists({ ...persistence, now: () => Date.now(), onRemoved: () => {} });
  const deps = {
    files,
    sealing,
    lists,
    partsOf: createPartsOf(lists),
    pictures: sharedPictures(persistence.storage),
    picturesAtStore: new Set<string>(),
    save: (next: Connection) => {
      connection = next;
    },
    now: () => Date.now(),
  };
  return {
    store,
    sync: async (what: string) => {
      await persistence.flush();
      Object.assign(moved, { sent: 0, received: 0, requests: 0 });
      const begun = performance.now();
      connection = (await exchange(connection, deps)).connection;
      const seconds = ((performance.now() - begun) / 1_000).toFixed(2);
      const [sent, received] = [moved.sent, moved.received].map(
        (units) => `${(units / 1_024).toFixed(0)} KB`,
      );
      console.warn(
        `${what}: ${seconds} s, ${sent} sent, ${received} received, ${moved.requests} requests`,
      );
    },
  };
}

describe(`${LEADS} leads and ${PICTURES} pictures`, () => {
  bench(
    'two devices, from the first upload to an edit seen by the other',
    async () => {
      folder += 1;
      const phone = await browser('phone', true);
      const desk = await browser('desk1', false);
      await phone.sync('the first upload');
      await desk.sync('the first download, and the own upload');
      await phone.sync('the own data back from the second device');
      await phone.sync('without a change');
      const edit = {
        leadId: '1700000000007-bench',
        leadName: 'Lead 7',
        changes: { city: 'Milton' },
      };
      phone.store.dispatch(leadEdited(edit));
      await phone.sync('one edit');
      await desk.sync('the edit, on the other device');
    },
    { iterations: 2, time: 0, warmupIterations: 0, warmupTime: 0 },
  );
});

afterAll(() => server.close());
