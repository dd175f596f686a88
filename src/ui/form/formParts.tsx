import {
  Button,
  Checkbox,
  FormControlLabel,
  FormHelperText,
  Stack,
  type StackProps,
  Switch,
  TextField,
  type TextFieldProps,
  Typography,
  useForkRef,
} from '@mui/material';
import { useId, useState, type ReactNode, type WheelEvent } from 'react';
import {
  useController,
  useWatch,
  type Control,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form';
import { business } from '../../business';
import { Columns, Row } from '../parts';
import { UnsavedChangesGuard } from '../screen/UnsavedChangesGuard';
import { DraftNotice } from './DraftNotice';
import { labelsOf, Options, type SelectOptions } from './Select';
import type { FormFrame } from './useRecordForm';

/** The class of what goes across both columns of a {@link FormGroup}. */
export const WIDE = 'wide';

export interface FormFieldProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  label: string;
  /** Shown below the field unless there is an error. */
  hint?: ReactNode;
  /** Always shown below the field, such as a change made elsewhere. */
  notice?: ReactNode;
  /** Whether it goes across both columns of its group; a field of several lines does. */
  isWide?: boolean;
}

interface FormTextFieldProps<Values extends FieldValues, Output>
  extends
    FormFieldProps<Values, Output>,
    Omit<TextFieldProps, keyof FormFieldProps<Values, Output> | 'variant'> {
  /** Keeps the label above the field, where a placeholder is in it. */
  shrinkLabel?: boolean;
}

/** The types of fields whose text browsers show even while they are empty. */
const NEVER_EMPTY: ReadonlySet<string | undefined> = new Set(['date', 'time', 'datetime-local']);

/** The required mark, hidden from screen readers, so that the field's name is only its label. */
const requiredMark = { '&::after': { content: '" *" / ""', color: 'error.main' } } as const;

/** The props of a field for a customer's name or address: phones begin each word with a capital. */
export const NAME_PROPS = {
  slotProps: { htmlInput: { autoCapitalize: 'words' } },
  autoComplete: 'off',
} as const;

/** The props of a field for a customer's phone number. */
export const PHONE_PROPS = {
  type: 'tel',
  placeholder: business.examplePhone,
  autoComplete: 'off',
} as const;

/** Leaves a number: in a focused field the wheel changes it, where it should scroll the page. */
const leaveNumber = ({ target }: WheelEvent): void => {
  if (target instanceof HTMLInputElement && target.type === 'number') target.blur();
};

/** A controlled text field with its label and its error. */
export function FormTextField<Values extends FieldValues, Output = Values>({
  control,
  name,
  label,
  hint,
  notice,
  isWide,
  required = false,
  shrinkLabel,
  error = false,
  inputRef,
  onChange,
  onBlur,
  slotProps,
  ...rest
}: FormTextFieldProps<Values, Output>) {
  const { field, fieldState } = useController({ control, name });
  const { ref, ...bound } = field;
  return (
    <div className={isWide || rest.multiline ? WIDE : undefined}>
      <TextField
        onWheel={leaveNumber}
        {...rest}
        {...bound}
        onChange={(event) => {
          field.onChange(event);
          onChange?.(event);
        }}
        onBlur={(event) => {
          field.onBlur();
          onBlur?.(event);
        }}
        inputRef={useForkRef(ref, inputRef)}
        label={label}
        required={required}
        error={error || fieldState.invalid}
        helperText={fieldState.error?.message ?? hint}
        slotProps={{
          ...slotProps,
          inputLabel: {
            required: false,
            shrink: shrinkLabel || rest.select || NEVER_EMPTY.has(rest.type) || undefined,
            sx: required ? requiredMark : undefined,
          },
        }}
      />
      {notice}
    </div>
  );
}

interface FormSelectProps<Values extends FieldValues, Output> extends FormFieldProps<
  Values,
  Output
> {
  options: SelectOptions;
  /** The text of the empty option, if a choice is required. */
  placeholder?: string;
  required?: boolean;
}

/** A select field for a closed list: the browser's own, which works best on phones. */
export function FormSelect<Values extends FieldValues, Output = Values>({
  options,
  placeholder,
  ...rest
}: FormSelectProps<Values, Output>) {
  // A stored value that this version does not know stays an option.
  const [initial] = useState<string>(useWatch({ control: rest.control, name: rest.name }) ?? '');
  const isKnown = initial === '' || labelsOf(options).some(([value]) => value === initial);
  return (
    <FormTextField {...rest} select slotProps={{ select: { native: true } }}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {!isKnown && <option>{initial}</option>}
      <Options options={options} />
    </FormTextField>
  );
}

/** A field for yes or no: a checkbox, or a switch. */
export function FormCheckbox<Values extends FieldValues, Output = Values>({
  isSwitch = false,
  ...props
}: FormFieldProps<Values, Output> & { isSwitch?: boolean }) {
  const { ref, value, ...bound } = useController(props).field;
  const Control = isSwitch ? Switch : Checkbox;
  const hintId = useId();
  const hint = props.hint && { 'aria-describedby': hintId };
  return (
    <div className={props.isWide ? WIDE : undefined}>
      <FormControlLabel
        label={props.label}
        control={
          <Control
            {...bound}
            checked={Boolean(value)}
            slotProps={{ input: { ref, role: isSwitch ? 'switch' : undefined, ...hint } }}
          />
        }
      />
      {props.hint && (
        <FormHelperText id={hintId} sx={{ mt: -0.5 }}>
          {props.hint}
        </FormHelperText>
      )}
      {props.notice}
    </div>
  );
}

/** A group of fields with a title, in two columns if there is space. */
export const FormGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset>
    <Typography component="legend" variant="h3" sx={{ mb: 2 }}>
      {title}
    </Typography>
    <Columns from="sm" sx={{ [`& > .${WIDE}`]: { gridColumn: '1 / -1' } }}>
      {children}
    </Columns>
  </fieldset>
);

interface FormBoxProps extends Omit<StackProps<'form'>, 'component' | 'onSubmit' | 'noValidate'> {
  frame: FormFrame;
  /** False where another guard asks for several forms of a screen. */
  isGuarded?: boolean;
}

/** The form element around fields; where it keeps a draft, with the draft's notice and the guard. */
export function FormBox({ frame, isGuarded = true, children, ...props }: FormBoxProps) {
  const { draft, isUnsaved, isWaiting, onSubmit } = frame;
  return (
    <Stack spacing={2} {...props} component="form" tabIndex={-1} noValidate onSubmit={onSubmit}>
      <DraftNotice draft={draft} />
      {children}
      {draft && isGuarded && <UnsavedChangesGuard when={isUnsaved} isSaving={isWaiting} />}
    </Stack>
  );
}

/** The button that saves a small form. */
export const SaveButton = () => (
  <Button type="submit" variant="contained">
    Save
  </Button>
);

interface FormButtonsProps {
  submitLabel: string;
  /** Whether the save waits for a picture that is still being processed. */
  isSaving?: boolean;
  onCancel: () => void;
}

/** A form's Cancel and Save buttons. Save is never disabled: it shows what is missing. */
export const FormButtons = ({ submitLabel, isSaving = false, onCancel }: FormButtonsProps) => (
  <Row noWrap align="stretch" justify="flex-end">
    <Button onClick={onCancel}>Cancel</Button>
    <Button type="submit" variant="contained">
      {isSaving ? 'Saving…' : submitLabel}
    </Button>
  </Row>
);
