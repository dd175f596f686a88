import type * as v from 'valibot';
import { cutText } from './text';

/** The parts of a valibot schema that limit a length or a number. */
interface Limits {
  type?: string;
  requirement?: unknown;
  pipe?: readonly Limits[];
  wrapped?: Limits;
  entries?: Readonly<Record<string, Limits>>;
  item?: Limits;
  value?: Limits;
  options?: readonly Limits[];
}

/** Returns the greatest length that a schema allows; undefined if it has no limit. */
function greatestLength(shape: Limits): number | undefined {
  if (shape.wrapped) return greatestLength(shape.wrapped);
  if (shape.type === 'union') {
    const lengths = (shape.options ?? []).map(greatestLength);
    const known = lengths.filter((length) => length !== undefined);
    return known.length === 0 ? undefined : Math.max(...known);
  }
  const limit = shape.pipe?.find(({ type }) => type === 'max_length')?.requirement;
  return typeof limit === 'number' ? limit : undefined;
}

/** Returns the nearest number that a schema allows. */
function nearest(shape: Limits, value: number): number {
  const bound = (type: string, otherwise: number): number => {
    const limit = shape.pipe?.find((part) => part.type === type)?.requirement;
    return typeof limit === 'number' ? limit : otherwise;
  };
  const least = bound('min_value', -Infinity);
  if (Number.isNaN(value)) return Number.isFinite(least) ? least : 0;
  const isWhole = shape.pipe?.some(({ type }) => type === 'integer');
  const rounded = isWhole && Number.isFinite(value) ? Math.round(value) : value;
  return Math.min(Math.max(rounded, least), bound('max_value', Infinity));
}

function within(shape: Limits, value: unknown): unknown {
  if (shape.wrapped) return within(shape.wrapped, value);
  if (typeof value === 'number') return nearest(shape, value);
  const limit = greatestLength(shape) ?? Infinity;
  if (typeof value === 'string') {
    return value.length > limit && !shape.item ? cutText(value, limit) : value;
  }
  if (Array.isArray(value)) return everyWithin(shape.item ?? {}, value, limit);
  if (typeof value !== 'object' || value === null) return value;
  let changed: Record<string, unknown> | undefined;
  for (const [name, field] of Object.entries(value)) {
    const part = shape.entries?.[name] ?? shape.value;
    const fitting = part ? within(part, field) : field;
    if (fitting === field) continue;
    changed ??= { ...value };
    changed[name] = fitting;
  }
  return changed ?? value;
}

function everyWithin(shape: Limits, values: readonly unknown[], limit: number): readonly unknown[] {
  const fitting = values.slice(0, limit).map((value) => within(shape, value));
  const isSame =
    fitting.length === values.length && fitting.every((value, index) => value === values[index]);
  return isSame ? values : fitting;
}

/**
 * Cuts the texts and lists of a value to the lengths that its schema allows, and moves its numbers to
 * the nearest allowed one. Returns the value itself if all of it fits.
 */
export function withinLimits<Value>(schema: v.GenericSchema<unknown, Value>, value: Value): Value {
  const shape: unknown = schema;
  return within(shape as Limits, value) as Value;
}
