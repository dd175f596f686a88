import { useCallback } from 'react';
import { useAppDispatch } from '../../../app/store/hooks';
import { moveLeads } from '../../../domain/leads/commands';
import type { StoredStage } from '../../../domain/leads/schema';
import { useNotify } from '../../../ui/notices/Notices';
import { describeMoves, withLeadChanges } from './leadChanges';

/** Returns a function that moves a lead and says its follow-up; returns whether it moved. */
export function useMoveLead(): (leadId: string, to: StoredStage) => boolean {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  return useCallback(
    (leadId, to) => {
      const { result, changes } = dispatch(
        withLeadChanges(() => [leadId], moveLeads([leadId], to)),
      );
      if (result) notify(describeMoves(changes).join('. '));
      return result !== undefined;
    },
    [dispatch, notify],
  );
}
