import Button from '@mui/material/Button';
import * as v from 'valibot';
import { useAppDispatch } from '../../../app/store/hooks';
import { setEstimatedValue } from '../../../domain/leads/commands';
import { leadName } from '../../../domain/leads/rules';
import type { Lead } from '../../../domain/leads/schema';
import { readDollars } from '../../../lib/money';
import { formDollars } from '../../../ui/form/fieldSchemas';
import { FormBox } from '../../../ui/form/FormBox';
import { FormTextField } from '../../../ui/form/FormTextField';
import { useRecordForm } from '../../../ui/form/useRecordForm';
import { Row } from '../../../ui/layout/Row';
import { Popover } from '../../../ui/overlays/Popover';
import { selectOnOpen } from '../../../ui/screen/focusElement';

interface ValueFormProps {
  lead: Lead;
  /** The button that opened it. */
  anchor: HTMLElement;
  onClose: () => void;
  onDone: (() => void) | undefined;
}

/** Refuses what is no amount, which the form of a whole lead reads as 0. */
const schema = v.object({
  value: v.pipe(
    v.string(),
    v.check((text) => readDollars(text) !== undefined, 'Enter an amount in dollars'),
    formDollars,
  ),
});

/** Changes a lead's estimated value in place; Enter saves. */
export function ValueForm({ lead, anchor, onClose, onDone }: ValueFormProps) {
  const dispatch = useAppDispatch();
  const { field, frame } = useRecordForm({
    schema,
    empty: { value: String(lead.estimatedValue) },
    save: ({ value }: { value: number }) => dispatch(setEstimatedValue(lead.id, value)),
    onSaved: () => {
      onClose();
      onDone?.();
    },
  });
  const label = `Value of ${leadName(lead)}`;
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
    >
      <FormBox frame={frame}>
        <Row noWrap align="flex-start" sx={{ p: 1.5, width: 260 }}>
          <FormTextField
            {...field('value', 'Estimated Value')}
            inputRef={selectOnOpen}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
          <Button type="submit" variant="contained">
            Save
          </Button>
        </Row>
      </FormBox>
    </Popover>
  );
}
