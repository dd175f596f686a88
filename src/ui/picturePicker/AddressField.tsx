import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { MAX_LENGTH } from '../../lib/fields';

interface AddressFieldProps {
  label: string;
  isBusy: boolean;
  /** Answers whether the address was taken. */
  onAddress: (address: string) => Promise<boolean>;
}

/** Takes the address of a picture elsewhere: with Enter, the button, or on leaving the field. */
export function AddressField({ label, isBusy, onAddress }: AddressFieldProps) {
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState('');
  const isBlank = typed.trim() === '';

  const submit = async (): Promise<void> => {
    if (isBlank || isBusy) return;
    setTried(typed);
    if (await onAddress(typed)) setTyped('');
  };

  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <TextField
        placeholder="https://…"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => {
          if (typed !== tried) void submit();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter takes the address and does not send the form around it.
          event.preventDefault();
          void submit();
        }}
        slotProps={{
          htmlInput: {
            'aria-label': label,
            type: 'text',
            inputMode: 'url',
            autoCapitalize: 'off',
            autoCorrect: 'off',
            spellCheck: false,
            maxLength: MAX_LENGTH.address,
          },
        }}
      />
      <Button
        onClick={() => void submit()}
        disabled={isBlank || isBusy}
        sx={{ flex: 'none', minHeight: 44 }}
      >
        Use address
      </Button>
    </Box>
  );
}
