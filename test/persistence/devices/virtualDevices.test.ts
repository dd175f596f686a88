import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  deviceOf,
  nameOfKey,
  nameOfManifest,
  readManifest,
} from '../../../src/persistence/devices/deviceFiles';
import { covers } from '../../../src/persistence/engine/merge';
import { DEVICE_SCHEDULES, type DeviceOperation } from '../../support/deviceSchedules';
import { expectLoss, report, SEED } from '../../support/laws';
import { NAIVE_EXCHANGES } from '../../support/naiveExchanges';
import { checkLeads, World } from '../../support/schedules';
import { VirtualDevices, type Exchange } from '../../support/virtualDevices';
import {
  VirtualDrive,
  VirtualFiles,
  type Answer,
  type VirtualStore,
} from '../../support/virtualFiles';

/** How many schedules are tried in `npm test`; more with `npm run gates`. */
const RUNS = Number(process.env.SCHEDULES ?? 1_500);

/** Expects that each device has a manifest, its key and its parts at the store, and nothing else. */
function checkFiles({ devices, files, now }: VirtualDevices): void {
  const names = files.listAt(now);
  for (const { connection, result } of devices) {
    const { device } = connection;
    const manifest = readManifest(files.readAt(nameOfManifest(device), now) ?? '');
    expect(manifest).toMatchObject({ count: connection.count, parts: connection.published });
    expect(names.filter((name) => deviceOf(name) === device).toSorted()).toEqual(
      [nameOfManifest(device), nameOfKey(device), ...connection.published].toSorted(),
    );
    expect(result?.problems).toEqual({});
  }
}

const whole = { kind: 'done', listAge: 0, fileAge: 0 } as const;
const exchange = (tab: number, requests = 1_000, answer: Answer = whole): DeviceOperation => ({
  kind: 'exchange',
  tab,
  requests,
  answer,
});
const create = (tab: number): DeviceOperation => ({ kind: 'create', tab });

/** Schedules that once lost data; always tried first. */
const PINNED: DeviceOperation[][] = [
  // A manifest that was long given up took the place of a later one, which was not written again.
  [exchange(1, 3), create(0), exchange(0, 5, { kind: 'lost', delay: 500 }), create(0)],
  // Two browsers with a copied profile wrote a manifest at the same time; one was never read.
  [
    create(0),
    exchange(0),
    { kind: 'copy', tab: 0 },
    create(0),
    create(2),
    exchange(0, 2),
    exchange(2, 2),
    exchange(0),
    exchange(2),
  ],
  // A device that wrote while another forgot it had its new manifest removed.
  [
    exchange(0, 4),
    exchange(1),
    { kind: 'forget', tab: 1, other: 0, requests: 2, answer: whole },
    create(0),
    exchange(0),
  ],
];

/** One that lost data at Google Drive: a file that another device had removed before it was listed counted as there. */
const PINNED_AT_DRIVE: DeviceOperation[][] = [
  [
    exchange(0, 4),
    create(0),
    exchange(1),
    exchange(0, 1_000, { kind: 'lost', delay: 0 }),
    { kind: 'forget', tab: 0, other: 0, requests: 1, answer: whole },
    { kind: 'forget', tab: 1, other: 0, requests: 1_000, answer: whole },
  ],
];

const { schedules } = DEVICE_SCHEDULES;
/** Without the operations that the naive exchanges do not support. */
const gentle = schedules.map((operations) =>
  operations.filter(({ kind }) => kind !== 'forget' && kind !== 'copy'),
);

const property = (
  naive?: Exchange,
  of: typeof schedules = schedules,
  store = (): VirtualStore => new VirtualFiles(),
) =>
  fc.asyncProperty(of, async (operations) => {
    const devices = new VirtualDevices(naive, store());
    await devices.add()?.open();
    await devices.add()?.open();
    const world = new World(devices);
    await DEVICE_SCHEDULES.play(world, operations);
    const found = await devices.newcomer();
    for (const sent of devices.durable())
      expect(covers(found, sent), 'what was sent is there').toBe(true);
    await devices.settle();
    const storages = devices.devices.map(({ browser }) => browser.stored());
    checkLeads(world, storages, 'asItsTabKnew');
    if (!naive) checkFiles(devices);
  });

describe('several devices over one store', () => {
  it(`lose nothing and converge, whatever the schedule (${RUNS} schedules)`, async () => {
    await fc.assert(property(), {
      numRuns: RUNS,
      seed: SEED,
      examples: PINNED.map((one) => [one]),
    });
    report('virtual devices', `${RUNS} schedules, nothing lost, nothing risen, all converge`);
  }, 3_600_000);

  /** Each takes three times as long there: the driver asks for more. */
  const runsAtDrive = process.env.SCHEDULES === undefined ? RUNS / 3 : RUNS;

  it(`lose nothing at Google Drive and its bad habits (${runsAtDrive} schedules)`, async () => {
    const atDrive = property(undefined, schedules, () => new VirtualDrive());
    const examples = [...PINNED, ...PINNED_AT_DRIVE].map((one): [DeviceOperation[]] => [one]);
    await fc.assert(atDrive, { numRuns: runsAtDrive, seed: SEED, examples });
    report(
      'virtual devices at Google Drive',
      `${runsAtDrive} schedules, nothing lost, all converge`,
    );
  }, 3_600_000);

  it('lose something where the first page of a list is all of it: the model can see it', async () => {
    const firstPages = property(undefined, schedules, () => new VirtualDrive(true));
    await expectLoss('first page', firstPages, 5_000);
  }, 600_000);

  it.each(['sharedFile', 'deleteByAbsence'] as const)(
    'lose something with the %s way of exchanging: the model can see a loss',
    (kind) => expectLoss(kind, property(NAIVE_EXCHANGES[kind], gentle), 20_000),
    600_000,
  );
});
