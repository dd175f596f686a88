import { Alert, Button } from '@mui/material';
import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import {
  useWatch,
  type FieldPath,
  type FieldValues,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form';
import { changedFields } from '../../lib/recordsDiff';
import { withoutMarkup } from '../../lib/text';

type Plain = string | boolean;

const LONGEST = 60;
/** How many equal characters are shown before the first difference. */
const BEFORE = 15;

/** Formats a value; of a long text, the part around its first difference from the other. */
export function formatValue(value: Plain, other: Plain): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  const [text, otherText] = [withoutMarkup(value), withoutMarkup(String(other))];
  // Texts that differ in their formats alone are shown with these.
  return text === otherText ? formatText(value, String(other)) : formatText(text, otherText);
}

function formatText(value: string, against: string): string {
  if (value === '') return 'nothing';
  if (value.length <= LONGEST) return `“${value}”`;
  let alike = 0;
  while (alike < value.length && value[alike] === against[alike]) alike += 1;
  const from = Math.max(0, alike - BEFORE);
  const piece = value.slice(from, from + LONGEST);
  return `“${from > 0 ? '…' : ''}${piece}${from + LONGEST < value.length ? '…' : ''}”`;
}

interface ChangedElsewhereProps<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  name: FieldPath<Values>;
  id: string;
  theirs: Plain;
  /** Whether a save waits for the choice. */
  isSaveBlocked: boolean;
  onChosen: () => void;
}

/** Lets the owner choose between the value stored elsewhere and the field's, if they differ. */
function ChangedElsewhere<Values extends FieldValues, Output>({
  form,
  name,
  id,
  theirs,
  isSaveBlocked,
  onChosen,
}: ChangedElsewhereProps<Values, Output>) {
  const mine = useWatch({ control: form.control, name }) as Plain;
  if (mine === theirs) return null;
  const choose = (value: Plain): void => {
    onChosen();
    form.setValue(name, value as PathValue<Values, typeof name>, {
      shouldDirty: true,
      shouldValidate: true,
    });
    // The pressed button goes with the notice.
    form.setFocus(name);
  };
  return (
    <Alert
      id={id}
      severity={isSaveBlocked ? 'error' : 'warning'}
      icon={false}
      sx={{ mt: 0.5, '& button': { mr: 1, mt: 0.5 } }}
    >
      <div>Changed elsewhere to {formatValue(theirs, mine)}.</div>
      {isSaveBlocked && <div>Not saved yet: choose which one counts, then save again.</div>}
      <Button size="small" color="inherit" variant="outlined" onClick={() => choose(theirs)}>
        Use {formatValue(theirs, mine)}
      </Button>
      <Button size="small" color="inherit" variant="outlined" onClick={() => choose(mine)}>
        Keep {formatValue(mine, theirs)}
      </Button>
    </Alert>
  );
}

/** What the values that were typed into a form began from. */
export interface DraftBases<Values extends FieldValues> {
  /** Returns what the record had in a field when the owner last saw it; undefined if unchanged since. */
  of: (name: string) => Plain | undefined;
  /** Asks about the fields of a restored draft that have another value in the record by now. */
  compare: (bases: Partial<Values>) => void;
}

/** Watches a form's record: what changes elsewhere is taken if untouched here, else a notice asks. */
export function useChangedElsewhere<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  stored: Readonly<Values> | undefined,
) {
  const known = useRef(stored);
  const prefix = useId();
  /** Values stored elsewhere, of fields that were also changed here. */
  const [conflicts, setConflicts] = useState<Readonly<Partial<Record<string, Plain>>>>({});
  const [isSaveBlocked, setSaveBlocked] = useState(false);

  /** What fields with an open question had when they were touched. */
  const undecided = useRef<Partial<Record<string, Plain>>>({});

  const compare = useCallback(
    (before: Readonly<Values>, now: Readonly<Values>) => {
      const changed: Partial<Record<string, Plain>> = {};
      for (const [name, theirs] of Object.entries(changedFields(before, now)) as [
        FieldPath<Values>,
        Plain,
      ][]) {
        const shown = form.getValues(name) as Plain;
        const wasTouched = shown !== before[name];
        form.resetField(name, { defaultValue: theirs as never });
        const isConflict = wasTouched && shown !== theirs;
        changed[name] = isConflict ? theirs : undefined;
        if (isConflict) {
          undecided.current[name] ??= before[name] as Plain;
          form.setValue(name, shown as PathValue<Values, typeof name>, { shouldDirty: true });
        } else delete undecided.current[name];
      }
      setConflicts((previous) => ({ ...previous, ...changed }));
    },
    [form],
  );
  useEffect(() => {
    const before = known.current;
    known.current = stored ?? before;
    if (stored && before && stored !== before) compare(before, stored);
  }, [compare, stored]);

  const noticeId = (name: string): string => `${prefix}-${name}`;
  /** Returns the notice of a field, if it was changed both here and elsewhere. */
  const noticeOf = (name: FieldPath<Values>): ReactNode => {
    const theirs = conflicts[name];
    if (theirs === undefined) return undefined;
    return (
      <ChangedElsewhere
        form={form}
        name={name}
        id={noticeId(name)}
        theirs={theirs}
        isSaveBlocked={isSaveBlocked}
        onChosen={() => {
          delete undecided.current[name];
          setConflicts((previous) => ({ ...previous, [name]: undefined }));
        }}
      />
    );
  };
  /** Whether every such field was decided on; if not, the first open notice gets the focus. */
  const areDecided = (): boolean => {
    // Of a deleted record nothing is left to choose from.
    const open = Object.keys(stored ?? {}).filter(
      (name) =>
        conflicts[name] !== undefined &&
        conflicts[name] !== (form.getValues(name as FieldPath<Values>) as Plain),
    );
    setSaveBlocked(open.length > 0);
    const [first] = open;
    if (first !== undefined) {
      document.getElementById(noticeId(first))?.querySelector('button')?.focus();
    }
    return first === undefined;
  };
  const bases: DraftBases<Values> = {
    of: (name) => undecided.current[name],
    compare: (began) => {
      if (stored) compare({ ...stored, ...began }, stored);
    },
  };
  return { noticeOf, areDecided, bases };
}
