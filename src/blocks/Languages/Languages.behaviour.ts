import { offer } from './Languages.names.ts'

/** Shows the line to a browser whose first language is that of the line; the first scroll takes it away again. */
export function start(line: HTMLElement): void {
  const language = line.getAttribute(offer) ?? ''
  if (!navigator.language.toLowerCase().startsWith(language)) return
  line.hidden = false
  addEventListener('scroll', () => (line.hidden = true), { once: true, passive: true })
}
