import { readFileSync } from 'node:fs'

/** Processor time since the machine began, as Linux counts it. */
export type ProcessorTime = { all: number; stolen: number }

/** Undefined where the system does not tell, as on other systems than Linux. */
export function readProcessorTime(stat = statOfThisMachine()): ProcessorTime | undefined {
  const line = stat && /^cpu +(.+)$/m.exec(stat)
  if (!line) return undefined
  // user, nice, system, idle, waiting, interrupts twice, stolen; what follows is part of user.
  const times = line[1]!.split(' ').slice(0, 8).map(Number)
  return { all: times.reduce((sum, time) => sum + time, 0), stolen: times[7] ?? 0 }
}

/** The share of it that other guests of the same machine took, in percent: what is timed meanwhile says little. */
export function stolenBetween(before?: ProcessorTime, after?: ProcessorTime): number | undefined {
  if (!before || !after || after.all === before.all) return undefined
  return Math.round(((after.stolen - before.stolen) / (after.all - before.all)) * 100)
}

function statOfThisMachine(): string | undefined {
  try {
    return readFileSync('/proc/stat', 'utf8')
  } catch {
    return undefined
  }
}
