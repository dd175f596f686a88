import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { DomainState, Services } from '../../domain/store';
import type { Persistence } from '../../persistence/engine/persistence';
import type { storageSlice } from '../../persistence/engine/storageSlice';
import type { DevicesState } from '../devices/devicesSlice';

/** The state of the domain, of its storage, and in the admin app of the owner's devices. */
export interface RootState extends DomainState {
  storage: ReturnType<typeof storageSlice.reducer>;
  devices?: DevicesState;
}

/** The extra argument of the application's thunks, in addition to the domain's services. */
export interface AppServices extends Services {
  /** Absent if the state is in memory only. */
  persistence: Persistence | undefined;
}
export type AppThunk<Result = void> = ThunkAction<Result, RootState, AppServices, UnknownAction>;
