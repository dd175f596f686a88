import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import * as v from 'valibot';
import { useAppDispatch } from '../../../app/store/hooks';
import { setEstimatedValue } from '../../../domain/leads/commands';
import { leadName } from '../../../domain/leads/rules';
import type { Lead } from '../../../domain/leads/schema';
import { readDollars } from '../../../lib/money';
import { formDollars } from '../../../ui/form/fieldSchemas';
import { Row } from '../../../ui/layout/Row';
import { Popover } from '../../../ui/overlays/Popover';

interface ValueFormProps {
  lead: Lead;
  /** The button that opened it. */
  anchor: HTMLElement;
  onClose: () => void;
  onDone: (() => void) | undefined;
}

/** What is no amount leaves the value as it is; in the form it is 0. */
const valueSchema = v.pipe(
  v.string(),
  v.check((text) => readDollars(text) !== undefined, 'Enter an amount in dollars'),
  formDollars,
);

const selectOnOpen = (field: HTMLInputElement | null): void => field?.select();

/** Changes a lead's estimated value in place; Enter saves. */
export function ValueForm({ lead, anchor, onClose, onDone }: ValueFormProps) {
  const dispatch = useAppDispatch();
  const [text, setText] = useState(String(lead.estimatedValue));
  const [problem, setProblem] = useState<string>();
  const save = (): void => {
    const parsed = v.safeParse(valueSchema, text);
    if (!parsed.success) {
      setProblem(parsed.issues[0].message);
      return;
    }
    dispatch(setEstimatedValue(lead.id, parsed.output));
    onClose();
    onDone?.();
  };
  const label = `Value of ${leadName(lead)}`;
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Row noWrap align="flex-start" sx={{ p: 1.5, width: 260 }}>
          <TextField
            label="Estimated Value"
            value={text}
            inputRef={selectOnOpen}
            onChange={({ target }) => setText(target.value)}
            error={problem !== undefined}
            helperText={problem}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
          <Button type="submit" variant="contained">
            Save
          </Button>
        </Row>
      </form>
    </Popover>
  );
}
