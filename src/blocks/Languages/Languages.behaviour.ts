/** Shows the line to a browser whose first language is that of the line; the first scroll takes it away again. */
export function start(line: HTMLElement): void {
  if (!navigator.language.toLowerCase().startsWith(line.lang)) return
  line.hidden = false
  addEventListener('scroll', () => (line.hidden = true), { once: true, passive: true })
}
