import { createSlice } from '@reduxjs/toolkit';
import { signedIn, signedOut } from './events';

/** Whether the owner is signed in. Stored as the bare flag `handyman.signedIn`, version 1. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: { isSignedIn: false },
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(signedIn, (state) => {
        state.isSignedIn = true;
      })
      .addCase(signedOut, (state) => {
        state.isSignedIn = false;
      });
  },
  selectors: { selectIsSignedIn: (state) => state.isSignedIn },
});

export const { selectIsSignedIn } = sessionSlice.selectors;
