import type { ListName } from '../events/system';
import { toState } from './diff';
import type { KeeperDeps, KeptList, KeptLists } from './kept';
import { isDeleted } from './merge';
import type { Entity } from './stampedJson';

/**
 * Tells the store what was news: what joined us from storage or another tab. Many joins in one turn
 * are told at once. Answers the way to ask for it.
 */
export function createTelling(
  kept: KeptLists,
  { listener }: Pick<KeeperDeps, 'listener'>,
): () => void {
  let isDue = false;

  function tellNews(name: ListName, one: KeptList): void {
    const entities: Entity[] = [];
    const removed: (string | number)[] = [];
    for (const id of one.news) {
      const stamped = one.replica.entities.get(id);
      if (!stamped) continue;
      if (isDeleted(one.replica, id, stamped)) removed.push(stamped.fields.id as string | number);
      else entities.push(toState(name, one.replica, id, stamped));
    }
    one.news.clear();
    for (const id of removed) one.seen.delete(String(id));
    if (entities.length > 0 || removed.length > 0) listener.heard(name, entities, removed);
  }

  return function tellSoon() {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      for (const [name, one] of kept.all()) {
        if (one.news.size > 0) tellNews(name, one);
      }
    });
  };
}
