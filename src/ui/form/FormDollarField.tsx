import type { ClipboardEvent, FormEvent } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { FormTextField, type FormFieldProps } from './FormTextField';

/** What people write around an amount. */
const DECORATION = /[$,\s]/g;

/** Keeps a typed `$` or thousands comma out of the field, which only takes a number. */
function dropDecoration(event: FormEvent<HTMLElement>): void {
  const { data } = event.nativeEvent as InputEvent;
  if (data !== null && data !== undefined && data.replaceAll(DECORATION, '') === '') {
    event.preventDefault();
  }
}

/** An amount in dollars: at least 0, in steps of a cent. */
export function FormDollarField<Values extends FieldValues, Output = Values>({
  hint = 'In dollars',
  ...props
}: FormFieldProps<Values, Output>) {
  const { field } = useController({ control: props.control, name: props.name });
  /** Replaces the field's amount by a pasted one such as `$12,500`. */
  const takeAmount = (event: ClipboardEvent): void => {
    const amount = event.clipboardData.getData('text').replaceAll(DECORATION, '');
    if (amount === '' || !Number.isFinite(Number(amount))) return;
    event.preventDefault();
    field.onChange(amount);
  };
  return (
    <FormTextField
      {...props}
      hint={hint}
      type="number"
      onPaste={takeAmount}
      onBeforeInput={dropDecoration}
      slotProps={{ htmlInput: { min: 0, step: 0.01, inputMode: 'decimal' } }}
    />
  );
}
