import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Ref } from 'react';
import { Row } from '../layout/Row';

interface AddressFieldProps {
  label: string;
  isBusy: boolean;
  typed: string;
  onType: (address: string) => void;
  /** Called on Enter and by the button. */
  onSubmit: () => void;
  /** Called when the field loses the focus with text in it. */
  onLeave: () => void;
  inputRef: Ref<HTMLInputElement>;
}

/** A field for the address of a picture elsewhere; submits on Enter, by the button, or on blur. */
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
    <Row noWrap>
      <TextField
        placeholder="https://…"
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onBlur={onLeave}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter submits the address and not the surrounding form.
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
      <Button onClick={onSubmit} disabled={typed.trim() === '' || isBusy} sx={{ flex: 'none' }}>
        Use address
      </Button>
    </Row>
  );
}
