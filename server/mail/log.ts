/**
 * What may be said about mail. The details are a closed list, so that nothing a visitor typed, nor where it came from,
 * can slip into a log.
 */
export type LogEntry = {
  level: 'info' | 'warn' | 'alert'
  event: string
  id?: string
  form?: string
  code?: string | number
  seconds?: number
  count?: number
  hint?: string | undefined
}
export type Log = (entry: LogEntry) => void

/** A line each; alerts are marked so that a watcher of the log can pick them out. */
export const printLog: Log = ({ level, event, hint, ...details }) => {
  const pairs = Object.entries(details).map(([name, value]) => ` ${name}=${value}`)
  const line = `${level === 'info' ? '' : `${level.toUpperCase()} `}${event}${pairs.join('')}`
  const print = level === 'info' ? console.log : console.error
  print(hint ? `${line}: ${hint}` : line)
}

/** A code only: the words of a mail server may repeat a visitor's address. */
export function codeOf(error: unknown): string | number {
  const { responseCode, code, errcode } = Object(error) as Record<string, string | number | undefined>
  return responseCode ?? code ?? errcode ?? 'unknown'
}
