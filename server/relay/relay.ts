import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { relayPaths } from '#lib/forms/paths.ts'
import { clientAddress, networksOf } from './address.ts'
import { answerRefusal, answerSuccess, send } from './answer.ts'
import { watchMail } from './alert.ts'
import { createCounters } from './counters.ts'
import { createDelivery } from './deliver.ts'
import { printLog } from './log.ts'
import { createMessenger } from './messenger.ts'
import { defaultLimits, type RelayOptions } from './options.ts'
import { crossOriginHeaders } from './origin.ts'
import { openStore } from './open-store.ts'
import { kept } from './once.ts'
import { createOutbox } from './outbox.ts'
import { keepPurging } from './purging.ts'
import { receive, type Receiver } from './receive.ts'
import { Gone, Refusal } from './refusal.ts'
import { createRoom } from './room.ts'
import { createSmtpTransport } from './smtp.ts'
import type { Figures } from './store.ts'
import { unstorable } from './unstorable.ts'
import { createToken, type Moment } from './token.ts'
import { createWarnings } from './warnings.ts'
import { watchStore } from './watch-store.ts'
import { createWork } from './work.ts'

export type Relay = {
  /** Serves the request, or answers false when the path is not the relay's. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  /** For the operator: how many messages are in each state, and how long the oldest has waited. */
  counts(): Promise<Omit<Figures, 'waitingSince'> & { waitingSeconds: number }>
  /** Finishes what is under way and closes the store. */
  close(): Promise<void>
}

const readinessMs = 1_000
/** A store that is out of reach must not keep the pages from being served. */
const patienceAtStartMs = 1_000

/** The mail relay: speaks the two calls of EmailJS, keeps every message, and delivers it in its own time. */
export async function createRelay(options: RelayOptions): Promise<Relay> {
  const { log = printLog, clock = Date.now, steadyClock = () => performance.now() } = options
  const limits = { ...defaultLimits, ...options.limits }
  const store = await openStore(options, 'serving', (event) => log({ level: 'alert', ...event }))
  const secret = kept(() => store.secret())
  const process = randomBytes(6).toString('base64url')
  const moment = (): Moment => ({ wall: clock(), steady: steadyClock(), process })
  const work = createWork(options.rate, limits.workPauseMs, steadyClock)
  const receiver: Receiver = {
    options,
    limits,
    store,
    counters: options.counters ?? store.counters ?? createCounters(steadyClock),
    work,
    room: createRoom(options.dataDir, store, { ...options, everyMs: limits.roomMs }, steadyClock),
    secret,
    warnings: createWarnings(log, steadyClock),
    log,
    clock,
    moment,
  }
  const transport = options.smtpUrl
    ? createSmtpTransport(options.smtpUrl, options, limits)
    : createOutbox(options.outboxDir, options, limits.outboxFiles)
  const delivery = createDelivery(store, transport, limits, log, clock)
  const purge = { days: options.purgeDays, everyMs: limits.purgeMs }
  const purging = keepPurging([store, transport], purge, log, clock, steadyClock)
  const alerting =
    options.alert && watchMail(store, createMessenger(options.alert, options), log, clock, options.alertTimes)
  const watch = watchStore(store, limits.pollMs, log, delivery.wake)
  const open = new Set<Promise<void>>()
  let closing: Promise<void> | undefined
  let readiness = { at: -Infinity, answer: Promise.resolve(true) }

  async function post(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    if (closing) throw new Refusal(503, 'The server is restarting. Please try again.', { 'retry-after': '5' })
    const submission = await receive(request, path, receiver)
    answerSuccess(request, response, submission)
    delivery.wake()
  }

  function preflight(request: IncomingMessage, response: ServerResponse): void {
    const allowed = crossOriginHeaders(request, options.allowedOrigins)
    if (!allowed['access-control-allow-origin']) throw new Refusal(403, 'This origin is not allowed.')
    send(response, 204, '', {
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': '86400',
    })
  }

  /** Asked at most once a second: each time writes to the disk, and anybody may ask. */
  async function isReady(): Promise<boolean> {
    if (closing) return false
    if (clock() - readiness.at >= readinessMs || clock() < readiness.at)
      readiness = { at: clock(), answer: store.check().then(...whether) }
    return readiness.answer
  }

  async function tellReadiness(response: ServerResponse): Promise<void> {
    if (await isReady()) send(response, 200, 'ready')
    else send(response, 503, 'not ready', { 'retry-after': '5' })
  }

  async function token(response: ServerResponse): Promise<void> {
    try {
      send(response, 200, createToken(await secret(), moment()))
    } catch (error) {
      throw unstorable(error, options, log)
    }
  }

  async function route(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    for (const [name, value] of Object.entries(crossOriginHeaders(request, options.allowedOrigins)))
      response.setHeader(name, value)
    const reads = reading.has(path)
    if (!reads && request.method === 'POST') return post(request, response, path)
    if (!reads && request.method === 'OPTIONS') return preflight(request, response)
    if (!reads || (request.method !== 'GET' && request.method !== 'HEAD'))
      throw new Refusal(405, 'This method is not allowed here.', {
        allow: reads ? 'GET, HEAD' : 'POST, OPTIONS',
      })
    if (path === relayPaths.health) send(response, 200, 'ok')
    else await (path === relayPaths.ready ? tellReadiness(response) : token(response))
  }

  async function serve(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    try {
      await route(request, response, path)
    } catch (error) {
      if (error instanceof Gone) return
      if (error instanceof Refusal) return refuse(request, response, error)
      const { name } = error as Error
      log({ level: 'alert', event: 'unexpected-error', code: name })
      send(response, 500, 'Something went wrong. Please try again, or call us.')
    }
  }

  /** Drawing a page takes longer than saying a word: it has to be paid for. */
  function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
    const networks = networksOf(clientAddress(request, options.trustProxy))
    answerRefusal(request, response, refusal, (...form) =>
      work.allowDrawing(networks) ? options.renderForm?.(...form) : undefined,
    )
  }

  async function shut(): Promise<void> {
    purging.close()
    await Promise.allSettled(open)
    watch.close()
    await alerting?.close()
    await delivery.close()
    await store.close()
  }

  if (!options.smtpUrl) {
    const hint = 'SMTP_URL is not set: messages are written as .eml files into the outbox folder'
    log({ level: 'warn', event: 'no-mail-server', hint })
  }
  await Promise.race([watch.look(), delay(patienceAtStartMs, undefined, { ref: false })])
  delivery.wake()

  return {
    async handle(request, response) {
      const path = (request.url ?? '').split('?', 1)[0] ?? ''
      if (!ownPaths.has(path)) return false
      const served = serve(request, response, path).finally(() => open.delete(served))
      open.add(served)
      await served
      return true
    },
    async counts() {
      const { waitingSince, ...states } = await store.figures()
      return { ...states, waitingSeconds: Math.max(0, (clock() - (waitingSince ?? clock())) / 1000) }
    },
    close() {
      closing ??= shut()
      return closing
    },
  }
}

const ownPaths = new Set<string>(Object.values(relayPaths))
const reading = new Set<string>([relayPaths.health, relayPaths.ready, relayPaths.formToken])
const whether = [() => true, () => false] as const
