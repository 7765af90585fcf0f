/** Like the real script, it reads `arguments` objects only, creates a Trusted Types policy and loads another script. */
export const analytics = `(() => {
  const { origin, searchParams } = new URL(document.currentScript.src)
  const id = searchParams.get('id')
  const report = (calls) => {
    if (window['ga-disable-' + id]) return
    document.cookie = '_ga=GA1.1.1.1; path=/'
    document.cookie = '_ga_' + id.slice(2) + '=GS1.1.1; path=/'
    const read = calls.filter((call) => Object.prototype.toString.call(call) === '[object Arguments]')
    fetch(origin + '/collect', { method: 'POST', keepalive: true, body: JSON.stringify(read.map((call) => [...call])) })
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

/** Like a lender's widget, it requires its queue and writes HTML, styles and a frame of the lender. */
export const financing = (drawsAfter: number) => `(() => {
  const { id, src } = document.currentScript
  const { origin } = new URL(src)
  const widget = window[id]
  if (!widget?.q?.length) throw new Error('Widget didn\\'t find a queued init')
  if (window['loaded-' + id]) throw new Error('Widget with name [' + id + '] was already loaded')
  window['loaded-' + id] = true
  for (const call of widget.q) fetch(origin + '/calls', { method: 'POST', body: JSON.stringify([...call]) })
  const [, { variables, styles }, sections] = widget.q[0]
  setTimeout(() => {
    for (const section of sections) {
      document.getElementById(section).innerHTML =
        '<style>.offer { border: 1px solid }</style><h2 class="offer" style="color: ' + styles.primaryColor + '">' +
        variables.name + '</h2><iframe title="Apply" src="' + origin + '/apply" style="height: 600px"></iframe>'
    }
  }, ${drawsAfter})
})()`

/** Answers messages as the real player does with enablejsapi. */
export const player = `<!doctype html><title>Player</title><button>Play</button><script>
addEventListener('message', ({ source, data }) => {
  if (JSON.parse(data).event === 'listening') source.postMessage('{"event":"onReady"}', '*')
})
</script>`
