import type { ClientDirective } from 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:engage'?: boolean
  }
}

/**
 * client:engage hydrates an island when the visitor first touches it: a pointer over it, focus in it, a tap on it.
 * Until then the page ships no framework, and the plain HTML underneath works.
 */
const engage: ClientDirective = (load, _options, element) => {
  const signs = ['focusin', 'pointerover', 'touchstart'] as const
  const start = async () => {
    for (const sign of signs) element.removeEventListener(sign, start)
    const hydrate = await load()
    await hydrate()
    // It could not be loaded, perhaps offline: the next touch tries again.
    if (element.hasAttribute('ssr')) listen()
  }
  const listen = () => {
    for (const sign of signs) element.addEventListener(sign, start, { passive: true })
  }
  listen()
  // This script came when the visitor was near: perhaps it was overtaken.
  if (element.matches(':hover, :focus-within')) void start()
}

export default engage
