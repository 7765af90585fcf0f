import { openSqliteStore } from './sqlite/store.ts'
import type { Store, StoreEvent } from './store.ts'

/** Where messages are kept. */
export type StorePlace = {
  /** Holds the store of this machine; created for its owner only. */
  dataDir: string
}

/**
 * `serving` is for the one process that delivers; on a folder there can be no second. Others look in beside it.
 * Opening never fails: the calls do, until the store is there.
 */
export async function openStore(
  place: StorePlace,
  use: 'serving' | 'visiting' = 'visiting',
  tell: (event: StoreEvent) => void = () => {},
): Promise<Store> {
  return openSqliteStore(place.dataDir, use, tell)
}
