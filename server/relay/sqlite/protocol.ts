import type { StoreEvent } from '../store.ts'
import type { Calls } from './messages.ts'

/** What goes between the store's thread and everyone else. */
export type Asked = { id: number; name: string; args: unknown[] }
export type Answer = { id: number; value?: unknown; error?: { message: string; code: string | number } }
export type Told = { answers: Answer[] } | { event: StoreEvent }

type All = Calls['read'] & Calls['write']

/** Calls one of the thread's functions by name. */
export type Ask = <Name extends keyof All>(
  name: Name,
  ...args: Parameters<All[Name]>
) => Promise<ReturnType<All[Name]>>
