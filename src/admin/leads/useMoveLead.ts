import { useCallback } from 'react';
import { useAppDispatch } from '../../app/store/hooks';
import type { Command } from '../../domain/store';
import { moveLead } from '../../domain/leads/commands';
import { selectLeadById } from '../../domain/leads/slice';
import type { StoredStage } from '../../domain/leads/schema';
import { useNotify } from '../../ui/notices/Notices';
import { describeMove } from './describeMove';

/** Moves a lead to a stage. Returns what to say of it; undefined if the lead did not move. */
const moveAndDescribe =
  (leadId: string, to: StoredStage): Command<string | undefined> =>
  (dispatch, getState) => {
    const before = selectLeadById(getState(), leadId);
    if (!before || !dispatch(moveLead(leadId, to))) return undefined;
    const after = selectLeadById(getState(), leadId);
    return after && describeMove({ before, after }).join('. ');
  };

/** Returns a function that moves a lead, and says the follow-up that the stage set. */
export function useMoveLead(): (leadId: string, to: StoredStage) => void {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  return useCallback(
    (leadId, to) => {
      const said = dispatch(moveAndDescribe(leadId, to));
      if (said !== undefined) notify(said);
    },
    [dispatch, notify],
  );
}
