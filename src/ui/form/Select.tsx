import { TextField, type TextFieldProps } from '@mui/material';
import { useRef, useState, type KeyboardEvent } from 'react';

/** The values of a select, or their labels by value. */
export type SelectOptions = readonly string[] | Readonly<Record<string, string>>;

/** Returns the values of options, each with its label. */
export const labelsOf = (options: SelectOptions): readonly (readonly [string, string])[] =>
  Array.isArray(options)
    ? options.map((option) => [option, option] as const)
    : Object.entries(options);

export const Options = ({ options }: { options: SelectOptions }) =>
  labelsOf(options).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

export interface SelectProps extends Omit<TextFieldProps, 'onChange' | 'select'> {
  options: SelectOptions;
  /** The label of the empty option, which is offered only with it. */
  none?: string;
  onChoose: (value: string) => void;
}

/** The browser's own select, which works best on phones and by keyboard. */
export const Select = ({ options, none, onChoose, ...props }: SelectProps) => (
  <TextField
    {...props}
    select
    onChange={(event) => onChoose(event.target.value)}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true }, ...props.slotProps }}
  >
    {none !== undefined && <option value="">{none}</option>}
    <Options options={options} />
  </TextField>
);

interface ActingSelectProps extends Pick<
  SelectProps,
  'label' | 'options' | 'none' | 'className' | 'sx'
> {
  value: string;
  /** Called once with the value that was chosen. */
  onChoose: (value: string) => void;
}

/**
 * A native select whose choice acts at once. A closed select changes at each arrow key: what was
 * only browsed to waits for Enter, and Escape or leaving the field takes it back.
 */
export function ActingSelect({ value, onChoose, ...props }: ActingSelectProps) {
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
    <Select
      {...props}
      value={browsed ?? value}
      onChoose={(option) => {
        const isChosen = lastKey.current === undefined || lastKey.current === 'Enter';
        if (isChosen || option === value) choose(option);
        else setBrowsed(option);
      }}
      onKeyDown={press}
      onPointerDown={() => {
        lastKey.current = undefined;
      }}
      onBlur={forget}
      helperText={
        browsed === undefined ? undefined : 'Enter to choose, Escape to keep it as it was'
      }
    />
  );
}
