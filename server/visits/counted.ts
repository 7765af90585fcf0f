import type { IncomingMessage, ServerResponse } from 'node:http'
import { visitKinds, visitsPath, type VisitKind } from '#lib/visits.ts'
import { closedHeaders } from '../headers.ts'
import { sendText } from '../respond.ts'
import type { VisitCounter } from './visits.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** A kind, a space and a page's address. */
const MOST_BYTES = 300

/** Answers as before and counts afterwards: whatever goes wrong with counting, the page has been served. */
export function counted(handler: Handler, visits: VisitCounter): Handler {
  const note = (request: IncomingMessage, response: ServerResponse) => {
    try {
      visits.note(request, response)
    } catch {
      // A figure less is no reason to fail.
    }
  }
  return (request, response) => {
    if (request.url === visitsPath && request.method === 'POST' && visits.isOn())
      return takeClick(request, response, visits)
    const pending = handler(request, response)
    // As in request-metrics.ts: most answers are handed over whole at once.
    if (response.writableEnded) note(request, response)
    else response.once('close', () => note(request, response))
    return pending
  }
}

/** What a page tells of a click, or of its being shown after it was fetched ahead. */
async function takeClick(
  request: IncomingMessage,
  response: ServerResponse,
  visits: VisitCounter,
): Promise<void> {
  // Browsers cannot leave this header out or forge it; whoever can is no browser.
  if (request.headers['sec-fetch-site'] !== 'same-origin' && !isOwnOrigin(request))
    return sendText(response, 403, 'Forbidden')
  let text = ''
  for await (const chunk of request) {
    text += String(chunk)
    if (text.length > MOST_BYTES) return sendText(response, 413, 'Too large', [['Connection', 'close']])
  }
  const [word = '', page = ''] = text.split(' ')
  const kind = visitKinds.find((one) => one === word && one !== 'form') as VisitKind | undefined
  if (!kind) return sendText(response, 400, 'Bad request')
  visits.add(kind, page, request)
  response.writeHead(204, Object.fromEntries(closedHeaders)).end()
}

function isOwnOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
  return host !== undefined && (origin === `https://${host}` || origin === `http://${host}`)
}
