/**
 * Once the page has loaded and somebody sees it. Another company's slow server then holds up nothing of ours, and a page
 * that the browser prepares in advance contacts nobody before it is opened.
 */
export function whenSeen(go: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', () => whenSeen(go), { once: true })
  } else if (document.readyState === 'complete') go()
  else addEventListener('load', go, { once: true })
}
