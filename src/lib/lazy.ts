/** Returns a function that makes a value at its first call: a formatter of `Intl` takes long on a phone. */
/* @__NO_SIDE_EFFECTS__ */
export function lazy<Value extends object>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= make());
}
