// What is computed once and handed to everybody must stay as it is.

/** Freezes plain data to its leaves and returns it. */
export function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}
