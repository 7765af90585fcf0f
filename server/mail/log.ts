/** Only these fields are logged; `hint` must never hold visitor text. */
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

export const printLog: Log = ({ level, event, hint, ...details }) => {
  const pairs = Object.entries(details).map(([name, value]) => ` ${name}=${value}`)
  const line = `${level === 'info' ? '' : `${level.toUpperCase()} `}${event}${pairs.join('')}`
  const print = level === 'info' ? console.log : console.error
  print(hint ? `${line}: ${hint}` : line)
}

/** Returns whether it is the first call with this key within a duration. */
export function createThrottle(duration: number): (key: string) => boolean {
  const calledAt = new Map<string, number>()
  return (key) => {
    const isFirst = performance.now() - (calledAt.get(key) ?? -Infinity) >= duration
    if (isFirst) calledAt.set(key, performance.now())
    return isFirst
  }
}

/** Only a code, because the text of a mail server's error may contain a visitor's address. */
export function codeOf(error: unknown): string | number {
  const { responseCode, code, errcode } = Object(error) as Record<string, string | number | undefined>
  return responseCode ?? code ?? errcode ?? 'unknown'
}
