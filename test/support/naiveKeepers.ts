import { keyOf } from '../../src/persistence/entries';
import type { EntityMap } from '../../src/persistence/diff';
import type { Keeper } from '../../src/persistence/keeper';
import { EMPTY_REPLICA } from '../../src/persistence/merge';
import type { KeeperDeps } from '../../src/persistence/kept';
import type { Entity } from '../../src/persistence/stampedJson';

/**
 * The ways of writing that lose things, as negative controls of the model: if none of them failed,
 * the model could not see a loss.
 */
export type NaiveKind =
  /** Writes what it has; hears nothing. */
  | 'blind'
  /** Writes what it has; another tab's text replaces what it has. */
  | 'replace'
  /** Reads, merges by id and writes, as under a lock; another tab's text is merged likewise. */
  | 'lockOnly';

const KEY = keyOf('leads');

export const naiveKeeper =
  (kind: NaiveKind) =>
  ({ storage, listener }: KeeperDeps): Keeper => {
    let held: EntityMap = {};
    let isDirty = false;
    const listOf = (text: string | null): Entity[] =>
      text === null ? [] : (JSON.parse(text) as Entity[]);
    const merged = (text: string | null): Entity[] => {
      const byId = new Map(listOf(text).map((one) => [String(one.id), one]));
      for (const [id, entity] of Object.entries(held)) if (entity) byId.set(id, entity);
      return [...byId.values()];
    };
    return {
      restore: () => listOf(storage.read(KEY)),
      assume: (_name, entities) => {
        held = entities;
      },
      absorb: (_name, entities) => {
        isDirty ||= entities !== held;
        held = entities;
      },
      bury: () => {
        isDirty = true;
      },
      write: () => {
        if (!isDirty) return;
        isDirty = false;
        const list = kind === 'lockOnly' ? merged(storage.read(KEY)) : Object.values(held);
        storage.write(KEY, JSON.stringify(list));
      },
      hear: (key, text) => {
        if (key !== KEY || kind === 'blind') return;
        const list = kind === 'lockOnly' ? merged(text) : listOf(text);
        const ids = new Set(list.map(({ id }) => String(id)));
        const gone = Object.keys(held).filter((id) => !ids.has(id));
        listener.heard('leads', list, gone);
      },
      readAgain: () => {},
      snapshot: () => storage.read(KEY) ?? '[]',
      knownDeleted: () => [],
      held: () => EMPTY_REPLICA,
      merge: () => {},
    };
  };
