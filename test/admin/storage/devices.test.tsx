import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refusalMessage, signInMessage } from '../../../src/admin/storage/devices/deviceMessages';
import { deviceSync } from '../../../src/app/devices/startDevices';
import {
  connectionRead,
  deletionsAsked,
  exchangeBegan,
  exchanged,
  exchangeFailed,
  exchangeProgressed,
  storeDisconnected,
  type DeviceProblem,
  type StoreProblem,
} from '../../../src/domain/devices/events';
import { RemoteError } from '../../../src/persistence/devices/stores/remoteFiles';
import { createPersistence } from '../../../src/persistence/engine/persistence';
import { storeKeys } from '../../support/business';
import { memoryStorage, QUOTA_EXCEEDED } from '../../support/keyValueStorage';
import { expectLink, findNotice, textsOf } from '../../support/parts';
import { makeStore, type TestStore } from '../../support/store';
import { openAdmin } from '../openAdmin';

const DAY_MS = 86_400_000;

/** The section "Your devices"; connecting itself is in `test/e2e/persistence/devices.spec.ts`. */

async function openSection(
  events: readonly Parameters<TestStore['store']['dispatch']>[0][] = [],
  test = makeStore(),
) {
  for (const event of events) test.store.dispatch(event as never);
  const opened = openAdmin('/admin/storage', { test });
  const section = within(await screen.findByRole('region', { name: 'Your devices' }));
  return { ...opened, ...test, section };
}

const CONNECTED = connectionRead({
  kind: 'remoteStorage',
  address: 'owner@example.com',
  name: 'Desk',
  step: 'connected',
});
const other = (problem?: DeviceProblem) => ({
  device: '0123456789abcdef',
  name: 'Phone',
  at: '2026-11-20T15:00:00.000Z',
  ...(problem && { problem }),
});
const done = (problem?: DeviceProblem, picturesWithoutRoom = 0) =>
  exchanged({ others: [other(problem)], received: {}, picturesWithoutRoom });

describe('choosing a store', () => {
  it('asks for an address and a name, beside the field, and keeps what was typed', async () => {
    const { section, user } = await openSection();
    const address = section.getByLabelText('Address of your store');
    await user.type(address, 'not an address');
    await user.clear(section.getByLabelText('Name of this device'));
    await user.click(section.getByRole('button', { name: 'Connect' }));
    expect(await section.findByText(/Enter the address of your store/)).toBeInTheDocument();
    expect(section.getByText('Give this device a name')).toBeInTheDocument();
    expect(address).toHaveValue('not an address');
    expect(section.getByLabelText('Name of this device')).toHaveFocus();
  });

  it('is not asked where one is chosen and what exchanges could not be loaded', async () => {
    const { section } = await openSection([exchangeFailed({ problem: 'notLoaded' })]);
    expect(section.getByRole('alert')).toHaveTextContent(
      /could not be loaded\. Your devices stay connected\. This is tried again by itself/,
    );
    expect(section.queryByRole('button', { name: 'Connect' })).toBeNull();
  });

  it.each([
    [true, 1],
    [false, 0],
  ])(
    'offers no store without a key, and says how to get one to who builds the site: %s',
    async (isDevelopment, hints) => {
      vi.stubEnv('DEV', isDevelopment);
      const { section } = await openSection();
      expect(section.queryByRole('button', { name: /^Use your/ })).toBeNull();
      expect(section.queryAllByText(/storeKeys of src\/business\.ts/)).toHaveLength(hints);
      vi.unstubAllEnvs();
    },
  );

  it('is one press where the site has keys, and another service asks for its address', async () => {
    Object.assign(storeKeys, { dropbox: 'key', googleDrive: 'key' });
    try {
      const { section, user } = await openSection();
      expect(section.getByRole('button', { name: 'Use your Dropbox' })).toBeEnabled();
      expect(section.getByRole('button', { name: 'Use your Google Drive' })).toBeEnabled();
      expect(section.queryByLabelText('Address of your store')).toBeNull();
      const another = section.getByRole('button', { name: 'Another service' });
      await user.click(another);
      expect(another).toHaveAttribute('aria-expanded', 'true');
      await user.click(section.getByRole('button', { name: 'Connect' }));
      expect(await section.findByText(/Enter the address of your store/)).toBeInTheDocument();
      // Without a name none is chosen either.
      await user.clear(section.getByLabelText('Name of this device'));
      await user.click(section.getByRole('button', { name: 'Use your Dropbox' }));
      expect(await section.findByText('Give this device a name')).toBeInTheDocument();
      expect(section.queryByLabelText('Address of your store')).toBeNull();
    } finally {
      Object.assign(storeKeys, { dropbox: '', googleDrive: '' });
    }
  });
});

describe('the sign-in at the store', () => {
  it.each([
    ['was refused', { wasRefused: true }, /^You did not allow this site access there\./],
    ['was not finished', { wasUnfinished: true }, /^The sign-in there was not finished\./],
  ])('that %s is said to be, and asked for again', async (_how, end, message) => {
    const { section } = await openSection([
      connectionRead({ kind: 'dropbox', address: '', name: 'Desk', step: 'signIn', ...end }),
    ]);
    expect(section.getByRole('alert')).toHaveTextContent(message);
    expect(section.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  });
});

describe('what the owner asks for and does not get', () => {
  const STORE = { kind: 'dropbox', address: '' } as const;

  it.each([
    ['the browser is full', QUOTA_EXCEEDED, /^This browser is full\./, /^This browser is full\./],
    [
      'nobody answers',
      new RemoteError('offline', ''),
      /^The store cannot be/,
      /^No store was found/,
    ],
  ])('is told where %s', (_what, error, refusal, signIn) => {
    expect(refusalMessage(error)).toMatch(refusal);
    expect(signInMessage(error, STORE)).toMatch(signIn);
  });
});

describe('a connected device', () => {
  it('names the store, the last exchange and the other devices, and asks before it is disconnected', async () => {
    const { section, user, store } = await openSection([CONNECTED, done()]);
    expect(
      section.getByText(/All devices have everything, less than a minute ago\./),
    ).toHaveTextContent('Desk, at owner@example.com.');
    const others = within(section.getByRole('list', { name: 'Other devices' }));
    expect(others.getByRole('listitem')).toHaveTextContent('Phone');
    expect(others.getByRole('button', { name: 'Forget Phone' })).toBeEnabled();
    await user.click(section.getByRole('button', { name: 'Disconnect' }));
    const question = await screen.findByRole('alertdialog', { name: 'Disconnect this device' });
    expect(question).toHaveTextContent('Everything in this browser stays');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    store.dispatch(storeDisconnected());
    expect(await section.findByLabelText('Address of your store')).toBeInTheDocument();
  });

  it('shows how far a long exchange is, no longer that an earlier one failed, and how many pictures do not fit', async () => {
    const { section, store } = await openSection([
      CONNECTED,
      exchangeFailed({ problem: 'offline' }),
      exchangeBegan(),
      exchangeProgressed({ direction: 'sending', done: 20, total: 80 }),
    ]);
    expect(section.getByText(/Sending 21 of 80/)).toBeInTheDocument();
    expect(section.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute(
      'aria-valuenow',
      '25',
    );
    expect(section.queryByRole('alert')).toBeNull();
    act(() => void store.dispatch(done(undefined, 2)));
    expect(section.getByRole('alert')).toHaveTextContent(
      '2 pictures of your other devices do not fit',
    );
  });

  it('says of a store that fails what to do', async () => {
    const { section, store } = await openSection([CONNECTED, done()]);
    const expectSaid = async (problem: StoreProblem, says: RegExp, waiting?: number) => {
      const known = waiting === undefined ? {} : { waiting };
      act(() => void store.dispatch(exchangeFailed({ problem, ...known })));
      expect(await section.findByRole('alert')).toHaveTextContent(says);
      const signIn = section.queryAllByRole('button', { name: 'Sign in' });
      expect(signIn).toHaveLength(['signedOut', 'emptied'].includes(problem) ? 1 : 0);
      act(() => void store.dispatch(done()));
      expect(section.queryByRole('alert')).toBeNull();
    };
    const three = /^3 changes wait for the network\. .* tried again by itself/;
    await expectSaid('offline', three, 3);
    await expectSaid('offline', /^1 change waits for the network/, 1);
    await expectSaid('offline', /^The store cannot be reached/);
    await expectSaid(
      'signedOut',
      /^2 changes wait here; nothing is lost\. .* Sign in there again/,
      2,
    );
    await expectSaid('full', /Make room there/);
    await expectSaid('busy', /^The store is busy\. .* a few minutes/, 0);
    await expectSaid('browserFull', /^This browser is full\. Delete what you no longer need/);
    await expectSaid('refused', /Sync now/);
    await expectSaid('emptied', /^The store has none of .* another account’s.* Sync now/);
  });

  it('says what is wrong with the files of another, and whose clock is off', async () => {
    const { section, store } = await openSection([CONNECTED]);
    const alerts = (event: ReturnType<typeof done>): string[] => {
      act(() => void store.dispatch(event));
      return textsOf(section.queryAllByRole('alert'));
    };
    const files: [DeviceProblem, RegExp][] = [
      ['unreadable', /^Phone: .*cannot be opened.*Nothing was changed here/],
      ['rolledBack', /^Phone: .*older files.*Nothing was changed here/],
      ['newer', /^Phone: .*newer version.*Reload/],
    ];
    for (const [problem, says] of files)
      expect(alerts(done(problem))).toEqual([expect.stringMatching(says)]);
    const clocks: [clocksOff: number[], says: RegExp[]][] = [
      [[3 * DAY_MS], [/^The clock of Phone 0 is 3 days ahead of this one’s/]],
      [[-365 * DAY_MS, 0], [/^The clock of Phone 0 is about 1 year behind this one’s/]],
      [[3 * DAY_MS, 3 * DAY_MS], [/^The clock of this device is off by 3 days/]],
      [[0, 0], []],
    ];
    for (const [clocksOff, says] of clocks) {
      const others = clocksOff.map((clockOff, index) => ({
        ...other(),
        device: `000000000000000${index}`,
        name: `Phone ${index}`,
        clockOff,
      }));
      const event = exchanged({ others, received: {}, picturesWithoutRoom: 0 });
      expect(alerts(event)).toEqual(says.map((one) => expect.stringMatching(one)));
    }
  });

  it('asks what becomes of records that the others have no more, and lists them', async () => {
    const { section, store } = await openSection([
      CONNECTED,
      deletionsAsked({
        since: '2026-08-01T15:00:00.000Z',
        records: [
          { list: 'leads', id: '1', name: 'Ada Roy' },
          { list: 'projects', id: '2', name: 'Porch roof' },
        ],
      }),
    ]);
    const question = within(section.getByRole('group', { name: 'What others may have deleted' }));
    expect(question.getByRole('alert')).toHaveTextContent(
      /^This device last synced .*2026.*Nothing is sent or received before you decide/,
    );
    expect(textsOf(question.getAllByRole('listitem'))).toEqual([
      'Ada RoyLeads',
      'Porch roofProjects',
    ]);
    expect(question.getByRole('button', { name: 'Delete them here too' })).toBeEnabled();
    expect(question.getByRole('button', { name: 'Bring them back everywhere' })).toBeEnabled();
    expect(question.getByRole('button', { name: 'Download backup' })).toBeEnabled();
    store.dispatch(done());
    await expect.poll(() => section.queryByRole('group')).toBeNull();
  });

  it.each([
    ['Delete it here too', 'delete', 'Deleted here too: 1 record'],
    ['Bring it back everywhere', 'keep', 'Back on all devices: 1 record'],
  ] as const)('does with them what is pressed: %s', async (name, choice, said) => {
    const test = makeStore({ persistence: createPersistence(memoryStorage(), 'tab01') });
    const records = [{ list: 'leads' as const, id: '1', name: 'Ada Roy' }];
    const asked = deletionsAsked({ since: '2026-08-01T15:00:00.000Z', records });
    const { section, user } = await openSection([CONNECTED, asked], test);
    const sync = await test.store.dispatch(deviceSync());
    const answered = vi.spyOn(sync, 'answerDeletions').mockResolvedValue(true);
    await user.click(section.getByRole('button', { name }));
    expect(answered.mock.calls).toEqual([[records, choice]]);
    expect(await findNotice(said)).toBeVisible();
  });

  it('has a sheet for the passphrase, which it does not know', async () => {
    const { section, user } = await openSection([CONNECTED, done()]);
    const print = vi.spyOn(window, 'print').mockReturnValue();
    await user.click(section.getByRole('button', { name: 'Passphrase sheet' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Passphrase sheet' }));
    expect(sheet.getByText('Passphrase, by hand:')).toBeInTheDocument();
    expect(sheet.getByText('Store: owner@example.com')).toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    print.mockRestore();
  });
});

describe('on the other screens', () => {
  const longAgo = connectionRead({ ...CONNECTED.payload, syncedAt: '2026-01-02T15:00:00.000Z' });
  const question = deletionsAsked({ since: '2026-01-02T15:00:00.000Z', records: [] });

  it.each([
    ['an ended sign-in', [CONNECTED, exchangeFailed({ problem: 'signedOut' })], /do not sync/],
    [
      'a network that was away for a day',
      [longAgo, exchangeFailed({ problem: 'offline' })],
      /do not sync/,
    ],
    ['a question', [CONNECTED, question], /there is a question/],
  ] as const)('a notice tells of %s, and leads to the section', async (_what, events, says) => {
    const test = makeStore();
    for (const event of events) test.store.dispatch(event as never);
    openAdmin('/admin/crm', { test });
    expect(await screen.findByText(says)).toBeInTheDocument();
    expectLink(screen, 'Details', '/admin/storage#devices');
  });

  it('nothing is told of a network that was away for a moment', async () => {
    const test = makeStore();
    for (const event of [CONNECTED, done(), exchangeFailed({ problem: 'offline' })]) {
      test.store.dispatch(event);
    }
    openAdmin('/admin/crm', { test });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/do not sync/)).toBeNull();
  });
});
