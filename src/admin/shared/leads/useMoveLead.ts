import { useCallback } from 'react';
import { moveLeads } from '../../../domain/leads/commands';
import type { StoredStage } from '../../../domain/leads/schema';
import { describeMoves, withLeadChanges } from './leadChanges';
import { useAct } from '../undo/useAct';

/** Returns a function that moves a lead and says its follow-up; returns whether it moved. */
export function useMoveLead(): (leadId: string, to: StoredStage) => boolean {
  const act = useAct();
  return useCallback(
    (leadId, to) => {
      const move = withLeadChanges(() => [leadId], moveLeads([leadId], to));
      const { result } = act(move, ({ result, changes }) =>
        result ? describeMoves(changes).join('. ') : undefined,
      );
      return result !== undefined;
    },
    [act],
  );
}
