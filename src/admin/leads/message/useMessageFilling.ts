import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { EMPTY_LEAD_FORM, type LeadFormResult, type LeadFormValues } from '../form/leadFormValues';
import { MESSAGE_FIELDS, type MessageField, type MessageValues } from './messageValues';

export type LeadForm = UseFormReturn<LeadFormValues, unknown, LeadFormResult>;

/** A field in which the owner's text differs from the message's. */
export interface DifferingField {
  name: MessageField;
  own: string;
  offered: string;
}

/**
 * Fills a form from messages. A new message clears what the previous one filled in, so that two
 * people are never mixed in one lead. What the owner typed or chose is kept and listed.
 */
export function useMessageFilling(form: LeadForm, onFilled: () => void) {
  const filled = useRef<MessageValues>({});
  /** The fields in which the owner's text stays, though the message's differs. */
  const [differing, setDiffering] = useState<readonly DifferingField[]>([]);

  const put = (name: MessageField, value: string): void =>
    form.setValue(name, value, { shouldDirty: true });

  /** Whether a field may be filled in: it is empty, or as the previous message filled it in. */
  const isFree = (name: MessageField): boolean => {
    const shown = form.getValues(name);
    return shown === EMPTY_LEAD_FORM[name] || shown === filled.current[name];
  };

  /** Whether the owner typed something else into a field that a message fills in. */
  const differsFrom = (values: MessageValues): boolean =>
    MESSAGE_FIELDS.some((name) => !isFree(name) && form.getValues(name) !== (values[name] ?? ''));

  /** Replaces what the previous message filled in, and keeps what the owner typed. */
  const fill = (values: MessageValues): void => {
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
  };

  /** Uses the message's text in the fields in which it differs, too. */
  const replaceOwn = (): void => {
    for (const { name, offered } of differing) {
      put(name, offered);
      filled.current = { ...filled.current, [name]: offered };
    }
    setDiffering([]);
    form.clearErrors();
  };

  return { fill, differsFrom, differing, replaceOwn };
}
