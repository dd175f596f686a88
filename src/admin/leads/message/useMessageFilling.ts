import { useCallback, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { EMPTY_LEAD_FORM, type LeadFormResult, type LeadFormValues } from '../form/leadFormValues';
import { MESSAGE_FIELDS, type MessageField, type MessageValues } from './messageValues';

export type LeadForm = UseFormReturn<LeadFormValues, unknown, LeadFormResult>;

/** A field in which the owner's text differs from the message's. */
export interface DifferingField {
  name: MessageField;
  /** The owner's text. */
  own: string;
  /** The message's text. */
  offered: string;
}

/** Fills the form of a new lead from messages, one after another. */
export interface MessageFilling {
  /**
   * Fills in a message: replaces what the previous message filled in, and keeps what the owner
   * typed.
   */
  fill: (values: MessageValues) => void;
  /** Whether the owner typed something else into a field that a message fills in. */
  differsFrom: (values: MessageValues) => boolean;
  /** The fields in which the owner's text stays, though the message's differs. */
  differing: readonly DifferingField[];
  /** Uses the message's text in those fields too. */
  replaceOwn: () => void;
}

/**
 * Fills a form from messages. A new message clears what the previous one filled in, so that two
 * people are never mixed in one lead. What the owner typed or chose is kept and listed.
 */
export function useMessageFilling(form: LeadForm, onFilled: () => void): MessageFilling {
  const filled = useRef<MessageValues>({});
  const [differing, setDiffering] = useState<readonly DifferingField[]>([]);

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

  const differsFrom = useCallback(
    (values: MessageValues): boolean =>
      MESSAGE_FIELDS.some((name) => !isFree(name) && form.getValues(name) !== (values[name] ?? '')),
    [form, isFree],
  );

  const fill = useCallback(
    (values: MessageValues): void => {
      const others: DifferingField[] = [];
      const now: MessageValues = {};
      for (const name of MESSAGE_FIELDS) {
        const own = form.getValues(name);
        const offered = values[name];
        if (isFree(name)) {
          put(name, offered ?? EMPTY_LEAD_FORM[name]);
          Object.assign(now, { [name]: offered });
        } else if (offered !== undefined && offered !== own) {
          others.push({ name, own, offered });
        }
      }
      filled.current = now;
      setDiffering(others);
      form.clearErrors();
      onFilled();
    },
    [form, isFree, onFilled, put],
  );

  const replaceOwn = useCallback((): void => {
    for (const { name, offered } of differing) {
      put(name, offered);
      filled.current = { ...filled.current, [name]: offered };
    }
    setDiffering([]);
    form.clearErrors();
  }, [differing, form, put]);

  return { fill, differsFrom, differing, replaceOwn };
}
