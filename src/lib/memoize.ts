/** Calls `make` once for each object; the result is freed with the object. */
export function memoizeByObject<Key extends WeakKey, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>()
  return (key) => made.getOrInsertComputed(key, make)
}
