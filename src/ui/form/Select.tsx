import { TextField, type TextFieldProps } from '@mui/material';

export interface SelectProps extends Omit<TextFieldProps, 'onChange' | 'select'> {
  /** The values, or the labels by value. */
  options: readonly string[] | Readonly<Record<string, string>>;
  /** The label of the empty option, which is offered only with it. */
  none?: string;
  onChoose: (value: string) => void;
}

/** The browser's own select, which works best on phones and by keyboard. */
export function Select({ options, none, onChoose, ...props }: SelectProps) {
  const labels = Array.isArray(options)
    ? options.map((option) => [option, option])
    : Object.entries(options);
  return (
    <TextField
      {...props}
      select
      onChange={(event) => onChoose(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true }, ...props.slotProps }}
    >
      {none !== undefined && <option value="">{none}</option>}
      {labels.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </TextField>
  );
}
