import { isAnyOf, type Reducer } from '@reduxjs/toolkit';
import { on, type DomainState, type Listener } from '../../domain/store';
import { ownerLeadListeners } from '../../domain/leads/ownerListeners';
import { estimateListeners } from '../../domain/estimates/listeners';
import { paymentListeners } from '../../domain/payments/listeners';
import { projectListeners } from '../../domain/projects/listeners';
import { undoListeners } from '../../domain/undo/listeners';
import { withDevices } from '../devices/devicesSlice';
import { withActs } from '../../domain/undo/withActs';
import { leadCreated, leadsImported } from '../../domain/leads/events';

/** What the admin app adds to the store, so that visitors do not load it. */
export interface OwnerParts {
  wrapReducer: (reducer: Reducer<DomainState>) => Reducer<DomainState>;
  listeners: readonly Listener[];
}

/** The listeners to calls, jobs, estimates and payments, Undo, what was deleted, and the first lead. */
export const ownerParts: OwnerParts = {
  wrapReducer: (reducer) => withDevices(withActs(reducer)),
  listeners: [
    ...ownerLeadListeners,
    ...projectListeners,
    ...estimateListeners,
    ...paymentListeners,
    ...undoListeners,
    on(isAnyOf(leadCreated, leadsImported), async () =>
      (await import('../../persistence/keepData')).askToKeepOnce(),
    ),
  ],
};
