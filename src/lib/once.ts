/**
 * Works a value out once for each object: a build asks for the same site or file for every page, and whoever edits one
 * file makes all of content/ be read again.
 */
export function onceFor<Key extends WeakKey, Value>(make: (key: Key) => Value): (key: Key) => Value {
  return kept(new WeakMap<Key, Value>(), make)
}

export function onceForText<Value>(make: (text: string) => Value): (text: string) => Value {
  return kept(new Map<string, Value>(), make)
}

type Store<Key, Value> = {
  has: (key: Key) => boolean
  get: (key: Key) => Value | undefined
  set: (key: Key, value: Value) => unknown
}

function kept<Key, Value>(made: Store<Key, Value>, make: (key: Key) => Value) {
  return (key: Key): Value => {
    if (!made.has(key)) made.set(key, make(key))
    return made.get(key) as Value
  }
}
