import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { useMoveLead } from '../../../../src/admin/shared/leads/describeMoves';
import { deleteLeads } from '../../../../src/domain/leads/commands';
import { makeStore } from '../../../support/store';

it('tells whether a lead was moved: not to the stage where it is, nor once it is deleted', () => {
  const { store, addLead, leadOf } = makeStore();
  const id = addLead({ stage: 'New Lead' });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const moveLead = renderHook(useMoveLead, { wrapper }).result.current;
  expect(moveLead(id, 'Paid')).toBe(true);
  expect(leadOf(id)?.stage).toBe('Paid');
  expect(moveLead(id, 'Paid')).toBe(false);
  store.dispatch(deleteLeads([id]));
  expect(moveLead(id, 'New Lead')).toBe(false);
});
