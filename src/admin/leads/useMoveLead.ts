import { useCallback } from 'react';
import { useAppDispatch } from '../../app/store/hooks';
import { moveLead } from '../../domain/leads/commands';
import type { StoredStage } from '../../domain/leads/schema';
import { useNotify } from '../../ui/notices/Notices';
import { describeMoves, withLeadChanges } from './leadChanges';

/** Returns a function that moves a lead, and says the follow-up that the stage set. */
export function useMoveLead(): (leadId: string, to: StoredStage) => void {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  return useCallback(
    (leadId, to) => {
      const { result, changes } = dispatch(withLeadChanges(() => [leadId], moveLead(leadId, to)));
      if (result) notify(describeMoves(changes).join('. '));
    },
    [dispatch, notify],
  );
}
