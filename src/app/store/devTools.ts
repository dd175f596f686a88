import type { Action } from '@reduxjs/toolkit';
import { business } from '../../business';
import type { DomainState } from '../../domain/store';

/** Shortens long texts that go to the Redux DevTools extension, so that pictures do not slow it. */

/** Data URLs of at least this length are shortened. */
const LONG = 200;
/** Any text of at least this length is shortened: a post, a restored backup's markup. */
const VERY_LONG = 5_000;

/** Shortens a text for the extension: a long data URL becomes its type and length. */
function shortenText(text: string): string {
  const shortened = text.replaceAll(
    /data:([\w/+.-]+)[;,][^"'\s)]{200,}/g,
    (address, kind: string) => `[${kind}, ${address.length} characters]`,
  );
  return shortened.length > VERY_LONG
    ? `${shortened.slice(0, LONG)}… [${shortened.length} characters]`
    : shortened;
}

/** Removed from every log, because it would show whether somebody is signed in. */
const SIGNED_IN_FIELD: keyof DomainState['session'] = 'isSignedIn';
const NOT_SHOWN = '[not shown]';

/** Returns a value with long texts shortened and no signed-in flag; itself if it has neither. */
export function shorten<Value>(value: Value): Value {
  if (typeof value === 'string') {
    return (value.length > LONG ? shortenText(value) : value) as Value;
  }
  if (typeof value !== 'object' || value === null) return value;
  let isChanged = false;
  const entries = Object.entries(value).map(([key, inner]: [string, unknown]) => {
    const short = key === SIGNED_IN_FIELD ? NOT_SHOWN : shorten(inner);
    if (short !== inner) isChanged = true;
    return [key, short] as const;
  });
  if (!isChanged) return value;
  return (
    Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
  ) as Value;
}

/** The options of the connection to the extension. */
export const devToolsOptions = {
  name: business.name,
  maxAge: 100,
  trace: false,
  actionSanitizer: <A extends Action>(action: A): A => shorten(action),
  stateSanitizer: <State>(state: State): State => shorten(state),
} as const;
