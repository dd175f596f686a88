import { createSlice } from '@reduxjs/toolkit';
import * as events from '../../domain/devices/events';
import type { ConnectedStore, ExchangeProgress, OtherDevice } from '../../domain/devices/events';

export interface DevicesState {
  /** Undefined without a connection. */
  store?: ConnectedStore;
  isExchanging: boolean;
  progress?: ExchangeProgress;
  /** Why the last exchange failed, and how many records wait, if that is known. */
  failure?: ReturnType<typeof events.exchangeFailed>['payload'];
  others: OtherDevice[];
  picturesWithoutRoom: number;
  /** The question that the owner answers before anything is exchanged. */
  deletions?: ReturnType<typeof events.deletionsAsked>['payload'];
}

const initialDevices: DevicesState = { isExchanging: false, others: [], picturesWithoutRoom: 0 };

/** The state of the exchange with the owner's other devices. Not persisted itself. */
export const devicesSlice = createSlice({
  name: 'devices',
  initialState: initialDevices,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(events.connectionRead, (state, { payload }) => {
        state.store = payload;
      })
      .addCase(events.storeDisconnected, () => initialDevices)
      .addCase(events.exchangeBegan, (state) => {
        state.isExchanging = true;
      })
      .addCase(events.exchangeProgressed, (state, { payload }) => {
        state.progress = payload;
        // The store answers again.
        delete state.failure;
      })
      .addCase(events.exchanged, (state, { payload, meta }) => {
        if (state.store) state.store.syncedAt = meta.occurredAt;
        state.isExchanging = false;
        state.others = payload.others;
        state.picturesWithoutRoom = payload.picturesWithoutRoom;
        delete state.progress;
        delete state.failure;
        delete state.deletions;
      })
      .addCase(events.deletionsAsked, (state, { payload }) => {
        state.isExchanging = false;
        state.deletions = payload;
        delete state.progress;
        delete state.failure;
      })
      .addCase(events.exchangeFailed, (state, { payload }) => {
        state.isExchanging = false;
        state.failure = payload;
        delete state.progress;
      });
  },
});

/** Returns the state of the devices. In the admin app alone: visitors have none. */
export const selectDevices = ({ devices = initialDevices }: { devices?: DevicesState }) => devices;
