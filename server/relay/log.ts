import type { FormName } from '#lib/forms/definitions.ts'

/**
 * What the relay may say about its work. The details are a closed list so that nothing a visitor
 * typed, nor where it came from, can slip into a log.
 */
export type LogEntry = {
  level: 'info' | 'warn' | 'alert'
  event: string
  id?: string
  form?: FormName
  code?: string | number
  attempts?: number
  seconds?: number
  count?: number
  hint?: string
}

export type Log = (entry: LogEntry) => void

/** One line per event, alerts marked so that a watcher of the log can pick them out. */
export const printLog: Log = ({ level, event, hint, ...details }) => {
  const pairs = Object.entries(details).map(([name, value]) => ` ${name}=${value}`)
  const line = `relay ${level === 'info' ? '' : `${level.toUpperCase()} `}${event}${pairs.join('')}`
  const print = level === 'info' ? console.log : console.error
  print(hint ? `${line}: ${hint}` : line)
}

/** A code only: the words of a mail server may repeat a visitor's address. */
export function codeOf(error: unknown): string | number {
  const { responseCode, code, errcode } = error as { responseCode?: number; code?: string; errcode?: number }
  return errcode ?? responseCode ?? code ?? 'unknown'
}
