import fc from 'fast-check';
import { ExpectedLeads } from './expectedLeads';
import { communicationId, index, of, type Distribute } from './schedules';
import { VirtualDevices, type Exchange, type VirtualDevice } from './virtualDevices';
import type { Answer, VirtualStore } from './virtualFiles';
import { GREATEST_SKEW_MS, type VirtualTab } from './virtualTabs';

/** Schedules of operations on several devices with one store. */

/** The state of a schedule while it runs. */
export interface DeviceWorld {
  world: VirtualDevices;
  expected: ExpectedLeads;
  /** The number of operations so far: makes ids and values unique. */
  count: number;
}

const device = { device: index };
const lead = { device: index, lead: index };
const age = fc.constantFrom(0, 3, 40, 1_000, 50_000);
const answer: fc.Arbitrary<Answer> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Answer>({ kind: 'done', listAge: 0, fileAge: 0 }) },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('done' as const), listAge: age, fileAge: age }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('refused' as const),
      habit: fc.integer({ min: 0, max: 20 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('lost' as const),
      delay: fc.constantFrom(0, 0, 5, 500, 40_000),
    }),
  },
);
/** How many requests are answered: all of them, or a few. */
const requests = fc.oneof(
  fc.constant(1_000),
  fc.integer({ min: 1, max: 3 }),
  fc.integer({ min: 4, max: 16 }),
);

/** An operation, and its relative frequency. */
export const deviceOperation = fc.oneof(
  of(5, 'create', device),
  of(6, 'edit', { ...lead, field: fc.constantFrom('phone' as const, 'city' as const) }),
  of(3, 'addCommunication', lead),
  of(2, 'remove', lead),
  of(16, 'exchange', { ...device, requests, answer }),
  of(3, 'open', device),
  of(2, 'close', { ...device, isGraceful: fc.boolean(), answer }),
  of(3, 'pass', { milliseconds: fc.constantFrom(1, 40, 300, 20_000, 70_000) }),
  of(1, 'jumpClock', {
    ...device,
    skew: fc.integer({ min: -GREATEST_SKEW_MS, max: GREATEST_SKEW_MS }),
  }),
  of(3, 'lose', device),
  of(1, 'forget', { ...device, other: index, requests, answer }),
  of(1, 'copy', device),
);
export type DeviceOperation = Distribute<typeof deviceOperation>;
type OperationOf<Kind extends string> = Extract<DeviceOperation, { kind: Kind }>;

const deviceOf = ({ world }: DeviceWorld, one: { device: number }): VirtualDevice | undefined =>
  world.devices[one.device % Math.max(1, world.devices.length)];

/** Returns the open tab of an operation's device, and the lead, from those that it knows. */
function leadOf(
  world: DeviceWorld,
  one: { device: number; lead: number },
): [VirtualTab, string] | undefined {
  const tab = deviceOf(world, one)?.tab;
  const known = Object.keys(tab?.state ?? {});
  const id = known[one.lead % Math.max(1, known.length)];
  return tab && id !== undefined ? [tab, id] : undefined;
}

/** One function for each kind of operation. */
const HAPPENINGS: {
  [Kind in DeviceOperation['kind']]: (world: DeviceWorld, one: OperationOf<Kind>) => unknown;
} = {
  create(world, one) {
    const tab = deviceOf(world, one)?.tab;
    if (tab) world.expected.create(tab, `lead-${world.count}`);
  },
  edit(world, one) {
    const [tab, id] = leadOf(world, one) ?? [];
    if (tab && id !== undefined) world.expected.edit(tab, id, one.field, `value-${world.count}`);
  },
  addCommunication(world, one) {
    const [tab, id] = leadOf(world, one) ?? [];
    if (!tab || id === undefined) return;
    world.expected.addCommunication(tab, id, communicationId(world.count));
  },
  remove(world, one) {
    const [tab, id] = leadOf(world, one) ?? [];
    if (tab && id !== undefined) world.expected.remove(tab, id);
  },
  exchange: (world, one) => deviceOf(world, one)?.advance(one.requests, one.answer),
  open: ({ world }, one) => (world.devices[one.device] ?? world.add())?.open(),
  close: (world, one) => deviceOf(world, one)?.close(one.isGraceful, one.answer),
  pass: ({ world }, { milliseconds }) => world.pass(milliseconds),
  jumpClock(world, one) {
    const tab = deviceOf(world, one)?.tab;
    if (tab) tab.skew = one.skew;
  },
  async lose({ world }, one) {
    const lost = deviceOf({ world } as DeviceWorld, one);
    if (!lost || world.devices.length === 1 || world.isCopied(lost)) return;
    await world.complete(lost);
    world.lose(lost);
  },
  async forget(world, one) {
    const forgetting = deviceOf(world, one);
    const seen = Object.keys(forgetting?.connection.seen ?? {});
    const other = seen[one.other % Math.max(1, seen.length)];
    if (other === undefined) return;
    await forgetting?.forget(other, one.requests, one.answer);
  },
  async copy({ world }, one) {
    const source = deviceOf({ world } as DeviceWorld, one);
    const copy = source && world.add();
    if (!copy) return;
    copy.copyFrom(source);
    await copy.open();
  },
};

/** Runs a schedule, which begins with two devices that are open. */
export async function playOnDevices(
  operations: readonly DeviceOperation[],
  exchange?: Exchange,
  store?: VirtualStore,
): Promise<DeviceWorld> {
  const world: DeviceWorld = {
    world: new VirtualDevices(exchange, store),
    expected: new ExpectedLeads(),
    count: 0,
  };
  await world.world.add()?.open();
  await world.world.add()?.open();
  for (const one of operations) {
    world.count += 1;
    await world.world.pass(1);
    await (HAPPENINGS[one.kind] as (world: DeviceWorld, one: DeviceOperation) => unknown)(
      world,
      one,
    );
    await Promise.resolve();
  }
  return world;
}
