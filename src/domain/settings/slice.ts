import { createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import { addStorageCases } from '../shared/addStorageCases';
import { settingChanged, settingReset } from './events';
import type { Setting } from './schema';

const adapter = createEntityAdapter<Setting>();

/** The settings that differ from the default ones. Stored as `handyman.settings`, version 1. */
export const settingsSlice = createSlice({
  name: 'settings',
  initialState: adapter.getInitialState(),
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(settingChanged, adapter.setOne)
      .addCase(settingReset, (state, { payload }) => adapter.removeOne(state, payload.id));
    addStorageCases(builder, 'settings', adapter);
  },
  selectors: { selectSettings: (state) => state.entities },
});
export const { selectSettings } = settingsSlice.selectors;
