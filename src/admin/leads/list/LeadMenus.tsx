import * as v from 'valibot';
import { moveLeads, setEstimatedValue } from '../../../domain/leads/commands';
import { leadName } from '../../../domain/leads/rules';
import { STAGES, type Lead, type Stage } from '../../../domain/leads/schema';
import { readDollars } from '../../../lib/money';
import { pluralize } from '../../../lib/text';
import { MoveMenu } from '../../../ui/board/MoveMenu';
import { formDollars } from '../../../ui/form/fieldSchemas';
import { FormBox, FormTextField, SaveButton } from '../../../ui/form/formParts';
import { useRecordForm } from '../../../ui/form/useRecordForm';
import { Popover } from '../../../ui/overlays/Popover';
import { Row } from '../../../ui/parts';
import { selectOnOpen } from '../../../ui/screen/focus';
import { describeFollowUps, describeMoves, useMoveLead } from '../../shared/leads/describeMoves';
import { SnoozeMenu } from '../../shared/leads/SnoozeMenu';
import { useAct } from '../../shared/undo/useAct';

/** An open menu of the list: the stages, the dates of a follow-up, or the field of the value. */
export interface OpenLeadMenu {
  kind: 'stage' | 'snooze' | 'value';
  /** The leads to change, several by one act. */
  leads: readonly Lead[];
  anchor: HTMLElement;
  onDone?: () => void;
}

/** The menu of stages or follow-up dates, for one lead or several, or the field of one lead's value. */
export function LeadMenus({ menu, onClose }: { menu: OpenLeadMenu; onClose: () => void }) {
  const act = useAct();
  const moveLead = useMoveLead();
  const { kind, leads, anchor, onDone } = menu;
  const [lead] = leads;
  if (!lead) return null;
  if (kind === 'snooze') {
    return <SnoozeMenu leads={leads} anchor={anchor} onClose={onClose} onDone={onDone} />;
  }
  if (kind === 'value') {
    return <ValueForm lead={lead} anchor={anchor} onClose={onClose} onDone={onDone} />;
  }
  /** Moves all of them; that they moved is said by Undo. */
  const moveAll = (to: Stage): void => {
    const ids = leads.map(({ id }) => id);
    act(moveLeads(ids, to), (count, done) => {
      if (count === 0) return `All of them are at ${to} already`;
      const followUps = describeFollowUps(done);
      const moved = `Moved ${pluralize(count, 'lead')} to ${to}`;
      return followUps.length === 0 ? undefined : [moved, ...followUps].join('. ');
    });
  };
  const move = (to: Stage): void => {
    if (leads.length === 1) moveLead(lead.id, to);
    else moveAll(to);
    onDone?.();
  };
  const isSameStage = leads.every(({ stage }) => stage === lead.stage);
  return (
    <MoveMenu
      anchor={anchor}
      names={STAGES}
      current={isSameStage ? lead.stage : ''}
      columnWord="stage"
      onMove={move}
      onClose={onClose}
    />
  );
}

interface ValueFormProps {
  lead: Lead;
  anchor: HTMLElement;
  onClose: () => void;
  onDone: (() => void) | undefined;
}

/** Refuses text that is not an amount, which the form of a whole lead reads as 0. */
const schema = v.object({
  value: v.pipe(
    v.string(),
    v.check((text) => readDollars(text) !== undefined, 'Enter an amount in dollars'),
    formDollars,
  ),
});

/** Changes a lead's estimated value in place; Enter saves. */
function ValueForm({ lead, anchor, onClose, onDone }: ValueFormProps) {
  const act = useAct();
  const { field, frame } = useRecordForm({
    schema,
    empty: { value: String(lead.estimatedValue) },
    save: ({ value }: { value: number }) =>
      // That the value changed is said by Undo.
      act<unknown>(setEstimatedValue(lead.id, value), (_event, done) => {
        const moves = describeMoves(done);
        return moves.length === 0 ? undefined : ['Value saved', ...moves].join('. ');
      }),
    onSaved: () => {
      onClose();
      onDone?.();
    },
  });
  return (
    <Popover open anchorEl={anchor} onClose={onClose} label={`Value of ${leadName(lead)}`}>
      <FormBox frame={frame}>
        <Row noWrap align="flex-start" sx={{ p: 1.5, width: 260 }}>
          <FormTextField
            {...field('value', 'Estimated Value')}
            inputRef={selectOnOpen}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
          <SaveButton />
        </Row>
      </FormBox>
    </Popover>
  );
}
