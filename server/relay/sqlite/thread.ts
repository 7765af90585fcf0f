/** The store's own thread: a disk that is slow or a file that is locked holds up nobody but its callers. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Answer, Asked } from './protocol.ts'
import { createKeeper } from './keeper.ts'
import { createWriter } from './writer.ts'

type Call = (...args: unknown[]) => unknown

const { dataDir, serving } = workerData as { dataDir: string; serving: boolean }
const keeper = createKeeper(dataDir, serving, (event) => parentPort?.postMessage({ event }))
const { write } = createWriter(keeper)
let answers: Answer[] = []

parentPort?.on('message', ({ id, name, args }: Asked) => {
  if (name === 'close') {
    keeper.close()
    parentPort?.close()
    return
  }
  answer(name, args).then(
    (value) => reply({ id, value }),
    (error: unknown) => reply({ id, ...plain(error) }),
  )
})

async function answer(name: string, args: unknown[]): Promise<unknown> {
  try {
    const { read } = keeper.open().calls
    if (Object.hasOwn(read, name)) return (read as unknown as Record<string, Call>)[name]?.(...args)
  } catch (error) {
    keeper.judge(error)
    throw error
  }
  // Looked up again inside: the store may have been opened anew by then.
  return write(() => (keeper.open().calls.write as unknown as Record<string, Call>)[name]?.(...args))
}

/** Those of one commit go back together. */
function reply(one: Answer): void {
  if (answers.length === 0)
    setImmediate(() => {
      parentPort?.postMessage({ answers })
      answers = []
    })
  answers.push(one)
}

/** An error that survives the way between threads. */
function plain(error: unknown): Pick<Answer, 'error'> {
  const { message, code, errcode } = error as { message: string; code?: string; errcode?: number }
  return { error: { message, code: errcode ?? code ?? 'unknown' } }
}
