/** Once for each object: a build asks for the same site for every page, and an edit makes all of content/ be read again. */
export function memoizeByObject<Key extends WeakKey, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>()
  return (key) => made.getOrInsertComputed(key, make)
}
