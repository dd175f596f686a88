import { createSlice } from '@reduxjs/toolkit';
import * as events from '../../domain/system/events';
import type {
  DamageReport,
  StoredName,
  LastBackup,
  WriteFailure,
} from '../../domain/system/events';

export interface StorageState {
  /** Whether storage has been read since the start. */
  isRestored: boolean;
  /** The entries that storage holds, or whose seed data has been put into the state. */
  present: StoredName[];
  /** The entries that could not be written, and why. */
  failures: Partial<Record<StoredName, WriteFailure>>;
  /** The entries that could not be read completely. */
  damage: DamageReport[];
  /** When the last backup was downloaded in this browser. */
  lastBackup: LastBackup | undefined;
}

const initialState: StorageState = {
  isRestored: false,
  present: [],
  failures: {},
  damage: [],
  lastBackup: undefined,
};

/** The state of the browser's storage. Not persisted itself. */
export const storageSlice = createSlice({
  name: 'storage',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(events.storageRestored, (state) => {
        state.isRestored = true;
      })
      .addCase(events.entriesRead, (state, { payload }) => {
        for (const entry of payload.entries) {
          if (!state.present.includes(entry)) state.present.push(entry);
        }
        if (payload.lastBackup) state.lastBackup = payload.lastBackup;
      })
      .addCase(events.seedDataLoaded, (state, { payload }) => {
        if (!state.present.includes(payload.entry)) state.present.push(payload.entry);
      })
      .addCase(events.storageCleared, (state) => {
        state.present = [];
        state.failures = {};
        state.lastBackup = undefined;
      })
      .addCase(events.storageWriteFailed, (state, { payload }) => {
        state.failures[payload.entry] = payload.reason;
      })
      .addCase(events.storageWriteRecovered, (state, { payload }) => {
        delete state.failures[payload.entry];
      })
      .addCase(events.backupDownloaded, (state, { meta }) => {
        state.lastBackup = { at: meta.occurredAt };
      })
      .addCase(events.entryDamaged, (state, { payload }) => {
        state.damage.push(payload);
      });
  },
  selectors: {
    selectIsRestored: (state) => state.isRestored,
    /** Whether the state holds what is stored of an entry, or its seed data. */
    selectIsLoaded: (state, entry: StoredName) => state.present.includes(entry),
    selectWriteFailures: (state) => state.failures,
    selectDamage: (state) => state.damage,
    selectLastBackup: (state) => state.lastBackup,
  },
});

export const {
  selectIsRestored,
  selectIsLoaded,
  selectWriteFailures,
  selectDamage,
  selectLastBackup,
} = storageSlice.selectors;
