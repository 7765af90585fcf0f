import type { IncomingMessage, ServerResponse } from 'node:http'
import { relayPaths } from '#lib/forms/paths.ts'
import type { Labels, Metrics } from './metrics.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

const BOUNDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const posts = new Set<string>([relayPaths.sendJson, relayPaths.sendForm])
const watching = new Set<string>([relayPaths.health, relayPaths.ready])

/** Why a form was refused, in one word. */
const REASONS: Record<number, string> = {
  400: 'malformed',
  403: 'origin',
  405: 'method',
  408: 'too-slow',
  413: 'too-large',
  415: 'media-type',
  422: 'fields',
  429: 'rate',
  500: 'fault',
  503: 'store',
}

/** Counts what is answered, by kind and status, and how long it took. */
export function measured(handler: Handler, metrics: Metrics): Handler {
  const answered = metrics.counter('site_requests_total', 'Answers by kind of request and status.')
  const seconds = metrics.histogram(
    'site_request_duration_seconds',
    'From the request to the end of its answer.',
    BOUNDS,
  )
  const accepted = metrics.counter('relay_accepted_total', 'Form posts that were answered as received.')
  const refused = metrics.counter('relay_refused_total', 'Form posts that were refused, by reason.')

  function record(kind: string, status: number, began: number): void {
    answered.inc(labelsFor(kind, status))
    seconds.observe((performance.now() - began) / 1000, kindLabels[kind])
    if (kind !== 'form') return
    if (status < 400) accepted.inc()
    else refused.inc({ reason: REASONS[status] ?? status })
  }

  return (request, response) => {
    const began = performance.now()
    const kind = kindOf(request)
    const pending = handler(request, response)
    // Most answers are handed over whole at once; a listener for each would cost more than the answer.
    if (response.writableEnded) record(kind, response.statusCode, began)
    else response.once('close', () => record(kind, response.statusCode, began))
    return pending
  }
}

const kindLabels: Record<string, Labels> = Object.fromEntries(
  ['page', 'asset', 'form', 'health'].map((kind) => [kind, { kind }]),
)
const known = new Map<string, Labels>()

function labelsFor(kind: string, status: number): Labels {
  const key = `${kind}${status}`
  const labels = known.get(key) ?? { kind, status }
  known.set(key, labels)
  return labels
}

/** Never the address itself: whoever asks for a million addresses must not fill the memory. */
function kindOf({ url = '/', method }: IncomingMessage): string {
  const query = url.indexOf('?')
  const path = query < 0 ? url : url.slice(0, query)
  if (method === 'POST' && posts.has(path)) return 'form'
  if (watching.has(path)) return 'health'
  return path.includes('.', path.lastIndexOf('/')) ? 'asset' : 'page'
}
