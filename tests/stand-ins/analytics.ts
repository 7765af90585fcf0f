import { bodyOf, send, startStandIn } from './stand-in.ts'

/** Stands in for the analytics service: its script reports every call it finds in the queue, and sets the cookies. */
export async function startAnalytics(port: number) {
  const calls: unknown[][] = []
  const standIn = await startStandIn(port, async (request, response) => {
    if (request.url?.startsWith('/gtag/js?')) return send(response, 'text/javascript', script)
    if (request.url === '/gtag/more.js') return send(response, 'text/javascript', 'window.moreOfGtag = true')
    if (request.method === 'POST') calls.push(...((await bodyOf(request)) as unknown[][]))
    response.writeHead(204).end()
  })
  return {
    ...standIn,
    /** What reached the service's queue in the pages, in order. */
    calls,
    async reset() {
      await standIn.become('answers')
      standIn.requests.length = 0
      calls.length = 0
    },
  }
}

/** Like the service's own: reads `arguments` objects only, makes its own Trusted Types policy and loads more of itself. */
const script = `(() => {
  const { origin, searchParams } = new URL(document.currentScript.src)
  const id = searchParams.get('id')
  const report = (calls) => {
    if (window['ga-disable-' + id]) return
    document.cookie = '_ga=GA1.1.1.1; path=/'
    document.cookie = '_ga_' + id.slice(2) + '=GS1.1.1; path=/'
    const read = calls.filter((call) => Object.prototype.toString.call(call) === '[object Arguments]')
    navigator.sendBeacon(origin + '/collect', JSON.stringify(read.map((call) => [...call])))
  }
  const layer = window.dataLayer
  report(layer)
  layer.push = (...calls) => { report(calls); return Array.prototype.push.apply(layer, calls) }
  const same = (text) => text
  const policy = window.trustedTypes.createPolicy('goog#html', { createHTML: same, createScript: same, createScriptURL: same })
  const more = document.createElement('script')
  more.src = policy.createScriptURL(origin + '/gtag/more.js')
  document.head.append(more)
})()`
