import { send, startStandIn } from './stand-in.ts'

/** Stands in for the video site: a player that answers whoever listens, as the real one does with enablejsapi. */
export async function startVideo(port: number) {
  const standIn = await startStandIn(port, (_, response) => send(response, 'text/html', player))
  return {
    ...standIn,
    async reset() {
      await standIn.become('answers')
      standIn.requests.length = 0
    },
  }
}

const player = `<!doctype html><title>Player</title><button>Play</button><script>
addEventListener('message', ({ source, data }) => {
  if (JSON.parse(data).event === 'listening') source.postMessage('{"event":"onReady"}', '*')
})
</script>`
