import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface EmailSwitchProps {
  label: string;
  /** Whether there is a text to send. */
  hasText: boolean;
  /** The customer's address; empty for none. */
  email: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** What the owner must know about the e-mails: they are simulated. */
export const SIMULATION = 'A simulation: nothing leaves this browser';

function hintOf(email: string, hasText: boolean): string {
  if (!hasText) return 'Write a note: without one there is nothing to send.';
  const where = email === '' ? 'No e-mail address.' : `To ${email}.`;
  return `${where} ${SIMULATION}; Mail and Text beside the note send it.`;
}

/** Whether to send the text to the customer, and to which address. The e-mail is simulated. */
export function EmailSwitch({ label, hasText, email, isChecked, onChange }: EmailSwitchProps) {
  const hintId = useId();
  return (
    <div>
      <FormControlLabel
        label={<Typography variant="body2">{label}</Typography>}
        control={
          <Checkbox
            checked={isChecked}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{ input: { 'aria-describedby': isChecked ? hintId : undefined } }}
          />
        }
      />
      {isChecked && (
        <FormHelperText id={hintId} sx={{ mt: -0.5, ml: 4 }}>
          {hintOf(email, hasText)}
        </FormHelperText>
      )}
    </div>
  );
}
