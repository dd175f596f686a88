import fc from 'fast-check';
import { newestTimestamp } from '../../src/persistence/engine/merge';
import { GREATEST_SKEW_MS, VirtualBrowser, type VirtualTab } from './virtualTabs';
import { TOMBSTONES_KEY, VERSION_KEY, JOURNAL_PREFIX } from '../../src/persistence/engine/keys';

/** Schedules of operations on several tabs with one storage, and what must hold afterwards. */

/** The expected state of a lead, from the timestamps of the tabs. */
interface Expected {
  /** The latest timestamp of any change. */
  changedAt: string;
  /** The latest timestamp of a removal; empty if there was none. */
  removedAt: string;
  /** The winning value of each edited field. */
  fields: Map<string, { at: string; value: string }>;
  communications: string[];
}

type Tombstones = Record<string, Record<string, string>>;

/** The state of a schedule while it runs. */
export interface World {
  browser: VirtualBrowser;
  expected: Map<string, Expected>;
  /** The number of operations so far: makes ids and values unique. */
  count: number;
}

const index = fc.nat({ max: 5 });
const tab = { tab: index };
const lead = { tab: index, lead: index };
const of = <Kind extends string, Facts extends object>(
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
type Distribute<Arb> = Arb extends fc.Arbitrary<infer One> ? One : never;
export type Operation = Distribute<typeof operation>;
type OperationOf<Kind extends string> = Extract<Operation, { kind: Kind }>;

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

/** Records the timestamp that a tab has just given a change of a lead. */
function expectChange({ expected }: World, by: VirtualTab, id: string): Expected {
  const known = expected.get(id) ?? {
    changedAt: '',
    removedAt: '',
    fields: new Map(),
    communications: [],
  };
  const entity = by.replicas.replicaOf('leads').entities.get(id);
  const at = entity ? newestTimestamp(entity) : '';
  if (at > known.changedAt) known.changedAt = at;
  expected.set(id, known);
  return known;
}

/** One function for each kind of operation. */
const HAPPENINGS: {
  [Kind in Operation['kind']]: (world: World, one: OperationOf<Kind>) => unknown;
} = {
  create(world, one) {
    const id = `lead-${world.count}`;
    const by = tabOf(world, one);
    by?.create(id);
    if (by) expectChange(world, by, id);
  },
  edit(world, one) {
    const [by, id] = leadOf(world, one) ?? [];
    if (!by || id === undefined) return;
    const value = `value-${world.count}`;
    by.edit(id, one.field, value);
    const { fields } = expectChange(world, by, id);
    const at = by.replicas.replicaOf('leads').entities.get(id)?.changed[one.field] ?? '';
    if (at > (fields.get(one.field)?.at ?? '')) fields.set(one.field, { at, value });
  },
  addCommunication(world, one) {
    const [by, id] = leadOf(world, one) ?? [];
    if (!by || id === undefined) return;
    const member = `communication-${String(world.count).padStart(3, '0')}`;
    by.addCommunication(id, member);
    expectChange(world, by, id).communications.push(member);
  },
  remove(world, one) {
    const [by, id] = leadOf(world, one) ?? [];
    if (!by || id === undefined) return;
    by.remove(id);
    const at = by.replicas.replicaOf('leads').tombstones.get(id) ?? '';
    const known = world.expected.get(id);
    if (known && at > known.removedAt) known.removedAt = at;
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
    expected: new Map(),
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
