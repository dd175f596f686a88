import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { Ref } from 'react';

interface AddressFieldProps {
  label: string;
  isBusy: boolean;
  typed: string;
  onType: (address: string) => void;
  /** Asked for by Enter or the button. */
  onSubmit: () => void;
  /** The field is left with something in it. */
  onLeave: () => void;
  inputRef: Ref<HTMLInputElement>;
}

/** Takes the address of a picture elsewhere: with Enter, the button, or on leaving the field. */
export function AddressField({
  label,
  isBusy,
  typed,
  onType,
  onSubmit,
  onLeave,
  inputRef,
}: AddressFieldProps) {
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <TextField
        placeholder="https://…"
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onBlur={onLeave}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter takes the address and does not send the form around it.
          event.preventDefault();
          onSubmit();
        }}
        inputRef={inputRef}
        slotProps={{
          htmlInput: {
            'aria-label': label,
            type: 'text',
            inputMode: 'url',
            autoCapitalize: 'off',
            autoCorrect: 'off',
            spellCheck: false,
          },
        }}
      />
      <Button
        onClick={onSubmit}
        disabled={typed.trim() === '' || isBusy}
        sx={{ flex: 'none', minHeight: 44 }}
      >
        Use address
      </Button>
    </Box>
  );
}
