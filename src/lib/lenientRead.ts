import * as v from 'valibot';
import { withinLimits } from './limits';
import { lookUp } from './lookUp';
import type { Fields } from './recordsDiff';
import { cutText } from './text';

/**
 * Reads stored data as an entity and accepts invalid values: a missing or wrong field takes its default, an unknown
 * one is preserved, and the originals are written back unless the field is changed.
 */

/** Additional data of an entity in the state; never stored under this name. */
export interface WithOriginals {
  /** The stored values that were not read unchanged, by field; of a collection, its non-members. */
  readonly _original?: Fields;
}

/** The parts of an entity's schema that are needed here. */
export interface EntitySchema {
  readonly entries: Readonly<Record<string, v.GenericSchema>>;
}

const DEFAULTS = new WeakMap<object, unknown>();

/** Sets what an invalid stored value is read as, in place of the field's default or an empty one. */
export function readAs<Schema extends v.GenericSchema>(
  schema: Schema,
  otherwise: v.InferOutput<Schema>,
): Schema {
  DEFAULTS.set(schema, otherwise);
  return schema;
}

/** The parts of a valibot schema that decide how a value is read. */
interface SchemaShape {
  type: string;
  wrapped?: v.GenericSchema;
  item?: v.GenericSchema;
  entries?: EntitySchema['entries'];
}
const shapeOf = (schema: object): SchemaShape => schema as SchemaShape;
const unwrapped = (schema: v.GenericSchema): v.GenericSchema => {
  const { wrapped } = shapeOf(schema);
  return wrapped ? unwrapped(wrapped) : schema;
};

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the id of a stored item as text; undefined if it has none. */
export function textIdOf(value: unknown): string | undefined {
  const id = isRecord(value) ? value.id : undefined;
  return (typeof id === 'string' && id !== '') || typeof id === 'number' ? String(id) : undefined;
}

/** Splits a stored collection into its members, by id, and the other items, if any. */
export function splitCollection(stored: unknown): { members: Map<string, Fields>; rest: unknown } {
  const members = new Map<string, Fields>();
  if (!Array.isArray(stored)) return { members, rest: stored };
  const rest: unknown[] = [];
  for (const member of stored) {
    const id = textIdOf(member);
    if (id === undefined || members.has(id)) rest.push(member);
    else members.set(id, member as Fields);
  }
  return { members, rest: rest.length > 0 ? rest : undefined };
}

/** Returns a collection in its stored form: the inverse of {@link splitCollection}. */
export function joinCollection(members: readonly unknown[], rest: unknown): unknown {
  if (rest === undefined) return members;
  if (Array.isArray(rest)) return [...members, ...rest];
  return members.length === 0 ? rest : [...members, rest];
}

/** Returns the schema of a collection's members; undefined if a field is not a collection. */
export function memberSchemaOf(field: v.GenericSchema): EntitySchema | undefined {
  const { item } = shapeOf(unwrapped(field));
  const { entries } = item ? shapeOf(item) : {};
  return entries?.id ? { entries } : undefined;
}

/** Returns possible readings of a stored value for a type of field, to be tried in order. */
function readingsOf(type: string, stored: unknown): unknown[] {
  if (stored === undefined || stored === null) return [];
  if (type === 'array') {
    const parts = Array.isArray(stored) ? stored : isPlain(stored) ? textOf(stored).split(',') : [];
    return [
      parts
        .filter(isPlain)
        .map((part) => textOf(part).trim())
        .filter(Boolean),
    ];
  }
  if (!isPlain(stored)) return [];
  const text = textOf(stored);
  if (type === 'number') {
    const figure = text.replaceAll(/[$,\s]/g, '');
    const number = Number(figure);
    return figure === '' || Number.isNaN(number) ? [] : [number];
  }
  if (type === 'boolean') return lookUp(BOOLEANS, text) ?? [];
  const date = new Date(typeof stored === 'number' ? stored : Number.NaN);
  return [text, ...(Number.isNaN(date.getTime()) ? [] : [date.toISOString()])];
}

const BOOLEANS = { true: [true], '1': [true], false: [false], '0': [false] };

type Plain = string | number | boolean;
const isPlain = (value: unknown): value is Plain =>
  ['string', 'number', 'boolean'].includes(typeof value);
const textOf = (value: Plain): string => String(value);

/** Returns the value of an unreadable field: the schema's default, otherwise empty. */
function defaultOf(schema: v.GenericSchema): unknown {
  const result = v.safeParse(schema, undefined);
  if (result.success) return result.output;
  const inner = unwrapped(schema);
  if (DEFAULTS.has(inner)) return DEFAULTS.get(inner);
  return { number: 0, boolean: false, array: [], record: {} }[shapeOf(inner).type] ?? '';
}

function readField(schema: v.GenericSchema, stored: unknown): { value: unknown; isOdd: boolean } {
  const exact = v.safeParse(schema, stored);
  if (exact.success) return { value: exact.output, isOdd: false };
  for (const reading of readingsOf(shapeOf(unwrapped(schema)).type, stored)) {
    const result = v.safeParse(schema, withinLimits(schema, reading));
    if (result.success) return { value: result.output, isOdd: true };
  }
  return { value: defaultOf(schema), isOdd: stored !== undefined };
}

/** Reads a stored object as an entity, with `id` in place of an id of the wrong type. Never throws. */
export function readLeniently(
  schema: EntitySchema,
  { ['__proto__']: _ignored, ...stored }: Fields,
  id: string | number = stored.id as string,
): { id: string | number } & Fields & WithOriginals {
  const entity: { id: string | number } & Record<string, unknown> = { ...stored, id };
  const originals: Record<string, unknown> = {};
  if (id !== stored.id) originals.id = stored.id;
  for (const [name, field] of Object.entries(schema.entries)) {
    if (name === 'id') continue;
    const memberSchema = memberSchemaOf(field);
    if (memberSchema) {
      const { members, rest } = splitCollection(stored[name]);
      entity[name] = [...members].map(([id, member]) => readLeniently(memberSchema, member, id));
      if (rest !== undefined) originals[name] = rest;
      continue;
    }
    const { value, isOdd } = readField(field, stored[name]);
    if (value === undefined) delete entity[name];
    else entity[name] = value;
    if (isOdd) originals[name] = stored[name];
  }
  return Object.keys(originals).length > 0 ? { ...entity, _original: originals } : entity;
}

/** Returns an entity with its stored originals: the inverse of {@link readLeniently}. */
export function withOriginals<Entity extends object>(entity: Entity & WithOriginals): Entity {
  const { _original: originals, ...fields } = entity as Fields & WithOriginals;
  let stored: Record<string, unknown> | undefined = originals && { ...fields, ...originals };
  for (const [name, value] of Object.entries(fields)) {
    if (!Array.isArray(value) || !value.some(isRecord)) continue;
    const members = value.map((member: unknown) =>
      isRecord(member) ? withOriginals(member) : member,
    );
    const rest = originals && lookUp(originals, name);
    if (rest === undefined && members.every((member, index) => member === value[index])) continue;
    stored ??= { ...fields };
    stored[name] = joinCollection(members, rest);
  }
  return (stored ?? entity) as Entity;
}

/** The greatest number of characters shown of a stored value. */
const SHOWN_LENGTH = 200;

const shownText = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value) && value.every(isPlain)) return value.join(', ');
  return isPlain(value) ? textOf(value) : JSON.stringify(value);
};

/** Returns the stored values of an entity that were read as something else, as text. */
export function unreadValues(entity: object & WithOriginals): [field: string, value: string][] {
  const shown = entity as Fields;
  return Object.entries(entity._original ?? {})
    .map(([field, original]): [string, string] => [field, shownText(original)])
    .filter(([field, text]) => text !== '' && text !== shownText(lookUp(shown, field)))
    .map(([field, text]) => [field, cutText(text, SHOWN_LENGTH)]);
}

/** Drops the originals of fields changed since; returns `after` itself without any. */
export function withoutStaleOriginals<Entity extends object>(
  before: Entity & WithOriginals,
  after: Entity & WithOriginals,
): Entity & WithOriginals {
  let next: Record<string, unknown> | undefined;
  for (const [name, value] of Object.entries(after)) {
    const was = lookUp(before as Fields, name);
    const original = lookUp(after._original ?? {}, name);
    if (value === was) continue;
    if (Array.isArray(value) && value.some(isRecord)) {
      const earlier = splitCollection(was).members;
      const members = value.map((member: unknown) => {
        const same = earlier.get(textIdOf(member) ?? '');
        return same && isRecord(member) ? withoutStaleOriginals(same, member) : member;
      });
      if (members.some((member, index) => member !== value[index]))
        next = { ...(next ?? after), [name]: members };
    } else if (original !== undefined && original === lookUp(before._original ?? {}, name)) {
      const { [name]: _stale, ...originals } = { ...((next ?? after)._original as Fields) };
      next = { ...(next ?? after), _original: originals };
    }
  }
  return (next ?? after) as Entity & WithOriginals;
}
