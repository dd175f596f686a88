import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

interface ActingSelectProps {
  label: string;
  value: string;
  /** Called once with the value that was chosen. */
  onChoose: (value: string) => void;
  className?: string;
  sx?: TextFieldProps['sx'];
  /** The `<option>` elements. */
  children: ReactNode;
}

/**
 * A native select whose choice acts at once. A closed select changes at each arrow key: what was
 * only browsed to waits for Enter, and Escape or leaving the field takes it back.
 */
export function ActingSelect({
  label,
  value,
  onChoose,
  className,
  sx,
  children,
}: ActingSelectProps) {
  const [browsed, setBrowsed] = useState<string>();
  /** The last key pressed in the field; undefined if the pointer was used since. */
  const lastKey = useRef<string>(undefined);
  const forget = (): void => {
    lastKey.current = undefined;
    setBrowsed(undefined);
  };
  const choose = (chosen: string): void => {
    forget();
    if (chosen !== value) onChoose(chosen);
  };
  const press = (event: KeyboardEvent): void => {
    lastKey.current = event.key;
    if (browsed === undefined || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    // Neither opens the list, nor submits a form, nor closes the panel around the field.
    event.preventDefault();
    event.stopPropagation();
    choose(event.key === 'Enter' ? browsed : value);
  };
  return (
    <TextField
      select
      className={className}
      label={label}
      value={browsed ?? value}
      onChange={({ target }) => {
        const isChosen = lastKey.current === undefined || lastKey.current === 'Enter';
        if (isChosen || target.value === value) choose(target.value);
        else setBrowsed(target.value);
      }}
      onKeyDown={press}
      onPointerDown={() => {
        lastKey.current = undefined;
      }}
      onBlur={forget}
      helperText={
        browsed === undefined ? undefined : 'Enter to choose, Escape to keep it as it was'
      }
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={sx}
    >
      {children}
    </TextField>
  );
}
