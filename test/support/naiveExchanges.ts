import { readPart, type Part } from '../../src/persistence/devices/deviceFiles';
import type { ExchangeDeps } from '../../src/persistence/devices/receiving';
import { EMPTY_REPLICA, joinReplicas, type Replica } from '../../src/persistence/engine/merge';
import type { Exchange } from './virtualDevices';

/**
 * Naive exchanges that lose data, as negative controls: if one of them did not fail, the model could
 * not detect a loss.
 */

const textOf = (parts: readonly Part[]): string => JSON.stringify(parts.map(({ text }) => text));

function replicaOf(text: string | undefined): Replica {
  const texts = JSON.parse(text ?? '[]') as string[];
  return texts.reduce(
    (joined, one) => joinReplicas(joined, readPart(one)?.replica ?? EMPTY_REPLICA),
    EMPTY_REPLICA,
  );
}

/** Writes a file unless the store has everything in it already. */
async function write(name: string, there: string | undefined, deps: ExchangeDeps): Promise<void> {
  const text = textOf(deps.partsOf('leads'));
  const theirs = replicaOf(there);
  if (joinReplicas(theirs, replicaOf(text)) !== theirs) await deps.files.write(name, text);
}

/** All devices read one file, join it, and overwrite it. */
const sharedFile: Exchange = async (connection, deps) => {
  const there = await deps.files.read('all');
  deps.lists.joinShared('leads', replicaOf(there));
  await write('all', there, deps);
  return { connection, problems: {} };
};

/** Each device writes a file of its own; what had come here and another's file lacks is removed. */
const deleteByAbsence: Exchange = async (connection, deps, tab) => {
  const seen = { ...connection.seen };
  const received = Object.values(seen).flatMap(({ parts }) => parts);
  for (const name of await deps.files.list()) {
    if (name === connection.device) continue;
    const replica = replicaOf(await deps.files.read(name));
    deps.lists.joinShared('leads', replica);
    for (const id of received) if (!replica.entities.has(id)) tab.remove(id);
    seen[name] = { name, at: '', count: 0, parts: [...replica.entities.keys()] };
  }
  const own = await deps.files.read(connection.device);
  await write(connection.device, own, deps);
  return { connection: { ...connection, seen }, problems: {} };
};

export const NAIVE_EXCHANGES = { sharedFile, deleteByAbsence };
