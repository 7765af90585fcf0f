import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FormName } from '#lib/forms/definitions.ts'
import { relayPaths } from '#lib/forms/paths.ts'
import { fillForm } from './form-page.ts'
import { closedHeaders, type Header } from './headers.ts'
import type { LiveSite } from './live-site.ts'
import type { RenderForm } from './relay/options.ts'
import { respond } from './respond.ts'

/** Whoever answers the forms: says whether a request was its own. */
export type Mounted = { handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> }

/** Where each form stands when the sender did not say which page it came from. */
const FORM_PAGES: Record<FormName, string> = { contact: '/contact', newsletter: '/', resume: '/careers' }

const ownPaths = new Set<string>(Object.values(relayPaths))
const answering = new AsyncLocalStorage<ServerResponse>()

/** The whole program as one function of a request: the relay's paths to the relay, the rest from the site. */
export function createApp(site: LiveSite, relay?: Mounted) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (relay && ownPaths.has(request.url?.split('?', 1)[0] ?? '')) {
      setHeaders(response, closedHeaders)
      if (await answering.run(response, () => relay.handle(request, response))) return
    }
    respond(site.current, request, response)
  }
}

/** Draws the page a form was sent from once more, as the visitor left it, under that page's own policy. */
export function formRenderer(site: LiveSite): RenderForm {
  return (form, values, errors) => {
    for (const address of [values.page ?? '', FORM_PAGES[form]]) {
      const page = site.current.byAddress.get(address)
      const html = page?.planned.kind === 'page' && page.representations.at(-1)?.body?.toString()
      const filled = html && fillForm(html, form, values, errors)
      if (!page || !filled) continue
      setHeaders(answering.getStore(), page.planned.headers)
      return filled
    }
    return undefined
  }
}

/** The security headers alone: the relay knows best what else its answer needs. */
function setHeaders(response: ServerResponse | undefined, headers: Header[]): void {
  const own = new Map(headers)
  for (const [name] of closedHeaders) {
    const value = own.get(name)
    if (value === undefined) response?.removeHeader(name)
    else response?.setHeader(name, value)
  }
}
