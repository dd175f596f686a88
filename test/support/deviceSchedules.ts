import fc from 'fast-check';
import {
  COMMON,
  index,
  kind,
  passing,
  schedulesOf,
  tab,
  type OperationOf,
  type World,
} from './schedules';
import type { VirtualDevice, VirtualDevices } from './virtualDevices';
import type { Answer } from './virtualFiles';

/** Schedules of operations on several devices, each with one tab, at one store. */

type Devices = World<VirtualDevices>;
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

/** Returns the device of an operation, whose tab may be closed. */
const deviceOf = (
  { transport: { devices } }: Devices,
  one: { tab: number },
): VirtualDevice | undefined => devices[one.tab % Math.max(1, devices.length)];

/** Schedules of devices at one store. */
export const DEVICE_SCHEDULES = schedulesOf<VirtualDevices>()({
  create: COMMON.create,
  edit: COMMON.edit,
  addCommunication: COMMON.addCommunication,
  remove: { ...COMMON.remove, weight: 2 },
  exchange: kind(16, { ...tab, requests, answer }, (world: Devices, one) =>
    deviceOf(world, one)?.advance(one.requests, one.answer),
  ),
  open: kind(3, tab, ({ transport }: Devices, one) =>
    (transport.devices[one.tab] ?? transport.add())?.open(),
  ),
  close: kind(2, { ...tab, isGraceful: fc.boolean(), answer }, (world: Devices, one) =>
    deviceOf(world, one)?.close(one.isGraceful, one.answer),
  ),
  pass: passing(1, 40, 300, 20_000, 70_000),
  jumpClock: COMMON.jumpClock,
  lose: kind(3, tab, async (world: Devices, one) => {
    const { transport } = world;
    const lost = deviceOf(world, one);
    if (!lost || transport.devices.length === 1 || transport.isCopied(lost)) return;
    await transport.complete(lost);
    transport.lose(lost);
  }),
  forget: kind(1, { ...tab, other: index, requests, answer }, async (world: Devices, one) => {
    const forgetting = deviceOf(world, one);
    const seen = Object.keys(forgetting?.connection.seen ?? {});
    const other = seen[one.other % Math.max(1, seen.length)];
    if (other === undefined) return;
    await forgetting?.forget(other, one.requests, one.answer);
  }),
  copy: kind(1, tab, async (world: Devices, one) => {
    const source = deviceOf(world, one);
    const copy = source && world.transport.add();
    if (!copy) return;
    copy.copyFrom(source);
    await copy.open();
  }),
});
export type DeviceOperation = OperationOf<typeof DEVICE_SCHEDULES>;
