import { openSqliteStore } from './sqlite/store.ts'
import type { Store, StoreEvent } from './store.ts'

/** Where messages are kept. */
export type StorePlace = {
  /** Holds the store of this machine; created for its owner only. */
  dataDir: string
  /** A PostgreSQL server instead, which several machines share. */
  storeUrl?: string
}

/**
 * `serving` is for the one process that delivers; on a folder there can be no second. Others look in beside it.
 * Opening never fails: the calls do, until the store is there.
 */
export async function openStore(
  { dataDir, storeUrl }: StorePlace,
  use: 'serving' | 'visiting' = 'visiting',
  tell: (event: StoreEvent) => void = () => {},
): Promise<Store> {
  if (!storeUrl) return openSqliteStore(dataDir, use, tell)
  // Only who has such a server needs what speaks with it.
  const { openPostgresStore } = await import('./postgres/store.ts')
  return openPostgresStore(storeUrl)
}
