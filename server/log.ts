import { type Log, type LogEntry, printLog } from './relay/log.ts'

/** How the program speaks to whoever runs it: in lines for people, or in JSON for a collector of logs. */
export type Voice = {
  log: Log
  say(event: string, words: string): void
  complain(event: string, error: unknown): void
}

export const LOG_FORMATS = ['text', 'json'] as const
export type LogFormat = (typeof LOG_FORMATS)[number]

export function createVoice(format: LogFormat): Voice {
  if (format === 'text') {
    return {
      log: printLog,
      say: (_, words) => console.log(words),
      complain: (event, error) => console.error(`${event}:`, wordsOf(error)),
    }
  }
  return {
    log: printJson,
    say: (event, words) => printJson({ level: 'info', event, hint: words }),
    complain: (event, error) => printJson({ level: 'alert', event, hint: wordsOf(error) }),
  }
}

/** A broken pipe behind the log (its reader was restarted) must not end the server. */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

/** All on one stream, one object a line, so that a collector keeps their order. */
function printJson({ level, event, ...details }: LogEntry): void {
  console.log(JSON.stringify({ time: new Date().toISOString(), level, event, ...details }))
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
