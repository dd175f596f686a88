import type { Action } from '@reduxjs/toolkit';
import { business } from '../../business';
import type { DomainState } from '../../domain/store';

/**
 * What the Redux DevTools extension is shown. The store itself keeps everything; only what travels
 * to the extension is shortened, so that a picture in a text does not slow it down.
 */

/** From which length on a text that begins as a data address is shortened. */
const LONG = 200;
/** Texts of this length are shortened whatever they hold: a post, a restored backup's markup. */
const VERY_LONG = 5_000;

/** A text for the extension: long data addresses are named by kind and length. */
function shortenText(text: string): string {
  const shortened = text.replaceAll(
    /data:([\w/+.-]+)[;,][^"'\s)]{200,}/g,
    (address, kind: string) => {
      return `[${kind}, ${address.length} characters]`;
    },
  );
  return shortened.length > VERY_LONG
    ? `${shortened.slice(0, LONG)}… [${shortened.length} characters]`
    : shortened;
}

/** Whether somebody is signed in is nobody's business: it is in no log. */
const SIGNED_IN_FIELD: keyof DomainState['session'] = 'isSignedIn';
const NOT_SHOWN = '[not shown]';

/**
 * A value without long texts in it, and without whether somebody is signed in; the same object
 * where it has neither.
 */
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

/** How the store is connected to the extension. */
export const devToolsOptions = {
  name: business.name,
  maxAge: 100,
  trace: false,
  actionSanitizer: <A extends Action>(action: A): A => shorten(action),
  stateSanitizer: <State>(state: State): State => shorten(state),
} as const;

/** Whether the built site is to be connected too: `?devtools` in the address. */
export const isDevToolsWanted = (search: string): boolean =>
  new URLSearchParams(search).has('devtools');
