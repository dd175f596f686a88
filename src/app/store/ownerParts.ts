import type { Reducer } from '@reduxjs/toolkit';
import type { AppStartListening, DomainState } from '../../domain/store';
import { registerUndoListeners } from '../../domain/undo/listeners';
import { withActs } from '../../domain/undo/withActs';

/** What the admin app adds to the store, so that visitors do not load it. */
export interface OwnerParts {
  wrapReducer: (reducer: Reducer<DomainState>) => Reducer<DomainState>;
  registerListeners: (start: AppStartListening) => void;
}

/** Undo, and what was deleted. */
export const ownerParts: OwnerParts = {
  wrapReducer: withActs,
  registerListeners: registerUndoListeners,
};
