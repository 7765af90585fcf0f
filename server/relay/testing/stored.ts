import { openStore, type StorePlace } from '../open-store.ts'
import type { Message } from '../store.ts'

/** Every message in the store, seen from beside the relay. */
export async function readStored(place: StorePlace): Promise<Message[]> {
  const store = await openStore(place)
  try {
    return await store.list()
  } finally {
    await store.close()
  }
}
