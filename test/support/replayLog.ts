import { combineReducers, type Action } from '@reduxjs/toolkit';
import type { RootState } from '../../src/app/store/types';
import { domainReducers } from '../../src/domain/reducers';
import { isDomainEvent } from '../../src/domain/shared/event';
import { storageRestored } from '../../src/domain/system/events';
import { withActs } from '../../src/domain/undo/withActs';

/** The parts of an exported DevTools log that a replay needs. */
export interface RecordedLog {
  actionsById: Record<number, { action: Action }>;
  stagedActionIds: number[];
  computedStates: { state: RootState }[];
}

const domainReducer = combineReducers(domainReducers);
type DomainStates = ReturnType<typeof domainReducer>;
const replay = withActs(domainReducer) as unknown as typeof domainReducer;

/** Returns the domain's state without redux-persist's own. */
export function domainOf(state: RootState): DomainStates {
  return Object.fromEntries(
    Object.keys(domainReducers).map((slice) => {
      const { _persist, ...rest } = state[slice as keyof typeof domainReducers] as Record<
        string,
        unknown
      >;
      return [slice, rest];
    }),
  ) as unknown as DomainStates;
}

/**
 * Replays an exported log from the state at `storageRestored`, through the unwrapped reducers;
 * `persist/*` is left out. Yields the state after each position, with its index in the log.
 */
export function* replayLog(
  log: RecordedLog,
): Generator<{ index: number; type: string; state: DomainStates }> {
  const actionAt = (index: number): Action | undefined =>
    log.actionsById[log.stagedActionIds[index] ?? -1]?.action;
  const start = log.stagedActionIds.findIndex(
    (_id, index) => actionAt(index)?.type === storageRestored.type,
  );
  const restored = log.computedStates[start]?.state;
  if (!restored) throw new Error('The log does not reach back to system/storageRestored');
  let state = domainOf(restored);
  for (let index = start; index < log.stagedActionIds.length; index += 1) {
    const action = actionAt(index);
    if (action && index > start && isDomainEvent(action)) {
      state = replay(state, { ...action });
    }
    yield { index, type: action?.type ?? '', state };
  }
}
