import * as v from 'valibot';
import { withinLimits } from './lengthLimits';
import { lookUp } from './lookUp';

/**
 * Reads what storage holds as an entity of a schema, whatever is odd about it (`decisions.md`, Reading
 * what is stored): a field that is missing or wrong takes its default, an unknown field is carried
 * along, and the original of whatever was not read as it is stays with the entity, so that it is
 * written back unless somebody changes the field.
 */

type Fields = Readonly<Record<string, unknown>>;

/** What an entity of the state carries beside its fields: never stored under this name. */
export interface WithOriginals {
  /**
   * The stored values, by field, that were not read as they are; of a collection, what in it is no
   * object with an id.
   */
  readonly _original?: Fields;
}

/** A schema of an entity, as far as it is needed here. */
export interface EntitySchema {
  readonly entries: Readonly<Record<string, v.GenericSchema>>;
}

const DEFAULTS = new WeakMap<object, unknown>();

/**
 * Says what a stored value is read as that does not fit a field; where nothing is said, it is the
 * field's default, else empty. Returns the schema.
 */
export function readAs<Schema extends v.GenericSchema>(
  schema: Schema,
  otherwise: v.InferOutput<Schema>,
): Schema {
  DEFAULTS.set(schema, otherwise);
  return schema;
}

/** What of a valibot schema says how a value is to be read. */
interface Shape {
  type: string;
  wrapped?: v.GenericSchema;
  item?: v.GenericSchema;
  entries?: EntitySchema['entries'];
}
const shapeOf = (schema: object): Shape => schema as Shape;
const unwrapped = (schema: v.GenericSchema): v.GenericSchema => {
  const { wrapped } = shapeOf(schema);
  return wrapped ? unwrapped(wrapped) : schema;
};

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The id of something stored as text; undefined where it has none. */
export function textIdOf(value: unknown): string | undefined {
  const id = isRecord(value) ? value.id : undefined;
  return (typeof id === 'string' && id !== '') || typeof id === 'number' ? String(id) : undefined;
}

/** The members of a stored collection, by id, and what in it is none: `rest` is undefined where there is nothing. */
export function splitCollection(stored: unknown): {
  members: Record<string, unknown>[];
  rest: unknown;
} {
  if (!Array.isArray(stored)) return { members: [], rest: stored };
  const members: Record<string, unknown>[] = [];
  const rest: unknown[] = [];
  const known = new Set<string>();
  for (const one of stored) {
    const id = textIdOf(one);
    if (id === undefined || known.has(id)) rest.push(one);
    else members.push(one as Record<string, unknown>);
    if (id !== undefined) known.add(id);
  }
  return { members, rest: rest.length > 0 ? rest : undefined };
}

/** A collection as it is stored: the inverse of {@link splitCollection}. */
export function joinCollection(members: readonly unknown[], rest: unknown): unknown {
  if (rest === undefined) return members;
  if (Array.isArray(rest)) return [...members, ...rest];
  return members.length === 0 ? rest : [...members, rest];
}

/** The schema of a collection's members; undefined where a field is no collection. */
export function memberSchemaOf(field: v.GenericSchema): EntitySchema | undefined {
  const { item } = shapeOf(unwrapped(field));
  const { entries } = item ? shapeOf(item) : {};
  return entries?.id ? { entries } : undefined;
}

/** What a stored value may have meant, by the kind of its field, in the order in which it is tried. */
function readingsOf(type: string, stored: unknown): unknown[] {
  if (stored === null) return [undefined];
  if (type === 'array') {
    const parts = Array.isArray(stored) ? stored : isPlain(stored) ? textOf(stored).split(',') : [];
    return [
      parts
        .filter(isPlain)
        .map((one) => textOf(one).trim())
        .filter(Boolean),
    ];
  }
  if (!isPlain(stored)) return [];
  const text = textOf(stored);
  if (type === 'number') {
    const figure = text.replaceAll(/[$,\s]/g, '');
    return figure === '' ? [] : [Number(figure)];
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

/** What a field is where nothing can be read: what its schema says, else empty. */
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

/**
 * Reads a stored object as an entity of a schema. Never fails.
 *
 * @param id the id that the entity goes by, where the stored one is not of the right type
 */
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
      entity[name] = members.map((one) => readLeniently(memberSchema, one, textIdOf(one)));
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

/** An entity as it is to be stored: the inverse of {@link readLeniently}. The same object where nothing was odd. */
export function withOriginals<Entity extends object>(entity: Entity & WithOriginals): Entity {
  const { _original: originals, ...fields } = entity as Fields & WithOriginals;
  let stored: Record<string, unknown> | undefined = originals && { ...fields, ...originals };
  for (const [name, value] of Object.entries(fields)) {
    if (!Array.isArray(value) || !value.some(isRecord)) continue;
    const members = value.map((one: unknown) => (isRecord(one) ? withOriginals(one) : one));
    const rest = originals?.[name];
    if (rest === undefined && members.every((one, index) => one === value[index])) continue;
    stored ??= { ...fields };
    stored[name] = joinCollection(members, rest);
  }
  return (stored ?? entity) as Entity;
}

/** The most characters of a stored value that are shown. */
const SHOWN_LENGTH = 200;

const shownText = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value) && value.every(isPlain)) return value.join(', ');
  return isPlain(value) ? textOf(value) : JSON.stringify(value);
};

/** The stored values of an entity, by field and as text, that it shows as something else. */
export function unreadValues(entity: object & WithOriginals): [field: string, value: string][] {
  const shown = entity as Fields;
  return Object.entries(entity._original ?? {})
    .map(([field, original]): [string, string] => [field, shownText(original)])
    .filter(([field, text]) => text !== '' && text !== shownText(shown[field]))
    .map(([field, text]) => [field, text.slice(0, SHOWN_LENGTH)]);
}

const sameId = (all: unknown, member: unknown): unknown =>
  Array.isArray(all) ? all.find((one) => textIdOf(one) === textIdOf(member)) : undefined;

/**
 * Drops the originals of fields that were changed since: somebody has chosen another value. Returns
 * `after` itself where there is none.
 */
export function withoutStaleOriginals<Entity extends object>(
  before: Entity & WithOriginals,
  after: Entity & WithOriginals,
): Entity & WithOriginals {
  let next: Record<string, unknown> | undefined;
  const was = before as Fields;
  for (const [name, value] of Object.entries(after)) {
    if (value === was[name]) continue;
    if (Array.isArray(value) && value.some(isRecord)) {
      const members = value.map((one: unknown) => {
        const earlier = isRecord(one) ? sameId(was[name], one) : undefined;
        return isRecord(one) && isRecord(earlier) ? withoutStaleOriginals(earlier, one) : one;
      });
      if (members.some((one, index) => one !== value[index]))
        next = { ...(next ?? after), [name]: members };
    } else if (
      after._original?.[name] !== undefined &&
      after._original[name] === before._original?.[name]
    ) {
      const { [name]: _stale, ...originals } = { ...((next ?? after)._original as Fields) };
      next = { ...(next ?? after), _original: originals };
    }
  }
  return (next ?? after) as Entity & WithOriginals;
}
