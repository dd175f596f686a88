import { valibotResolver } from '@hookform/resolvers/valibot';
import { dequal } from 'dequal/lite';
import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import {
  useForm,
  type Control,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type Resolver,
  type ResolverResult,
  type UseFormReturn,
} from 'react-hook-form';
import * as v from 'valibot';
import { useAppDispatch } from '../../app/store/hooks';
import type { ListName } from '../../domain/lists/schema';
import { bringBack } from '../../domain/undo/commands';
import type { FormValues } from '../../persistence/formDrafts';
import { useNotify } from '../notices/Notices';
import { useUnfinishedPictures, type MarkUnfinished } from '../picturePicker/useUnfinishedPictures';
import { useChangedElsewhere } from './useChangedElsewhere';
import { useFormDraft, type FormDraft } from './useFormDraft';

/** The schema of a form: from what is typed to what is saved, with the errors beside the fields. */
export type FormSchema<Values, Output> = v.GenericSchema<Values, Output> & {
  entries?: Record<string, v.GenericSchema>;
};

interface RecordFormOptions<Values extends FormValues, Output extends object, Entity, Saved> {
  /** The name of the form's draft: its kind and the record's id. A form without one keeps no draft. */
  name?: string;
  schema: FormSchema<Values, Output>;
  /** The record as it is in the state; undefined for a new one, and after a deletion elsewhere. */
  record?: Entity | undefined;
  /**
   * Returns the form's values of a record, each under the name of its field there; the same function at each
   * render. Absent: it edits no record.
   */
  valuesOf?: (record: Entity) => Values & Record<Exclude<keyof Values, keyof Entity>, never>;
  /** The values of a new record's form, or what makes them. */
  empty: Values | (() => Values);
  /** The list to which a save brings back a record that was deleted while the form is open. */
  list?: ListName;
  /**
   * Saves what was typed, given the record, or its last version; undefined for a new one. Returns
   * false where the form stays as it is, such as after a refusal.
   */
  save: (output: Output, record: Entity | undefined) => Saved | false | Promise<Saved | false>;
  /** Called after a save, once leaving asks nothing. A form without it is emptied, and stays open. */
  onSaved?: (saved: Saved) => void;
  /** Called before the values are checked; returns whether to go on. */
  beforeSubmit?: (values: Values) => boolean | Promise<boolean>;
  /** When the values are checked: at a save, or at each change. */
  mode?: 'onSubmit' | 'onChange';
}

/** What the panel or form element around the fields needs. */
export interface FormFrame {
  /** The record as it is in the state. */
  record: object | undefined;
  /** Whether the record was deleted elsewhere while the form is open. */
  isDeleted: boolean;
  /** Whether leaving has to be confirmed. */
  isUnsaved: boolean;
  /** Whether a save waits, such as for a picture. */
  isWaiting: boolean;
  /** Whether a save waits for a picture, and not for an answer. */
  isSaving: boolean;
  /** Undefined for a form without a draft. */
  draft: FormDraft | undefined;
  onSubmit: (event: SyntheticEvent) => void;
}

/** A form of one record, with all that such forms have in common. */
export interface RecordForm<Values extends FormValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  /** Returns the props of a field: its name, label, and notice of a change elsewhere. */
  field: <Name extends FieldPath<Values>>(
    name: Name,
    label: string,
  ) => { control: Control<Values, unknown, Output>; name: Name; label: string; notice: ReactNode };
  /** Connects the form's picture pickers: a save waits for them. */
  pictures: MarkUnfinished;
  frame: FormFrame;
}

/**
 * Validates a record's form. An untouched field keeps the record's value, even an invalid one, so
 * that it never blocks a save, unless it disagrees with others; without `stored` values, all fields count.
 */
function recordResolver<Values extends FormValues, Output extends object>(
  schema: FormSchema<Values, Output>,
  stored: Values | undefined,
  record: object | undefined,
): Resolver<Values, unknown, Output> {
  const strict: Resolver<Values, unknown, Output> = valibotResolver(schema);
  if (!stored || !record) return strict;
  return async (values, context, options) => {
    const errors = (await strict(values, context, options)).errors as Record<string, unknown>;
    const output: Record<string, unknown> = {};
    const remaining: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(schema.entries ?? {})) {
      const isUntouched = dequal(values[name], stored[name]);
      // An error though the field itself is valid: it disagrees with another one, such as a discount with the lines.
      const isOfOthers = isUntouched && v.is(field, values[name]);
      if (errors[name] !== undefined && (!isUntouched || isOfOthers))
        remaining[name] = errors[name];
      else if (isUntouched) output[name] = record[name as keyof typeof record];
      else output[name] = v.parse(field, values[name]);
    }
    return Object.keys(remaining).length > 0
      ? { values: {}, errors: remaining as FieldErrors<Values> }
      : { values: output as Output, errors: {} };
  };
}

/** The error of a field whose text the browser cannot read. */
const UNREADABLE = 'This cannot be read: correct it, or clear it';

/** Adds an error for each field whose text the browser cannot read, such as half a date: it gives an empty value. */
function withUnreadable<Values extends FormValues, Output>(
  result: ResolverResult<Values, Output>,
  element: HTMLFormElement | null,
): ResolverResult<Values, Output> {
  const unreadable = [...(element?.elements ?? [])].flatMap((field) =>
    field instanceof HTMLInputElement && field.validity.badInput
      ? [[field.name, { type: 'badInput', message: UNREADABLE }]]
      : [],
  );
  if (unreadable.length === 0) return result;
  return {
    values: {},
    errors: { ...Object.fromEntries(unreadable), ...result.errors } as FieldErrors<Values>,
  };
}

/**
 * Connects a form: values, validation, draft, changes elsewhere, and one save. A save that throws is
 * told, and the form stays open with what was typed.
 */
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
  list,
  save,
  onSaved,
  beforeSubmit = () => true,
  mode,
}: RecordFormOptions<Values, Output, Entity, Saved>): RecordForm<Values, Output> {
  const dispatch = useAppDispatch();
  const known = useLastKnown(record);
  const isDeleted = known !== undefined && record === undefined;
  const stored = useMemo(() => record && valuesOf?.(record), [record, valuesOf]);
  const [blank] = useState(empty);
  const initial = stored ?? blank;
  const element = useRef<HTMLFormElement>(null);
  const resolve = recordResolver(schema, stored, record);
  const form = useForm<Values, unknown, Output>({
    mode,
    resolver: async (...typed) => withUnreadable(await resolve(...typed), element.current),
    defaultValues: initial as DefaultValues<Values>,
  });
  const { noticeOf, areDecided, bases } = useChangedElsewhere(form, stored);
  const { pictures, hasUnfinished, finish: finishPictures } = useUnfinishedPictures();
  const [saved, setSaved] = useState<{ value: Saved }>();
  const draft = useFormDraft({ name, form, initial, isSaved: saved !== undefined, bases });

  const isOpen = useIsOpen();
  useAfterSave(saved, onSaved);

  /** Saves valid values; returns whether the form is done. */
  const store = async (output: Output): Promise<boolean> => {
    if (!isOpen.current) return false;
    if (isDeleted && list) dispatch(bringBack(list, known));
    const result = save(output, known);
    // Only a promise is awaited: what was dispatched and its notice are rendered together.
    const value = result instanceof Promise ? await result : result;
    if (value === false) return false;
    if (onSaved) setSaved({ value });
    else {
      form.reset(blank);
      draft.forget();
      // Its button may be disabled now.
      element.current?.focus();
    }
    return onSaved !== undefined;
  };
  const { isWaiting, onSubmit } = useSubmission(async () => {
    let isDone = false;
    if (areDecided() && (await finishPictures()) && (await beforeSubmit(form.getValues()))) {
      await form.handleSubmit(async (output) => {
        isDone = await store(output);
      })();
    }
    return isDone;
  });

  return {
    form,
    field: (field, label) => ({
      control: form.control,
      name: field,
      label,
      notice: noticeOf(field),
    }),
    pictures,
    frame: {
      record,
      isDeleted,
      isUnsaved: (form.formState.isDirty || isDeleted || hasUnfinished) && saved === undefined,
      isWaiting,
      isSaving: isWaiting && hasUnfinished,
      draft: name === undefined ? undefined : draft,
      onSubmit: (event) => {
        element.current = event.currentTarget.closest('form');
        onSubmit(event);
      },
    },
  };
}

/** Returns whether the form that calls it is open still, for what has waited since the last render. */
function useIsOpen(): RefObject<boolean> {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}

/** Calls `onSaved` once a save is rendered: leaving the form asks nothing then. */
function useAfterSave<Saved>(
  saved: { value: Saved } | undefined,
  onSaved: ((saved: Saved) => void) | undefined,
): void {
  const leave = useEffectEvent((value: Saved) => onSaved?.(value));
  useEffect(() => {
    if (saved) leave(saved.value);
  }, [saved]);
}

/** Submits a form, never twice at a time or once it is done, which `submit` returns. An error is told. */
function useSubmission(submit: () => Promise<boolean>) {
  const notify = useNotify();
  const isBegun = useRef(false);
  const [isWaiting, setWaiting] = useState(false);
  const attempt = async (): Promise<void> => {
    let isDone = false;
    setWaiting(true);
    try {
      isDone = await submit();
    } catch (error) {
      console.error('Saving failed:', error);
      notify('This could not be saved. What you typed is still here: please try again.');
    } finally {
      isBegun.current = isDone;
      setWaiting(false);
    }
  };
  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (isBegun.current) return;
    isBegun.current = true;
    void attempt();
  };
  return { isWaiting, onSubmit };
}

/** Returns a record, or its last version: a form stays open when its record is deleted elsewhere. */
export function useLastKnown<Entity>(record: Entity | undefined): Entity | undefined {
  const [last, setLast] = useState(record);
  if (record !== undefined && record !== last) setLast(record);
  return record ?? last;
}
