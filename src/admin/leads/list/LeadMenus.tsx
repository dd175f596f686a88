import { useAppDispatch } from '../../../app/store/hooks';
import { moveLeads } from '../../../domain/leads/bulkCommands';
import { STAGES, type Lead, type Stage } from '../../../domain/leads/schema';
import { selectLeadById } from '../../../domain/leads/slice';
import type { Command } from '../../../domain/store';
import { pluralize } from '../../../lib/text';
import { useNotify } from '../../../ui/notices/Notices';
import { MoveMenu } from '../../../ui/board/MoveMenu';
import { describeFollowUps } from '../describeMove';
import { SnoozeMenu } from '../SnoozeMenu';
import { useMoveLead } from '../useMoveLead';

/** An open menu of the list: the stages, or the dates of a follow-up. */
export interface LeadMenu {
  kind: 'stage' | 'snooze';
  /** The leads that it changes, several by one act. */
  leads: readonly Lead[];
  anchor: HTMLElement;
  /** Called after it changed the leads. */
  onDone?: () => void;
}

/**
 * Moves several leads to a stage. Returns what to say of it beyond what Undo says: that none moved, or
 * the follow-ups that the stage set.
 */
const moveAllAndDescribe =
  (leads: readonly Lead[], to: Stage): Command<string | undefined> =>
  (dispatch, getState) => {
    const ids = leads.map(({ id }) => id);
    const count = dispatch(moveLeads(ids, to));
    if (count === 0) return `All of them are at ${to} already`;
    const changes = leads.flatMap((before) => {
      const after = selectLeadById(getState(), before.id);
      return after ? [{ before, after }] : [];
    });
    const followUps = describeFollowUps(changes);
    if (followUps.length === 0) return undefined;
    return [`Moved ${pluralize(count, 'lead')} to ${to}`, ...followUps].join('. ');
  };

const STAGE_COLUMNS = STAGES.map((name) => ({ name }));

/** The menu of stages or follow-up dates, for one lead or several. */
export function LeadMenus({ menu, onClose }: { menu: LeadMenu; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const moveLead = useMoveLead();
  const { kind, leads, anchor, onDone } = menu;
  const [lead] = leads;
  if (!lead) return null;
  if (kind === 'snooze') {
    return <SnoozeMenu leads={leads} anchor={anchor} onClose={onClose} onDone={onDone} />;
  }
  const move = (name: string): void => {
    onClose();
    const to = STAGES.find((stage) => stage === name);
    if (to === undefined) return;
    if (leads.length === 1) moveLead(lead.id, to);
    else {
      const said = dispatch(moveAllAndDescribe(leads, to));
      if (said !== undefined) notify(said);
    }
    onDone?.();
  };
  const isSameStage = leads.every(({ stage }) => stage === lead.stage);
  return (
    <MoveMenu
      request={{ item: lead, columnName: isSameStage ? lead.stage : '', button: anchor }}
      columns={STAGE_COLUMNS}
      columnWord="stage"
      onMove={move}
      onClose={onClose}
    />
  );
}
