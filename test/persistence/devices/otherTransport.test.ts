import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteLeads, saveLead } from '../../../src/domain/leads/commands';
import { selectLeads } from '../../../src/domain/leads/slice';
import { LIST_NAMES, type ListName } from '../../../src/domain/lists/schema';
import { remoteChangesMerged } from '../../../src/domain/system/events';
import { createPartsOf, readPart } from '../../../src/persistence/devices/deviceFiles';
import { sharedLists } from '../../../src/persistence/devices/sharedLists';
import type { Replica } from '../../../src/persistence/engine/merge';
import { newLead } from '../../support/entities';
import { memoryStorage } from '../../support/keyValueStorage';
import { openTab, type Tab } from '../../support/tab';

/**
 * Another transport than the owner's store: a bus that joins browsers live, as a server's connection
 * would. What it needs of the app is the interface of the shared lists alone: `replicaOf`, `sharedOf`
 * and `joinShared` (docs/decisions/0014).
 */

/** A bus like a BroadcastChannel: what one posts, all others receive, later. */
class Bus {
  private readonly receivers = new Map<object, (message: string) => void>();
  posted = 0;

  join(member: object, receive: (message: string) => void): (message: string) => void {
    this.receivers.set(member, receive);
    return (message) => {
      this.posted += 1;
      const others = [...this.receivers].filter(([other]) => other !== member);
      queueMicrotask(() => {
        for (const [, deliver] of others) deliver(message);
      });
    };
  }

  leave(member: object): void {
    this.receivers.delete(member);
  }
}

const HELLO = 'hello';

/** Joins a browser with all others of a bus, live. */
function connect({ store, persistence }: Tab, bus: Bus): void {
  const lists = sharedLists({
    ...persistence,
    now: () => Date.now(),
    onRemoved: (entry, removedIds) =>
      store.dispatch(remoteChangesMerged({ entry, entities: [], removedIds })),
  });
  const partsOf = createPartsOf(lists);
  const sent = new Map<ListName, Replica>();
  const post = bus.join(store, (message) => {
    if (message === HELLO) sent.clear();
    const read = readPart(message);
    if (read) lists.joinShared(read.name, read.replica);
    sendChanges();
  });
  const sendChanges = (): void => {
    for (const name of LIST_NAMES) {
      if (sent.get(name) === lists.replicaOf(name)) continue;
      sent.set(name, lists.replicaOf(name));
      for (const { text } of partsOf(name)) post(text);
    }
  };
  // The replicas have an event's changes when its dispatch has ended.
  store.subscribe(() => queueMicrotask(sendChanges));
  post(HELLO);
  sendChanges();
}

const settled = () => vi.advanceTimersByTimeAsync(1_000);
const firstNames = ({ store }: Tab) =>
  selectLeads(store.getState())
    .map((lead) => lead.firstName)
    .sort();

describe('browsers on a bus', () => {
  let bus: Bus;
  let one: Tab;
  let other: Tab;
  beforeEach(async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T15:00:00.000Z') });
    bus = new Bus();
    one = await openTab(memoryStorage(), 'tab01');
    other = await openTab(memoryStorage(), 'tab02');
    connect(one, bus);
    connect(other, bus);
  });

  it('hold at once what either adds, edits and deletes', async () => {
    const id = one.addLead({ firstName: 'Ada', notes: '' });
    const removed = other.addLead({ firstName: 'Ben' });
    await settled();
    expect(firstNames(one)).toEqual(['Ada', 'Ben']);
    expect(firstNames(other)).toEqual(['Ada', 'Ben']);
    other.store.dispatch(saveLead(id, newLead({ firstName: 'Ada', notes: 'Gate code 12' })));
    one.store.dispatch(deleteLeads([removed]));
    await settled();
    for (const browser of [one, other]) {
      expect(firstNames(browser)).toEqual(['Ada']);
      expect(browser.leadOf(id)?.notes).toBe('Gate code 12');
    }
  });

  it('send nothing more once they agree', async () => {
    one.addLead();
    await settled();
    const { posted } = bus;
    await settled();
    expect(bus.posted).toBe(posted);
  });

  it('agree after one was away, and with one that comes later', async () => {
    bus.leave(other.store);
    one.addLead({ firstName: 'Ada' });
    other.addLead({ firstName: 'Ben' });
    await settled();
    expect(firstNames(other)).toEqual(['Ben']);
    connect(other, bus);
    const third = await openTab(memoryStorage(), 'tab03');
    connect(third, bus);
    await settled();
    for (const browser of [one, other, third]) expect(firstNames(browser)).toEqual(['Ada', 'Ben']);
  });
});
