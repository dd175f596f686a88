import fc from 'fast-check';
import { JOURNAL_PREFIX, TOMBSTONES_KEY } from '../../src/persistence/engine/keys';
import { COMMON, kind, passing, schedulesOf, tab, type OperationOf, type World } from './schedules';
import type { VirtualBrowser } from './virtualTabs';

/** Schedules of operations on several tabs with one storage. */

type Tabs = World<VirtualBrowser>;
type Tombstones = Record<string, Record<string, string>>;
/** What stands in a journal that is damaged. */
const DAMAGED_LINES = [
  '{"at":1,"lead":{"id":"le',
  'null',
  '[]',
  '{}',
  '{"lead":{"name":"no id"}}',
] as const;

/** Schedules of tabs with one storage. */
export const TAB_SCHEDULES = schedulesOf<VirtualBrowser>()({
  create: COMMON.create,
  edit: COMMON.edit,
  addCommunication: COMMON.addCommunication,
  remove: COMMON.remove,
  flush: kind(6, tab, (world, one) => world.tabOf(one)?.flush()),
  receive: kind(10, tab, (world, one) => world.tabOf(one)?.receiveNext()),
  open: kind(2, {}, ({ transport }: Tabs) =>
    transport.tabs.length < 6 ? transport.open() : undefined,
  ),
  close: kind(2, { ...tab, isGraceful: fc.boolean() }, (world: Tabs, { isGraceful, ...one }) => {
    const closing = world.tabOf(one);
    if (closing) world.transport.close(closing, isGraceful);
  }),
  pass: passing(1, 40, 300, 20_000, 35_000),
  jumpClock: COMMON.jumpClock,
  damageJournal: kind(
    1,
    { text: fc.constantFrom(...DAMAGED_LINES) },
    ({ transport, count }: Tabs, { text }) =>
      transport.writeFromOutside(`${JOURNAL_PREFIX}other.${count}`, text),
  ),
  damageTombstones: kind(1, { isWhole: fc.boolean() }, ({ transport }: Tabs, { isWhole }) => {
    const stored = transport.stored();
    const leads = JSON.parse(stored.get('handyman.leads') ?? '[]') as { id: string }[];
    const invalid = Object.fromEntries(leads.map(({ id }) => [id, '~not a timestamp']));
    const tombstones = stored.get(TOMBSTONES_KEY);
    const known = tombstones?.endsWith('}}') ? (JSON.parse(tombstones) as Tombstones) : {};
    const text = JSON.stringify({ leads: { ...invalid, ...known.leads } });
    transport.writeFromOutside(TOMBSTONES_KEY, isWhole ? text : text.slice(0, -2));
  }),
});
export type TabOperation = OperationOf<typeof TAB_SCHEDULES>;
