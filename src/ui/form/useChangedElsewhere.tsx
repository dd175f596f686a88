import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';

type Plain = string | boolean;

/** Two values of one field: what was stored elsewhere, and what stood here before. */
interface Choice {
  theirs: Plain;
  mine: Plain;
}

const LONGEST = 60;
/** How much of what is alike stands before the first difference. */
const BEFORE = 15;

/** A value in words; of a long text, the piece where it begins to differ from the other one. */
export function formatValue(value: Plain, other: Plain): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (value === '') return 'nothing';
  if (value.length <= LONGEST) return `“${value}”`;
  const against = String(other);
  let alike = 0;
  while (alike < value.length && value[alike] === against[alike]) alike += 1;
  const from = Math.max(0, alike - BEFORE);
  const piece = value.slice(from, from + LONGEST);
  return `“${from > 0 ? '…' : ''}${piece}${from + LONGEST < value.length ? '…' : ''}”`;
}

/**
 * Watches what an open form edits. A field that was changed both here and elsewhere (another tab)
 * says so beside itself and lets the owner choose; one that was not touched here takes the new value.
 * Answers what stands beside a field. `stored` is undefined for something new or gone.
 */
export function useChangedElsewhere<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  stored: Readonly<Values> | undefined,
): (name: FieldPath<Values>) => ReactNode {
  const known = useRef(stored);
  const [choices, setChoices] = useState<Partial<Record<string, Choice>>>({});

  useEffect(() => {
    const before = known.current;
    known.current = stored ?? before;
    if (!stored || !before || stored === before) return;
    const found: Record<string, Choice> = {};
    for (const name of Object.keys(stored) as FieldPath<Values>[]) {
      const theirs = stored[name] as Plain;
      if (theirs === before[name]) continue;
      const shown = form.getValues(name) as Plain;
      const wasTouched = shown !== before[name];
      form.resetField(name, { defaultValue: theirs as never });
      if (shown === theirs || !wasTouched) continue;
      form.setValue(name, shown as PathValue<Values, typeof name>, { shouldDirty: true });
      found[name] = { theirs, mine: shown };
    }
    setChoices((standing) => ({ ...standing, ...found }));
  }, [form, stored]);

  return (name) => {
    const choice = choices[name];
    if (!choice) return undefined;
    const choose = (value: Plain): void => {
      form.setValue(name, value as PathValue<Values, typeof name>, {
        shouldDirty: true,
        shouldValidate: true,
      });
      setChoices(({ [name]: _chosen, ...others }) => others);
    };
    return (
      <Alert severity="warning" icon={false} sx={{ mt: 0.5, '& button': { mr: 1, mt: 0.5 } }}>
        <div>Changed elsewhere to {formatValue(choice.theirs, choice.mine)}.</div>
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          onClick={() => choose(choice.theirs)}
        >
          Use {formatValue(choice.theirs, choice.mine)}
        </Button>
        <Button size="small" color="inherit" variant="outlined" onClick={() => choose(choice.mine)}>
          Keep {formatValue(choice.mine, choice.theirs)}
        </Button>
      </Alert>
    );
  };
}
