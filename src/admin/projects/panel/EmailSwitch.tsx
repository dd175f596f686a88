import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
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

function hintOf(email: string, hasText: boolean): string {
  if (email === '') return 'This customer has no e-mail address yet.';
  return hasText ? `Goes to ${email}` : 'Write a note: without one no email is sent.';
}

/**
 * Whether to send the text to the customer, and to which address. The e-mail is simulated (section
 * 4).
 */
export function EmailSwitch({ label, hasText, email, isChecked, onChange }: EmailSwitchProps) {
  const hintId = useId();
  return (
    <div>
      <FormControlLabel
        label={label}
        sx={{ minHeight: 44, '& .MuiFormControlLabel-label': { fontSize: '0.9rem' } }}
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
