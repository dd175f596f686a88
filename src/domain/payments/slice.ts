import { createEntityAdapter, createSelector, createSlice } from '@reduxjs/toolkit';
import { newestFirst } from '../../lib/ascending';
import { lookUp } from '../../lib/lookUp';
import { applyChanges } from '../../lib/recordsDiff';
import { addStorageCases } from '../shared/addStorageCases';
import { paymentDeleted, paymentEdited, paymentReceived } from './events';
import type { Payment, PaymentFields } from './schema';

const adapter = createEntityAdapter<Payment>();

/** The payments, which outlive their job or lead. Stored as `handyman.payments`, version 1. */
export const paymentsSlice = createSlice({
  name: 'payments',
  initialState: adapter.getInitialState(),
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(paymentReceived, adapter.addOne)
      .addCase(paymentEdited, (state, { payload }) => {
        const payment = state.entities[payload.paymentId];
        if (payment) applyChanges<PaymentFields>(payment, payload.changes);
      })
      .addCase(paymentDeleted, (state, { payload }) => adapter.removeOne(state, payload.paymentId));
    addStorageCases(builder, 'payments', adapter);
  },
  selectors: {
    selectPaymentById: (state, id: string): Payment | undefined => lookUp(state.entities, id),
    selectPaymentEntities: (state) => state.entities,
  },
});

export const { selectPaymentById, selectPaymentEntities } = paymentsSlice.selectors;

/** Returns all payments, by day, the newest first. */
export const selectPayments = createSelector([selectPaymentEntities], (entities) =>
  Object.values(entities).sort(newestFirst('day', 'createdDate')),
);
