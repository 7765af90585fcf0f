import { bodyOf, send, startStandIn } from './stand-in.ts'

/** Stands in for the lender: a script that insists on being started as the real one does, and draws. */
export async function startFinancing(port: number) {
  const calls: unknown[] = []
  let drawsAfter = 0
  const standIn = await startStandIn(port, async (request, response) => {
    if (request.url === '/widgets/widget.js') return send(response, 'text/javascript', script(drawsAfter))
    if (request.url === '/apply') return send(response, 'text/html', '<title>Apply</title>')
    if (request.method === 'POST') calls.push(await bodyOf(request))
    response.writeHead(204).end()
  })
  return {
    ...standIn,
    /** The calls that were waiting for the script, as arrays of their arguments. */
    calls,
    /** Milliseconds until the next widgets draw. */
    drawAfter(ms: number) {
      drawsAfter = ms
    },
    async reset() {
      await standIn.become('answers')
      standIn.requests.length = 0
      calls.length = 0
      drawsAfter = 0
    },
  }
}

/** What such widgets do: text as HTML, a style element, style attributes, a frame of the lender's own. */
const script = (drawsAfter: number) => `(() => {
  const { id, src } = document.currentScript
  const { origin } = new URL(src)
  const widget = window[id]
  if (!widget?.q?.length) throw new Error('Widget didn\\'t find a queued init')
  if (window['loaded-' + id]) throw new Error('Widget with name [' + id + '] was already loaded')
  window['loaded-' + id] = true
  for (const call of widget.q) navigator.sendBeacon(origin + '/calls', JSON.stringify([...call]))
  const [, { variables, styles }, sections] = widget.q[0]
  setTimeout(() => {
    for (const section of sections) {
      document.getElementById(section).innerHTML =
        '<style>.offer { border: 1px solid }</style><h2 class="offer" style="color: ' + styles.primaryColor + '">' +
        variables.name + '</h2><iframe title="Apply" src="' + origin + '/apply" style="height: 600px"></iframe>'
    }
  }, ${drawsAfter})
})()`
