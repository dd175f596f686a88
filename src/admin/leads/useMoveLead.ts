import { useCallback } from 'react';
import { useAppDispatch } from '../../app/store/hooks';
import type { Command } from '../../domain/store';
import { moveLead } from '../../domain/leads/commands';
import { leadName } from '../../domain/leads/rules';
import { selectLeadById } from '../../domain/leads/slice';
import type { StoredStage } from '../../domain/leads/schema';
import { formatDateTime } from '../../lib/dates';
import { useNotify } from '../../ui/notices/Notices';

/** Moves a lead to a stage. Returns what to say of it; undefined if the lead did not move. */
const moveAndDescribe =
  (leadId: string, to: StoredStage): Command<string | undefined> =>
  (dispatch, getState) => {
    const before = selectLeadById(getState(), leadId);
    if (!before || !dispatch(moveLead(leadId, to))) return undefined;
    const dueDate = selectLeadById(getState(), leadId)?.nextFollowUpDate;
    const moved = `${leadName(before)} moved to ${to}.`;
    if (dueDate === undefined || dueDate === before.nextFollowUpDate) return moved;
    return `${moved} Follow-up set for ${formatDateTime(dueDate)}`;
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
