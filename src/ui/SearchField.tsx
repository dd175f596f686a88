import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useRef, useState } from 'react';
import { afterPaintOrInput } from '../lib/idle';

interface SearchFieldProps {
  /** The field's label and placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/**
 * A search field with a clear button. Each key is painted before `onChange` is called with it, because that
 * may render thousands of rows; before the next key or press it has been called.
 */
export function SearchField({ label, value: searched, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState<string>();
  const newest = useRef('');
  const field = useRef<HTMLInputElement>(null);
  const value = typed ?? searched;
  const type = (text: string): void => {
    newest.current = text;
    setTyped(text);
    afterPaintOrInput(() => {
      if (newest.current !== text) return;
      onChange(text);
      setTyped(undefined);
    });
  };
  // First: its button, which has the focus, goes.
  const clear = (): void => {
    field.current?.focus();
    onChange('');
  };
  return (
    <TextField
      inputRef={field}
      value={value}
      placeholder={label}
      onChange={(event) => type(event.target.value)}
      slotProps={{
        htmlInput: { 'aria-label': label, type: 'text', role: 'searchbox', enterKeyHint: 'search' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: value !== '' && (
            <InputAdornment position="end">
              <IconButton aria-label="Clear the search" edge="end" onClick={clear}>
                <ClearIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
