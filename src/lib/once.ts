/**
 * Works a value out once for each object: a build asks for the same site or file for every page, and whoever edits one
 * file makes all of content/ be read again.
 */
export function onceFor<Key extends WeakKey, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>()
  return (key) => made.getOrInsertComputed(key, make)
}
