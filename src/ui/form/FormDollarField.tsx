import { useRef, type ClipboardEvent } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { readDollars } from '../../lib/money';
import { FormTextField, type FormFieldProps } from './formParts';

/** An amount in dollars: at least 0, in steps of a cent. */
export function FormDollarField<Values extends FieldValues, Output = Values>({
  hint = 'In dollars',
  ...props
}: FormFieldProps<Values, Output>) {
  const { field } = useController({ control: props.control, name: props.name });
  /** What has been typed since a comma, which a field for numbers does not take: `12,` and `12,5`. */
  const typed = useRef('');
  const forget = (): void => {
    typed.current = '';
  };
  /** Reads what is typed with a comma, and keeps `$` and spaces out. */
  const onBeforeInput = (event: InputEvent): void => {
    const data = event.data ?? '';
    const before = typed.current || (data === ',' ? String(field.value) : '');
    typed.current = before && /^[\d.,]$/.test(data) ? before + data : '';
    if (typed.current === '' && !/^[$,\s]+$/.test(data)) return;
    event.preventDefault();
    const amount = readDollars(typed.current.replace(/[.,]$/, ''));
    if (amount !== undefined) field.onChange(String(amount));
  };
  /** The browser's own event, because React's event of that name lacks what Firefox and phones type. */
  const listen = (root: HTMLElement | null): (() => void) => {
    root?.addEventListener('beforeinput', onBeforeInput);
    return () => root?.removeEventListener('beforeinput', onBeforeInput);
  };
  /** Replaces the field's amount by a pasted one such as `$12,500`. */
  const takeAmount = (event: ClipboardEvent): void => {
    const amount = readDollars(event.clipboardData.getData('text'));
    if (amount === undefined) return;
    event.preventDefault();
    field.onChange(String(amount));
  };
  return (
    <FormTextField
      {...props}
      hint={hint}
      ref={listen}
      type="number"
      onPaste={takeAmount}
      onKeyDown={({ key }) => key.startsWith('Arrow') && forget()}
      onPointerDown={forget}
      slotProps={{ htmlInput: { min: 0, step: 0.01, inputMode: 'decimal' } }}
    />
  );
}
