import { useMemo, useState, type ReactNode, type SyntheticEvent } from 'react';
import {
  useForm,
  type Control,
  type DefaultValues,
  type FieldPath,
  type UseFormReturn,
} from 'react-hook-form';
import { useAppDispatch } from '../../app/store/hooks';
import { bringBack } from '../../domain/undo/commands';
import type { FormValues } from '../../persistence/formDrafts';
import { recordResolver, type FormSchema } from './recordResolver';
import { useChangedElsewhere } from './useChangedElsewhere';
import { useFormDraft, type FormDraft } from './useFormDraft';
import { useLastKnown } from './useLastKnown';
import { useSave } from './useSave';
import type { ListName } from '../../domain/lists/schema';

interface RecordFormOptions<Values extends FormValues, Output extends object, Entity, Saved> {
  /** The name of the form's draft: its kind and the record's id. */
  name: string;
  schema: FormSchema<Values, Output>;
  /** The record as it is in the state; undefined for a new one, and after a deletion elsewhere. */
  record?: Entity | undefined;
  /** Returns the form's values of a record, where it can have one; the same function at each render. */
  valuesOf?: (record: Entity) => Values;
  /** The values of a new record's form, or what makes them. */
  empty: Values | (() => Values);
  /** The list to which a save brings back a record that was deleted while the form is open. */
  entry?: ListName;
  /** Saves what was typed, given the record, or its last version; undefined for a new one. */
  save: (output: Output, record: Entity | undefined) => Saved;
  /** Called after a save, once leaving asks nothing any more. */
  onSaved: (saved: Saved) => void;
  /** Waits for values that are still being processed; returns whether to save. */
  finish?: (values: Values) => boolean | Promise<boolean>;
  /** Whether something else in the form is unsaved. */
  hasUnfinished?: boolean;
}

/** A form of one record, with all that such forms have in common. */
export interface RecordForm<Values extends FormValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  /** Returns the props of a field: its name, label, and notice of a change elsewhere. */
  field: <Name extends FieldPath<Values>>(
    name: Name,
    label: string,
  ) => FieldProps<Values, Name, Output>;
  /** The props of the panel or form element around the fields. */
  frame: {
    /** Whether the record was deleted elsewhere while the form is open. */
    isDeleted: boolean;
    /** Whether leaving has to be confirmed. */
    isUnsaved: boolean;
    isWaiting: boolean;
    draft: FormDraft;
    onSubmit: (event: SyntheticEvent) => void;
  };
}

interface FieldProps<Values extends FormValues, Name extends FieldPath<Values>, Output> {
  control: Control<Values, unknown, Output>;
  name: Name;
  label: string;
  notice: ReactNode;
}

/** Connects a record's form: values, validation, draft, changes elsewhere, and one save. */
export function useRecordForm<
  Values extends FormValues,
  Output extends object,
  Entity extends object,
  Saved,
>({
  name,
  schema,
  record,
  valuesOf,
  empty,
  entry,
  save,
  onSaved,
  finish = () => true,
  hasUnfinished = false,
}: RecordFormOptions<Values, Output, Entity, Saved>): RecordForm<Values, Output> {
  const dispatch = useAppDispatch();
  const known = useLastKnown(record);
  const isDeleted = known !== undefined && record === undefined;
  const stored = useMemo(() => record && valuesOf?.(record), [record, valuesOf]);
  const [blank] = useState(empty);
  const initial = stored ?? blank;
  const form = useForm<Values, unknown, Output>({
    resolver: recordResolver(schema, stored, record),
    defaultValues: initial as DefaultValues<Values>,
  });
  const { noticeOf, areDecided, bases } = useChangedElsewhere(form, stored);
  const saveRecord = (output: Output): Saved => {
    if (isDeleted && entry) dispatch(bringBack(entry, known));
    return save(output, known);
  };
  const { submit, isWaiting, isSaved } = useSave(
    form,
    saveRecord,
    onSaved,
    async () => areDecided() && (await finish(form.getValues())),
  );
  const draft = useFormDraft({ name, form, initial, isSaved, bases });
  const { isDirty } = form.formState;
  return {
    form,
    field: (field, label) => ({
      control: form.control,
      name: field,
      label,
      notice: noticeOf(field),
    }),
    frame: {
      isDeleted,
      isUnsaved: (isDirty || isDeleted || hasUnfinished) && !isSaved,
      isWaiting,
      draft,
      onSubmit: submit,
    },
  };
}
