import { useCallback, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { EMPTY_LEAD_FORM, type LeadFormResult, type LeadFormValues } from '../form/leadFormValues';
import { MESSAGE_FIELDS, type MessageField, type MessageValues } from './messageValues';

export type LeadForm = UseFormReturn<LeadFormValues, unknown, LeadFormResult>;

/** A field that the owner filled in otherwise than a message does. */
export interface KeptField {
  name: MessageField;
  /** What the owner filled in. */
  shown: string;
  /** What the message says. */
  said: string;
}

/** Fills the form of a new lead from messages, one after another. */
export interface MessageFilling {
  /** Takes a message: what the one before filled in goes, what the owner typed stays. */
  fill: (values: MessageValues) => void;
  /** The fields in which the owner's own words stand instead of the last message's. */
  kept: readonly KeptField[];
  /** Takes the message's words in those fields too. */
  takeKept: () => void;
}

/**
 * A message puts into the form what it says, and takes out what the message before it had put there,
 * so that two people never make one lead. What the owner typed or chose is kept and asked about.
 */
export function useMessageFilling(form: LeadForm, onFilled: () => void): MessageFilling {
  const filled = useRef<MessageValues>({});
  const [kept, setKept] = useState<readonly KeptField[]>([]);

  const put = useCallback(
    (name: MessageField, value: string): void => {
      form.setValue(name, value, { shouldDirty: true });
    },
    [form],
  );

  const fill = useCallback(
    (values: MessageValues): void => {
      const before = filled.current;
      const others: KeptField[] = [];
      filled.current = {};
      for (const name of MESSAGE_FIELDS) {
        const shown = form.getValues(name);
        const said = values[name];
        const isFree = shown === EMPTY_LEAD_FORM[name] || shown === before[name];
        if (isFree) {
          put(name, said ?? EMPTY_LEAD_FORM[name]);
          filled.current = { ...filled.current, [name]: said };
        } else if (said !== undefined && said !== shown) {
          others.push({ name, shown, said });
        }
      }
      setKept(others);
      form.clearErrors();
      onFilled();
    },
    [form, onFilled, put],
  );

  const takeKept = useCallback((): void => {
    for (const { name, said } of kept) {
      put(name, said);
      filled.current = { ...filled.current, [name]: said };
    }
    setKept([]);
    form.clearErrors();
  }, [form, kept, put]);

  return { fill, kept, takeKept };
}
