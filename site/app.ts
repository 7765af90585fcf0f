import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FormName } from '#lib/forms/definitions.ts'
import { hiddenFields } from '#lib/forms/hidden-fields.ts'
import { closedHeaders } from './headers.ts'
import { createReceiver, type DrawForm } from './mail/receive.ts'
import type { Relay } from './mail/relay.ts'
import type { LiveSite } from './release.ts'
import { respond, setPageHeaders } from './respond.ts'

/** Where each form stands when the page it was sent from has none. */
const FORM_PAGES: Record<FormName, string> = { contact: '/contact', newsletter: '/', resume: '/careers' }

/** The whole program as one function of a request: the forms' paths to the relay, the rest from the site. */
export function createApp(site: LiveSite, relay?: Relay) {
  const receiver = relay && createReceiver(relay, drawRefused(site))
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    relay?.metrics.observe(response)
    if (receiver) {
      for (const [name, value] of closedHeaders) response.setHeader(name, value)
      if (await receiver.handle(request, response)) return
      for (const [name] of closedHeaders) response.removeHeader(name)
    }
    await respond(site.current, request, response)
  }
}

/** Under the policy of the page it draws, not of the address it was posted to. */
function drawRefused(site: LiveSite): DrawForm {
  return async ({ form, page, status, values, errors }, request, response) => {
    const { current } = site
    for (const address of [page, FORM_PAGES[form]]) {
      if (!Object.hasOwn(current.pages, address)) continue
      for (const [name] of closedHeaders) response.removeHeader(name)
      setPageHeaders(current, address, response)
      response.setHeader('Cache-Control', 'no-store')
      const sent = { values: { ...values, [hiddenFields.page]: page }, errors }
      if (await current.drawing.draw(address, () => ({ status, form, sent }), request, response)) return true
    }
    return false
  }
}
