import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type Load = { requestsPerSecond: number; failed: number }

/** One bounded run of wrk: two threads, 64 connections. */
export async function wrk(url: string, seconds: number, headers: string[] = []): Promise<Load> {
  const options = ['-t2', '-c64', `-d${seconds}s`, ...headers.flatMap((header) => ['-H', header])]
  const { stdout } = await run('wrk', [...options, url])
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0)
  const errors =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout)?.slice(1) ?? []
  return {
    requestsPerSecond: Math.round(number(/Requests\/sec:\s+([\d.]+)/)),
    failed:
      number(/Non-2xx or 3xx responses: (\d+)/) + errors.reduce((total, count) => total + Number(count), 0),
  }
}

export function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
