import { isAnyOf, type Reducer } from '@reduxjs/toolkit';
import type { AppStartListening, DomainState } from '../../domain/store';
import { registerOwnerLeadListeners } from '../../domain/leads/ownerListeners';
import { registerEstimateListeners } from '../../domain/estimates/listeners';
import { registerPaymentListeners } from '../../domain/payments/listeners';
import { registerProjectListeners } from '../../domain/projects/listeners';
import { registerUndoListeners } from '../../domain/undo/listeners';
import { withDevices } from '../devices/devicesSlice';
import { withActs } from '../../domain/undo/withActs';
import { leadCreated, leadsImported } from '../../domain/leads/events';

/** What the admin app adds to the store, so that visitors do not load it. */
export interface OwnerParts {
  wrapReducer: (reducer: Reducer<DomainState>) => Reducer<DomainState>;
  registerListeners: (start: AppStartListening) => void;
}

/** The listeners to calls, jobs, estimates and payments, Undo, what was deleted, and the first lead. */
export const ownerParts: OwnerParts = {
  wrapReducer: (reducer) => withDevices(withActs(reducer)),
  registerListeners: (start) => {
    registerOwnerLeadListeners(start);
    registerProjectListeners(start);
    registerEstimateListeners(start);
    registerPaymentListeners(start);
    registerUndoListeners(start);
    start({
      matcher: isAnyOf(leadCreated, leadsImported),
      effect: async () => (await import('../../persistence/keepData')).askToKeepOnce(),
    });
  },
};
