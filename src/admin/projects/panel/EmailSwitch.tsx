import { Checkbox, FormControlLabel, FormHelperText, Typography } from '@mui/material';
import { useId } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import type { FormFieldProps } from '../../../ui/form/formParts';

interface EmailSwitchProps<Values extends FieldValues, Output> extends FormFieldProps<
  Values,
  Output
> {
  hasText: boolean;
  /** The customer's address; empty if unknown. */
  email: string;
}

/** What the owner must know about the e-mails: they are simulated. */
export const SIMULATION = 'A simulation: nothing leaves this browser';

function hintOf(email: string, hasText: boolean): string {
  if (!hasText) return 'Write a note: without one there is nothing to send.';
  const where = email === '' ? 'No e-mail address.' : `To ${email}.`;
  return `${where} ${SIMULATION}; Mail and Text beside the note send it.`;
}

/** Whether to send the text to the customer, and to which address. The e-mail is simulated. */
export function EmailSwitch<Values extends FieldValues, Output>(
  props: EmailSwitchProps<Values, Output>,
) {
  const hintId = useId();
  const { ref, value: isChecked, ...bound } = useController(props).field;
  return (
    <div>
      <FormControlLabel
        label={<Typography variant="body2">{props.label}</Typography>}
        control={
          <Checkbox
            {...bound}
            checked={isChecked}
            slotProps={{ input: { ref, 'aria-describedby': isChecked ? hintId : undefined } }}
          />
        }
      />
      {isChecked && (
        <FormHelperText id={hintId} sx={{ mt: -0.5, ml: 4 }}>
          {hintOf(props.email, props.hasText)}
        </FormHelperText>
      )}
    </div>
  );
}
