import fc from 'fast-check';
import { expect } from 'vitest';
import { ExpectedLeads } from './expectedLeads';
import { GREATEST_SKEW_MS, type VirtualTab } from './virtualTabs';

/**
 * Random schedules of what happens to the leads of several tabs, whatever carries the changes from one
 * to the others: the storage that they share, or a store at which each has a device of its own.
 */

/** What carries the changes, as a schedule sees it. */
export interface Transport {
  /** The tabs by their number; undefined where one is closed. */
  readonly tabs: readonly (VirtualTab | undefined)[];
  /** Lets one millisecond pass before an operation. */
  tick: () => unknown;
  pass: (milliseconds: number) => Promise<void>;
}

/** The state of a schedule while it runs. */
export class World<Of extends Transport = Transport> {
  readonly expected = new ExpectedLeads();
  /** The number of operations so far: makes ids and values unique. */
  count = 0;

  constructor(readonly transport: Of) {}

  /** Returns the tab of an operation; undefined if it is closed. */
  tabOf({ tab }: { tab: number }): VirtualTab | undefined {
    const { tabs } = this.transport;
    return tabs[tab % Math.max(1, tabs.length)];
  }
}

type Arbitraries<Facts> = { [Name in keyof Facts]: fc.Arbitrary<Facts[Name]> };

/** A kind of operation: its relative frequency, its random facts, and what it does. */
interface Kind<Of extends Transport, Facts> {
  weight: number;
  facts: Arbitraries<Facts>;
  run: (world: World<Of>, facts: Facts) => unknown;
}

export const kind = <Facts extends object, Of extends Transport = Transport>(
  weight: number,
  facts: Arbitraries<Facts>,
  run: (world: World<Of>, facts: Facts) => unknown,
): Kind<Of, Facts> => ({ weight, facts, run });

/** One of a few tabs, devices or leads. */
export const index = fc.nat({ max: 5 });
export const tab = { tab: index };
const ofLead = { tab: index, lead: index };

/** A kind of operation on a lead that the tab knows. */
const onLead = <Facts extends object>(
  weight: number,
  facts: Arbitraries<Facts>,
  run: (world: World, tab: VirtualTab, id: string, facts: Facts) => void,
) =>
  kind<Facts & { tab: number; lead: number }>(
    weight,
    { ...ofLead, ...facts } as never,
    (world, one) => {
      const by = world.tabOf(one);
      const known = Object.keys(by?.state ?? {});
      const id = known[one.lead % Math.max(1, known.length)];
      if (by && id !== undefined) run(world, by, id, one);
    },
  );

/** What happens whatever carries the changes. */
export const COMMON = {
  create: kind(5, tab, (world, one) => {
    const by = world.tabOf(one);
    if (by) world.expected.create(by, `lead-${world.count}`);
  }),
  edit: onLead(
    6,
    { field: fc.constantFrom('phone' as const, 'city' as const) },
    ({ expected, count }, by, id, { field }) => expected.edit(by, id, field, `value-${count}`),
  ),
  addCommunication: onLead(3, {}, ({ expected, count }, by, id) =>
    expected.addCommunication(by, id, `communication-${String(count).padStart(3, '0')}`),
  ),
  remove: onLead(1, {}, ({ expected }, by, id) => expected.remove(by, id)),
  jumpClock: kind(
    1,
    { ...tab, skew: fc.integer({ min: -GREATEST_SKEW_MS, max: GREATEST_SKEW_MS }) },
    (world, one) => {
      const jumping = world.tabOf(one);
      if (jumping) jumping.skew = one.skew;
    },
  ),
};

/** Returns the kind of operation that lets one of some times pass. */
export const passing = (...times: readonly number[]) =>
  kind(3, { milliseconds: fc.constantFrom(...times) }, ({ transport }, { milliseconds }) =>
    transport.pass(milliseconds),
  );

/** Returns the schedules of some kinds of operations, and how they are played. */
export const schedulesOf =
  <Of extends Transport>() =>
  <Facts extends Record<string, object>>(kinds: {
    [Name in keyof Facts]: Kind<Of, Facts[Name]>;
  }) => {
    type Operation = { [Name in keyof Facts]: { kind: Name } & Facts[Name] }[keyof Facts];
    const weighted = Object.entries(kinds).map(([name, { weight, facts }]) => ({
      weight,
      arbitrary: fc.record(facts).map((one) => ({ kind: name, ...one })),
    }));
    const operation = fc.oneof(...weighted) as unknown as fc.Arbitrary<Operation>;
    return {
      /** Short schedules among the long ones, because later operations often repair a loss and hide it. */
      schedules: fc.oneof(
        fc.array(operation, { maxLength: 14 }),
        fc.array(operation, { maxLength: 45 }),
      ),
      async play(world: World<Of>, operations: readonly Operation[]): Promise<void> {
        for (const one of operations) {
          world.count += 1;
          await world.transport.tick();
          await kinds[one.kind].run(world, one);
          await Promise.resolve();
        }
      },
    };
  };

/** The operations of {@link schedulesOf}. */
export type OperationOf<Schedules extends { play: (world: never, operations: never) => unknown }> =
  Parameters<Schedules['play']>[1][number];

/**
 * Expects that nothing was lost or restored, and that all tabs and their storages hold the same. An edit
 * that came after a removal brings the lead back as its tab knew it, or else whole.
 */
export function checkLeads(
  { transport, expected }: World,
  storages: readonly Map<string, string>[],
  revives: 'asItsTabKnew' | 'whole',
): void {
  const state = transport.tabs[0]?.state ?? {};
  for (const one of transport.tabs) expect(one?.state).toEqual(state);
  for (const storage of storages) {
    const list = JSON.parse(storage.get('handyman.leads') ?? '[]') as { id: string }[];
    expect(list.map(({ id }) => id).sort()).toEqual(Object.keys(state).sort());
  }
  for (const [id, { changedAt, removedAt, fields, communications }] of expected.leads) {
    const lead = state[id];
    if (removedAt !== '' && changedAt <= removedAt) {
      expect(lead, `${id} came back`).toBeUndefined();
      continue;
    }
    expect(lead, `${id} was lost`).toBeDefined();
    const isBack = ({ heldAt }: { heldAt: string }): boolean =>
      revives === 'whole' || heldAt > removedAt;
    for (const [field, written] of fields) {
      if (isBack(written)) expect(lead?.[field], `${id}.${field}`).toBe(written.value);
    }
    const members = ((lead?.communications ?? []) as { id: string }[]).map((one) => one.id);
    const restored = [...communications].filter(([, written]) => isBack(written));
    expect(members).toEqual(expect.arrayContaining(restored.map(([member]) => member)));
  }
}
