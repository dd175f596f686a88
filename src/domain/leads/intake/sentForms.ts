import { parseJson } from '../../../lib/parseJson';
import { fieldOf } from './labels';

/** Forms as browsers and programs send them, read as labelled lines. */

/** What names a field and its value in a list of fields, as services send the leads of advertisements. */
const PAIR_LABELS = ['column_name', 'label', 'question', 'name', 'key', 'title'];
const PAIR_VALUES = ['string_value', 'values', 'value', 'answer'];

/** Returns the name and the value of a field in a list; undefined for anything else. */
function pairOf(field: unknown): [name: string, value: unknown] | undefined {
  const entries = new Map(Object.entries(field ?? {}) as [string, unknown][]);
  const label = entries.get(PAIR_LABELS.find((name) => entries.has(name)) ?? '');
  const value = PAIR_VALUES.find((name) => entries.has(name));
  return typeof label === 'string' && value ? [label, entries.get(value)] : undefined;
}

/** What some programs have beside the value of a field: `{name: {type: 'text', value: 'Ada Roy'}}`. */
const OF_FIELD = /^(?:id|type|title|label|required|(?:raw_)?value)$/;

/** Returns a list of named fields as their values by name, `[{name: 'phone', values: ['802-555-0113']}]`, and a field as its value. */
function withPairs(name: string, list: unknown): unknown {
  if (!Array.isArray(list)) {
    const isField = fieldOf(name) && Object.keys(list ?? {}).every((key) => OF_FIELD.test(key));
    return isField ? ((list as { value?: unknown } | null)?.value ?? list) : list;
  }
  const pairs = list.map(pairOf);
  const hasField = pairs.some((pair) => pair && fieldOf(pair[0]));
  return hasField
    ? pairs.map((pair, at) => (pair ? { [pair[0]]: pair[1] } : (list[at] as unknown)))
    : list;
}

/** The fields of a form as a browser sends them: `name=Ada+Roy&phone=802-555-0113`. */
const ENCODED = /^[\w.-]+=[^&\s]*(?:&[\w.-]+=[^&\s]*)+$/;

/** Returns labelled lines for what a form or a program has sent, encoded or as JSON; undefined for any other text. */
export function postedLines(text: string): string[] | undefined {
  const fields: [string, unknown][] = ENCODED.test(text) ? [...new URLSearchParams(text)] : [];
  // No other text names fields.
  if (/^\s*[[{]/.test(text))
    parseJson(JSON.stringify(parseJson(text, withPairs)) ?? '', (label, value) => {
      const isText = [value].flat().every((part) => !(part instanceof Object));
      // The place of a value in a list labels nothing.
      if (isText && /\p{L}/u.test(label)) fields.push([label, value]);
      return value;
    });
  if (fields.length === 0) return undefined;
  return fields.flatMap(([label, value]) => `${label}: ${String(value)}`.split('\n'));
}
