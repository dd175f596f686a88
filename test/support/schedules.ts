import fc from 'fast-check';
import { ExpectedLeads } from './expectedLeads';
import { GREATEST_SKEW_MS, VirtualBrowser, type VirtualTab } from './virtualTabs';
import { TOMBSTONES_KEY, VERSION_KEY, JOURNAL_PREFIX } from '../../src/persistence/engine/keys';

/** Schedules of operations on several tabs with one storage, and what must hold afterwards. */

type Tombstones = Record<string, Record<string, string>>;

/** The state of a schedule while it runs. */
export interface World {
  browser: VirtualBrowser;
  expected: ExpectedLeads;
  /** The number of operations so far: makes ids and values unique. */
  count: number;
}

/** One of a few tabs, devices or leads. */
export const index = fc.nat({ max: 5 });
const tab = { tab: index };
const lead = { tab: index, lead: index };
/** An operation with random facts, and its relative frequency. */
export const of = <Kind extends string, Facts extends object>(
  weight: number,
  kind: Kind,
  facts: { [Name in keyof Facts]: fc.Arbitrary<Facts[Name]> } = {} as never,
) => ({ weight, arbitrary: fc.record(facts).map((one) => ({ kind, ...(one as Facts) })) });

/** An operation, and its relative frequency. */
export const operation = fc.oneof(
  of(5, 'create', tab),
  of(6, 'edit', { ...lead, field: fc.constantFrom('phone' as const, 'city' as const) }),
  of(3, 'addCommunication', lead),
  of(1, 'remove', lead),
  of(6, 'flush', tab),
  of(10, 'receive', tab),
  of(2, 'open'),
  of(2, 'close', { ...tab, isGraceful: fc.boolean() }),
  of(3, 'pass', { milliseconds: fc.constantFrom(1, 40, 300, 20_000, 35_000) }),
  of(1, 'jumpClock', {
    ...tab,
    skew: fc.integer({ min: -GREATEST_SKEW_MS, max: GREATEST_SKEW_MS }),
  }),
  of(1, 'damageJournal', {
    text: fc.constantFrom(
      '{"at":1,"lead":{"id":"le',
      'null',
      '[]',
      '{}',
      '{"lead":{"name":"no id"}}',
    ),
  }),
  of(1, 'damageTombstones', { isWhole: fc.boolean() }),
);
export type Distribute<Arb> = Arb extends fc.Arbitrary<infer One> ? One : never;
export type Operation = Distribute<typeof operation>;
type OperationOf<Kind extends string> = Extract<Operation, { kind: Kind }>;

/** Returns the id of the communication that an operation adds. */
export const communicationId = (count: number): string =>
  `communication-${String(count).padStart(3, '0')}`;

/** Returns the tab of an operation; undefined if none is open. */
const tabOf = ({ browser }: World, one: { tab: number }): VirtualTab | undefined =>
  browser.tabs[one.tab % Math.max(1, browser.tabs.length)];

/** Returns the tab and the lead of an operation, from the leads that the tab knows. */
function leadOf(
  world: World,
  one: { tab: number; lead: number },
): [VirtualTab, string] | undefined {
  const found = tabOf(world, one);
  const known = Object.keys(found?.state ?? {});
  const id = known[one.lead % Math.max(1, known.length)];
  return found && id !== undefined ? [found, id] : undefined;
}

/** One function for each kind of operation. */
const HAPPENINGS: {
  [Kind in Operation['kind']]: (world: World, one: OperationOf<Kind>) => unknown;
} = {
  create(world, one) {
    const by = tabOf(world, one);
    if (by) world.expected.create(by, `lead-${world.count}`);
  },
  edit(world, one) {
    const [by, id] = leadOf(world, one) ?? [];
    if (by && id !== undefined) world.expected.edit(by, id, one.field, `value-${world.count}`);
  },
  addCommunication(world, one) {
    const [by, id] = leadOf(world, one) ?? [];
    if (!by || id === undefined) return;
    world.expected.addCommunication(by, id, communicationId(world.count));
  },
  remove(world, one) {
    const [by, id] = leadOf(world, one) ?? [];
    if (by && id !== undefined) world.expected.remove(by, id);
  },
  flush: (world, one) => tabOf(world, one)?.flush(),
  receive: (world, one) => tabOf(world, one)?.receiveNext(),
  open: ({ browser }) => (browser.tabs.length < 6 ? browser.open() : undefined),
  close(world, one) {
    const closing = tabOf(world, one);
    if (closing) world.browser.close(closing, one.isGraceful);
  },
  pass: ({ browser }, { milliseconds }) => browser.pass(milliseconds),
  jumpClock(world, one) {
    const jumping = tabOf(world, one);
    if (jumping) jumping.skew = one.skew;
  },
  damageJournal({ browser, count }, { text }) {
    browser.writeFromOutside(`${JOURNAL_PREFIX}other.${count}`, text);
  },
  damageTombstones({ browser }, { isWhole }) {
    const stored = browser.stored();
    const leads = JSON.parse(stored.get('handyman.leads') ?? '[]') as { id: string }[];
    const invalid = Object.fromEntries(leads.map(({ id }) => [id, '~not a timestamp']));
    const tombstones = stored.get(TOMBSTONES_KEY);
    const known = tombstones?.endsWith('}}') ? (JSON.parse(tombstones) as Tombstones) : {};
    const text = JSON.stringify({ leads: { ...invalid, ...known.leads } });
    browser.writeFromOutside(TOMBSTONES_KEY, isWhole ? text : text.slice(0, -2));
  },
};

async function happen(world: World, one: Operation): Promise<void> {
  world.count += 1;
  world.browser.now += 1;
  await (HAPPENINGS[one.kind] as (world: World, one: Operation) => unknown)(world, one);
  await Promise.resolve();
}

/** Runs a schedule with two tabs. */
export async function play(
  operations: readonly Operation[],
  makeReplicaStore?: VirtualBrowser['makeReplicaStore'],
): Promise<World> {
  const world: World = {
    browser: new VirtualBrowser(makeReplicaStore),
    expected: new ExpectedLeads(),
    count: 0,
  };
  await world.browser.open();
  await world.browser.open();
  for (const one of operations) await happen(world, one);
  return world;
}

/** A newer version writes; tabs may not write after having received that. */
export async function playUnderNewerVersion(
  world: World,
  operations: readonly Operation[],
): Promise<void> {
  world.browser.writeFromOutside(VERSION_KEY, '2');
  for (const one of operations) await happen(world, one);
}
