import * as v from 'valibot';
import { HOUR_MS } from '../lib/durations';
import { parseJson } from '../lib/parseJson';
import { attempt } from './attempt';
import { keyOf } from './engine/keys';

/** The values of a form's fields, by field name. */
export type FormValues = Record<string, string | boolean>;

/** What was typed into a form and not yet sent or saved. */
export interface FormDraft {
  /** When it was typed, in milliseconds. */
  at: number;
  /** When it is too old to be restored, in milliseconds. */
  expiresAt: number;
  /** The values of the changed fields. */
  values: FormValues;
  /** In the form of a record: the record's values of these fields when typing began. */
  bases?: FormValues;
}

const PREFIX = keyOf('draft.');

const values = v.record(v.string(), v.union([v.string(), v.boolean()]));
const schema = v.object({
  at: v.number(),
  expiresAt: v.number(),
  values,
  bases: v.exactOptional(values),
});

/** Reads a stored draft; undefined for what this site has not written. */
function parse(text: string | null): FormDraft | undefined {
  const parsed = v.safeParse(schema, parseJson(text ?? ''));
  return parsed.success ? parsed.output : undefined;
}

const inTab = <Result>(action: () => Result): Result | undefined =>
  attempt('What is typed in this tab is not kept:', action);

/** Returns a draft of values that are typed now, to be kept for an hour unless a form says otherwise. */
export function draftOf(values: FormValues, maxAgeMs = HOUR_MS): FormDraft {
  const at = Date.now();
  return { at, expiresAt: at + maxAgeMs, values };
}

/** Stores the draft of a form; one without values is removed. Apart, for the page script. */
export const writeDraft = (form: string, draft: FormDraft): void =>
  inTab(() => {
    if (Object.keys(draft.values).length === 0) sessionStorage.removeItem(PREFIX + form);
    else sessionStorage.setItem(PREFIX + form, JSON.stringify(draft));
  });

/** Form drafts in session storage: they survive a reload and end with the tab. */
export const formDrafts = {
  /** Returns a form's draft, and removes every draft that is too old or unreadable. */
  read: (form: string, now: number): FormDraft | undefined =>
    inTab(() => {
      for (const key of Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX))) {
        const draft = parse(sessionStorage.getItem(key));
        if (!draft || now >= draft.expiresAt) sessionStorage.removeItem(key);
      }
      return parse(sessionStorage.getItem(PREFIX + form));
    }),
  /** Returns the name of the draft typed last among those with a prefix; undefined without any. */
  latest: (prefix: string): string | undefined =>
    inTab(() => {
      const typedAt = (key: string): number => parse(sessionStorage.getItem(key))?.at ?? 0;
      const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX + prefix));
      return keys.sort((a, b) => typedAt(b) - typedAt(a))[0]?.slice(PREFIX.length);
    }),
  write: writeDraft,
  remove: (form: string): void => inTab(() => sessionStorage.removeItem(PREFIX + form)),
};
