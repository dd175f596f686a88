import { isAnyOf, type Reducer } from '@reduxjs/toolkit';
import { estimateListeners } from '../../domain/estimates/listeners';
import { leadCreated, leadsImported } from '../../domain/leads/events';
import { ownerLeadListeners } from '../../domain/leads/ownerListeners';
import { paymentListeners } from '../../domain/payments/listeners';
import { projectListeners } from '../../domain/projects/listeners';
import { on, type DomainState, type Listener } from '../../domain/store';
import { undoListeners } from '../../domain/undo/listeners';
import { withActs } from '../../domain/undo/withActs';
import { devicesSlice, type DevicesState } from '../devices/devicesSlice';

/** What the admin app adds to the store, so that visitors do not load it. */
export interface OwnerParts {
  reducers: { devices?: Reducer<DevicesState> };
  wrapReducer: (reducer: Reducer<DomainState>) => Reducer<DomainState>;
  listeners: readonly Listener[];
}

/** The listeners to calls, jobs, estimates and payments, Undo, what was deleted, and the first lead. */
export const ownerParts: OwnerParts = {
  reducers: { devices: devicesSlice.reducer },
  wrapReducer: withActs,
  listeners: [
    ...ownerLeadListeners,
    ...projectListeners,
    ...estimateListeners,
    ...paymentListeners,
    ...undoListeners,
    on(isAnyOf(leadCreated, leadsImported), async () =>
      (await import('../../persistence/persistentStorage')).requestPersistenceOnce(),
    ),
  ],
};
