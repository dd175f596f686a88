import { useCallback, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { EMPTY_LEAD_FORM, type LeadFormResult, type LeadFormValues } from '../form/leadFormValues';
import { MESSAGE_FIELDS, type MessageField, type MessageValues } from './messageValues';

export type LeadForm = UseFormReturn<LeadFormValues, unknown, LeadFormResult>;

/** A field in which the owner's text differs from the message's. */
export interface KeptField {
  name: MessageField;
  /** The owner's text. */
  shown: string;
  /** The message's text. */
  said: string;
}

/** Fills the form of a new lead from messages, one after another. */
export interface MessageFilling {
  /**
   * Fills in a message: replaces what the previous message filled in, and keeps what the owner
   * typed.
   */
  fill: (values: MessageValues) => void;
  /** Whether the form holds something else in a field that a message fills in, not from the previous one. */
  isOtherThan: (values: MessageValues) => boolean;
  /** The fields in which the owner's text was kept. */
  kept: readonly KeptField[];
  /** Uses the message's text in those fields too. */
  takeKept: () => void;
}

/**
 * Fills a form from messages. A new message clears what the previous one filled in, so that two
 * people are never mixed in one lead. What the owner typed or chose is kept and listed.
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

  /** Whether a field may be filled in: it is empty, or as the previous message filled it in. */
  const isFree = useCallback(
    (name: MessageField): boolean => {
      const shown = form.getValues(name);
      return shown === EMPTY_LEAD_FORM[name] || shown === filled.current[name];
    },
    [form],
  );

  const isOtherThan = useCallback(
    (values: MessageValues): boolean =>
      MESSAGE_FIELDS.some((name) => !isFree(name) && form.getValues(name) !== (values[name] ?? '')),
    [form, isFree],
  );

  const fill = useCallback(
    (values: MessageValues): void => {
      const others: KeptField[] = [];
      const now: MessageValues = {};
      for (const name of MESSAGE_FIELDS) {
        const shown = form.getValues(name);
        const said = values[name];
        if (isFree(name)) {
          put(name, said ?? EMPTY_LEAD_FORM[name]);
          Object.assign(now, { [name]: said });
        } else if (said !== undefined && said !== shown) {
          others.push({ name, shown, said });
        }
      }
      filled.current = now;
      setKept(others);
      form.clearErrors();
      onFilled();
    },
    [form, isFree, onFilled, put],
  );

  const takeKept = useCallback((): void => {
    for (const { name, said } of kept) {
      put(name, said);
      filled.current = { ...filled.current, [name]: said };
    }
    setKept([]);
    form.clearErrors();
  }, [form, kept, put]);

  return { fill, isOtherThan, kept, takeKept };
}
